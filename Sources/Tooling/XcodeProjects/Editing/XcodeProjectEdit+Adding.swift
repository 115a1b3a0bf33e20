/// A file to add to a project.
package struct XcodeFile: Equatable, Sendable {
  /// The path relative to the project's source root.
  package var path: String
  /// The path of the group that shows the file: the groups' names from the top, separated by `/`.
  package var group: String
  /// The names of the targets that compile or copy the file.
  package var targets: [String]
  /// True if the file is copied into the product regardless of its extension.
  package var isResource: Bool
  /// True if groups that are created for the file have no folders.
  package var hasLogicalGroup: Bool
  /// The targets from which a file that is already in the project may be removed; `nil` for
  /// all. The file stays in all other targets, which the user may have chosen.
  package var formerTargets: [String]?
  /// True if a file that the project shows in another group is moved to `group`.
  package var movesToGroup: Bool

  package init(
    path: String, group: String, targets: [String], isResource: Bool = false,
    hasLogicalGroup: Bool = false, formerTargets: [String]? = nil, movesToGroup: Bool = false
  ) {
    self.path = path
    self.group = group
    self.targets = targets
    self.isResource = isResource
    self.hasLogicalGroup = hasLogicalGroup
    self.formerTargets = formerTargets
    self.movesToGroup = movesToGroup
  }
}

/// The result of adding a file to a project.
package enum XcodeFilePlacement: Equatable, Sendable {
  /// The file was added to a group.
  case added
  /// The project already had the file; only its targets and its group can have changed.
  case kept
  /// The file is in a folder that Xcode keeps in sync with the disk; the
  /// value is the folder's name.
  case inSynchronizedFolder(String)
}

extension XcodeProjectEdit {
  /// Adds a file, and the groups and build phases that it needs.
  ///
  /// A file that is already in the project stays in its group unless `movesToGroup` is
  /// true. In either case, it is added to the given targets and removed from the others, as
  /// far as `formerTargets` allows.
  @discardableResult
  package mutating func add(_ file: XcodeFile) throws(XcodeProjectError) -> XcodeFilePlacement {
    let path = try path(file.path)
    let groups = try groupPath(file.group)
    let targets = try targets(file.targets)
    let former = file.formerTargets.map { names in
      Set(project.targets.filter { names.contains($0.name) }.map(\.object.position))
    }
    if let folder = synchronizedFolder(around: path) {
      setExceptions(for: path, in: folder, targets: targets, former: former)
      return .inSynchronizedFolder(draft.name(of: folder.object))
    }
    let place = try place(of: groups)
    if let folder = place.synchronizedFolder {
      throw .outsideSynchronizedFolder(file: file.path, folder: draft.name(of: folder))
    }
    let type = FileType(of: path.last ?? "")
    let role = file.isResource ? .resource : type.role
    let references = files(at: path)
    if !references.isEmpty {
      setMembership(
        of: references.map(member), path, role: role, targets: targets, former: former)
      if file.movesToGroup, references.count == 1 {
        move(references[0], to: place, groups, file.hasLogicalGroup ? nil : Array(path.dropLast()))
      }
      return .kept
    }
    let folder = file.hasLogicalGroup ? nil : Array(path.dropLast())
    let group = make(place, at: groups, folder: folder)
    let reference = addReference(path, type, to: group)
    for target in targets { addBuildFile(for: reference, path, role: role, to: target) }
    return .added
  }

  /// Moves a file to another group if that is possible without changing the file's own path.
  private mutating func move(
    _ reference: ProjectDraft.Object, to place: GroupPlace, _ groups: [String], _ folder: [String]?
  ) {
    let parent = Int(draft.parents[reference])
    guard parent >= 0, draft.isa(of: parent) == XcodeClass.group else { return }
    if place.missing.isEmpty, place.group == parent { return }
    let group = make(place, at: groups, folder: folder)
    let isPathOfItsOwn = draft.string("sourceTree", of: reference) == "SOURCE_ROOT"
    guard isPathOfItsOwn || draft.folder(of: group) == draft.folder(of: parent) else { return }
    draft.remove(reference: reference, "children", of: parent)
    show(reference, name: draft.name(of: reference), in: group)
  }

  private mutating func addReference(
    _ path: [String], _ type: FileType, to group: ProjectDraft.Object
  ) -> ProjectDraft.Object {
    let name = path.last ?? ""
    let reference = draft.create(
      ProjectDraft.NewObject(
        id: newIdentifier(path.joined(separator: "/"), role: "file"),
        isa: XcodeClass.fileReference, comment: name,
        fields: [("lastKnownFileType", .text(type.name))]
          + fileFields(path, in: group)))
    show(reference, name: name, in: group)
    return reference
  }

  /// Returns the name, path and source tree of a file in a group.
  ///
  /// A file directly in the group's folder has only a path, as Xcode writes it.
  private func fileFields(
    _ path: [String], in group: ProjectDraft.Object
  ) -> [(key: String, value: ProjectDraft.NewValue)] {
    let folder = draft.folder(of: group)
    let isInside = folder.map { path.starts(with: $0) } ?? false
    let rest = isInside ? Array(path.dropFirst(folder?.count ?? 0)) : path
    let place: [(key: String, value: ProjectDraft.NewValue)] = [
      ("path", .text(rest.joined(separator: "/"))),
      ("sourceTree", .text(isInside ? "<group>" : "SOURCE_ROOT")),
    ]
    return rest.count == 1 ? place : [("name", .text(path.last ?? ""))] + place
  }

  /// Adds an object to a group: in alphabetical order if the group is already sorted that way,
  /// and at the end otherwise.
  mutating func show(
    _ child: ProjectDraft.Object, name: String, in group: ProjectDraft.Object
  ) {
    let items = draft.items("children", of: group)
    let position = draft.position(for: name, in: items) { item in
      draft.object(of: item).map(draft.name)
    }
    draft.insert(.object(child), at: position, "children", of: group)
  }
}
