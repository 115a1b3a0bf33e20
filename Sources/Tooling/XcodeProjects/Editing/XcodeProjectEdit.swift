import AdderBase

/// Collects changes to a project, which are then written with as few changed bytes as possible.
///
/// Every request is checked completely before it is executed, so a refused request leaves the
/// edit unchanged. File paths are relative to the project's source root; groups are identified by
/// the names that Xcode shows.
package struct XcodeProjectEdit {
  package let project: XcodeProject
  var draft: ProjectDraft
  /// The files of the project by the last component of their paths; created when first needed.
  private var filesByName: FileNames?

  package init(_ project: XcodeProject) {
    self.project = project
    draft = ProjectDraft(of: project)
  }

  /// Returns the byte replacements, in the order of the file and without overlaps.
  package func changes() -> [ByteChange] {
    draft.isUnchanged ? [] : DraftWriter(draft).changes()
  }

  /// Returns the file with all changes, or the original bytes if there are no changes.
  package func result() -> [UInt8] { result(of: changes()) }

  /// Returns the file with the changes that `changes()` returned.
  package func result(of changes: [ByteChange]) -> [UInt8] {
    if changes.isEmpty { return project.bytes }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(project.bytes.count + changes.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    for change in changes {
      bytes += project.bytes[position..<change.range.lowerBound]
      bytes += change.replacement
      position = change.range.upperBound
    }
    bytes += project.bytes[position...]
    return bytes
  }
}

/// A replacement of a range of bytes in a file.
package struct ByteChange: Equatable, Sendable {
  package let range: Range<Int>
  package let replacement: [UInt8]

  /// Returns true if the replacement removes anything other than white space. (An empty list may
  /// contain only white space.)
  package func removesSomething(from project: XcodeProject) -> Bool {
    !project.bytes[range].allSatisfy(\.isWhiteSpace)
  }
}

// MARK: - Finding

extension XcodeProjectEdit {
  /// Returns true if the project lists a file, or if the file is in a synchronized folder, where it
  /// can have exceptions: in both cases, `remove` accepts it.
  package mutating func hasFile(_ text: String) throws(XcodeProjectError) -> Bool {
    let path = try path(text)
    return synchronizedFolder(around: path) != nil || !files(at: path).isEmpty
  }

  /// Returns true if the project lists a file explicitly.
  package mutating func listsFile(_ text: String) throws(XcodeProjectError) -> Bool {
    !files(at: try path(text)).isEmpty
  }

  /// Returns the files at a path; more than one if the file was added twice.
  mutating func files(at path: [String]) -> [ProjectDraft.Object] {
    guard let name = path.last else { return [] }
    if filesByName == nil { filesByName = FileNames(of: project) }
    let old = filesByName?.candidates(for: name) ?? []
    let start = project.table.entries.count
    let new = start..<start + draft.created.count
    return (old + new.filter { draft.string("path", of: $0)?.hasSuffix(name) ?? false }).filter {
      !draft.removed.contains($0) && draft.isa(of: $0) == XcodeClass.fileReference
        && draft.folder(of: $0) == path
    }
  }

  func path(_ text: String) throws(XcodeProjectError) -> [String] {
    let path = XcodePath.normalized(XcodePath.components(of: text))
    guard !text.hasPrefix("/"), !text.hasSuffix("/"), let last = path.last, last != ".." else {
      throw .unusablePath(text)
    }
    return path
  }

  func groupPath(_ text: String) throws(XcodeProjectError) -> [String] {
    let path = XcodePath.components(of: text)
    guard !path.contains(".."), !path.contains(".") else { throw .unusableGroupPath(text) }
    return path
  }

  /// Returns the targets with these names, which must exist and accept files.
  func targets(_ names: [String]) throws(XcodeProjectError) -> [ProjectDraft.Object] {
    var found: [ProjectDraft.Object] = []
    for name in names {
      let all = project.targets
      guard let target = all.first(where: { $0.name == name }) else {
        throw .unknownTarget(name, candidates: all.filter(\.takesFiles).map(\.name))
      }
      guard target.takesFiles else {
        throw .unsuitableTarget(
          name, kind: target.kind == .aggregate ? "an aggregate target" : "an external build",
          candidates: all.filter(\.takesFiles).map(\.name))
      }
      if !found.contains(target.object.position) { found.append(target.object.position) }
    }
    return found
  }

  /// Returns an unused identifier for a new object.
  func newIdentifier(_ path: String, role: String) -> String {
    NewIdentifier.make(project: project.projectObject.id, path: path, role: role) {
      draft.object(id: $0) != nil
    }
  }

  /// Returns the identifier that a new object receives if the identifier is not taken. An object
  /// with this identifier was created by Adder.
  func usualIdentifier(_ path: String, role: String) -> String {
    NewIdentifier.make(project: project.projectObject.id, path: path, role: role) { _ in false }
  }
}

/// A hash table from a file's name to the file references that may have that name.
private struct FileNames {
  private var first: [UInt64: Int32] = [:]
  /// The next object with the same hash; -1 at the end.
  private var next: [Int32]

  init(of project: XcodeProject) {
    next = [Int32](repeating: -1, count: project.table.entries.count)
    guard let isa = project.table.position(ofClass: XcodeClass.fileReference) else { return }
    let list = project.list
    for (position, entry) in project.table.entries.enumerated() where entry.objectClass == isa {
      guard let path = list.value(of: "path", in: Int(entry.value)),
        let range = list.contents(of: path)
      else { continue }
      let raw = list.bytes[range]
      let hash =
        raw.contains(UInt8(ascii: "\\"))
        ? XcodePath.lastComponent(of: list.string(path) ?? "").utf8.fnv1a()
        : (raw.lastIndex(of: UInt8(ascii: "/")).map { raw[($0 + 1)...] } ?? raw).fnv1a()
      next[position] = first[hash] ?? -1
      first[hash] = Int32(position)
    }
  }

  /// Returns the positions of the objects that may have the given name, in the order of the file.
  func candidates(for name: String) -> [Int] {
    var found: [Int] = []
    var position = first[name.utf8.fnv1a()] ?? -1
    while position >= 0 {
      found.append(Int(position))
      position = next[Int(position)]
    }
    return found.reversed()
  }
}
