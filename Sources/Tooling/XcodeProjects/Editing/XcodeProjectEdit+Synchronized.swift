/// A folder that Xcode keeps in sync with the disk: its files belong to
/// targets without being listed.
struct SynchronizedFolder {
  let object: ProjectDraft.Object
  /// The path relative to the project's source root.
  let path: [String]
}

extension XcodeProject {
  /// The keys of the dictionaries in an exception set that contain settings for individual
  /// files. Each of these dictionaries is keyed by file path.
  static let keysOfFileSettings = [
    "additionalCompilerFlagsByRelativePath", "attributesByRelativePath",
    "platformFiltersByRelativePath",
  ]
}

extension XcodeProjectEdit {
  /// Returns the innermost synchronized folder that contains a path.
  func synchronizedFolder(around path: [String]) -> SynchronizedFolder? {
    guard let isa = project.table.position(ofClass: XcodeClass.synchronizedFolder) else {
      return nil
    }
    var found: SynchronizedFolder?
    for (object, entry) in project.table.entries.enumerated() where entry.objectClass == isa {
      guard let folder = draft.folder(of: object), path.count > folder.count,
        path.starts(with: folder), folder.count > found?.path.count ?? -1
      else { continue }
      found = SynchronizedFolder(object: object, path: folder)
    }
    return found
  }

  /// Changes the project so that a file of a synchronized folder belongs to exactly these
  /// targets.
  ///
  /// By default, the files of the folder belong to the folder's targets. An exception reverses
  /// this default for one file and one target: it removes the file from one of the folder's
  /// targets, or adds the file to another target.
  ///
  /// - Parameter former: the targets from which the file may be removed; `nil` for all.
  mutating func setExceptions(
    for path: [String], in folder: SynchronizedFolder, targets: [ProjectDraft.Object],
    former: Set<ProjectDraft.Object>?
  ) {
    let file = path.dropFirst(folder.path.count).joined(separator: "/")
    for target in project.targets.filter(\.takesFiles).map(\.object.position) {
      let isMember = draft.objects("fileSystemSynchronizedGroups", of: target)
        .contains(folder.object)
      let sets = exceptionSets(of: folder).filter { draft.reference("target", of: $0) == target }
      if isMember == targets.contains(target) {
        if !isMember, let former, !former.contains(target) { continue }
        for set in sets { removeException(file, from: set, of: folder, withSettings: !isMember) }
      } else if !sets.contains(where: { has(file, $0) }) {
        let set = sets.first ?? makeExceptionSet(for: target, of: folder)
        add(file, to: set)
      }
    }
  }

  /// Removes the exceptions for a file in a synchronized folder when the file is going to be
  /// deleted.
  mutating func removeExceptions(for path: [String], in folder: SynchronizedFolder) {
    let file = path.dropFirst(folder.path.count).joined(separator: "/")
    for set in exceptionSets(of: folder) {
      removeException(file, from: set, of: folder, withSettings: true)
    }
  }

  private func exceptionSets(of folder: SynchronizedFolder) -> [ProjectDraft.Object] {
    draft.objects("exceptions", of: folder.object)
  }

  private func has(_ file: String, _ set: ProjectDraft.Object) -> Bool {
    draft.items("membershipExceptions", of: set).contains { draft.text(of: $0) == file }
  }

  private mutating func add(_ file: String, to set: ProjectDraft.Object) {
    let items = draft.items("membershipExceptions", of: set)
    // Xcode keeps the files sorted.
    let position = items.firstIndex { draft.text(of: $0).map { file < $0 } ?? false }
    draft.insert(.text(file), at: position ?? items.count, "membershipExceptions", of: set)
  }

  /// - Parameter withSettings: true if the file's own settings in the target are removed, too.
  private mutating func removeException(
    _ file: String, from set: ProjectDraft.Object, of folder: SynchronizedFolder,
    withSettings: Bool
  ) {
    let keys = XcodeProject.keysOfFileSettings
    let removed = withSettings ? keys.filter { draft.entries($0, of: set).contains(file) } : []
    guard has(file, set) || !removed.isEmpty else { return }
    draft.remove(text: file, "membershipExceptions", of: set)
    for key in removed { draft.removeEntry(file, key, of: set) }
    let isEmpty =
      draft.items("membershipExceptions", of: set).isEmpty
      && keys.allSatisfy { draft.entries($0, of: set).isEmpty }
    guard isEmpty, draft.isa(of: set) == XcodeClass.exceptionSet else { return }
    let madeList = isOfListMadeHere(set, of: folder)
    draft.remove(reference: set, "exceptions", of: folder.object)
    draft.remove(set)
    // In Xcode, a folder without exceptions has no list. A list that Adder did not create
    // stays, even if it is empty.
    if madeList, draft.items("exceptions", of: folder.object).isEmpty {
      draft.removeField("exceptions", of: folder.object)
    }
  }

  /// Returns the role of a target's exception set; the set's identifier is derived from this
  /// role. The role records whether Adder created the folder's list of exceptions, so that the
  /// list can be removed together with the last exception set.
  private func role(for target: ProjectDraft.Object, madeList: Bool) -> String {
    let id = draft.id(of: target)
    return madeList ? "first exceptions of \(id)" : "exceptions of \(id)"
  }

  private func isOfListMadeHere(
    _ set: ProjectDraft.Object, of folder: SynchronizedFolder
  ) -> Bool {
    guard let target = draft.reference("target", of: set) else { return false }
    return draft.id(of: set)
      == usualIdentifier(
        folder.path.joined(separator: "/"), role: role(for: target, madeList: true))
  }

  private mutating func makeExceptionSet(
    for target: ProjectDraft.Object, of folder: SynchronizedFolder
  ) -> ProjectDraft.Object {
    let name = draft.name(of: folder.object)
    let targetName = draft.string("name", of: target) ?? ""
    let makesList =
      !draft.hasField("exceptions", of: folder.object)
      || exceptionSets(of: folder).contains { isOfListMadeHere($0, of: folder) }
    let set = draft.create(
      ProjectDraft.NewObject(
        id: newIdentifier(
          folder.path.joined(separator: "/"), role: role(for: target, madeList: makesList)),
        isa: XcodeClass.exceptionSet,
        comment: namesExceptionsByClass
          ? XcodeClass.exceptionSet
          : "Exceptions for \"\(name)\" folder in \"\(targetName)\" target",
        fields: [("membershipExceptions", .list([])), ("target", .object(target))]))
    draft.append(.object(set), "exceptions", of: folder.object)
    return set
  }

  /// True if the comments for exception sets contain their class, as in the
  /// first version of Xcode 16.
  private var namesExceptionsByClass: Bool {
    project.firstPosition(ofClass: XcodeClass.exceptionSet).map {
      ProjectStyle.comment(of: $0, in: project) == XcodeClass.exceptionSet
    } ?? false
  }
}
