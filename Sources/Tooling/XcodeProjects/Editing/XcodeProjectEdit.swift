import AdderBase

/// Changes of a project, collected on its values and written as few bytes as possible.
///
/// Every request is checked before anything of it is done: one that is refused leaves the edit as
/// it was. Paths of files are given from the project's source root, groups by the names that Xcode
/// shows.
package struct XcodeProjectEdit {
  package let project: XcodeProject
  var draft: ProjectDraft
  /// The files of the project by the last parts of their paths; made when first needed.
  private var filesByName: FileNames?

  package init(_ project: XcodeProject) {
    self.project = project
    draft = ProjectDraft(of: project)
  }

  /// Replacements of bytes of the file, in its order; none overlaps another.
  package func changes() -> [ByteChange] {
    draft.isUnchanged ? [] : DraftWriter(draft).changes()
  }

  /// The file with all changes made; without any, the bytes that were read.
  package func result() -> [UInt8] { result(of: changes()) }

  /// The file with the changes that `changes()` gave.
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

/// A replacement of bytes of a file by others.
package struct ByteChange: Equatable, Sendable {
  package let range: Range<Int>
  package let replacement: [UInt8]

  /// Whether something goes that the file has: more than the space in an empty list.
  package func removesSomething(from project: XcodeProject) -> Bool {
    !project.bytes[range].allSatisfy(\.isWhiteSpace)
  }
}

// MARK: - Finding

extension XcodeProjectEdit {
  /// Whether the project lists a file, or has something special to say of it in a synchronized
  /// folder: whether there is something to remove.
  package mutating func hasFile(_ text: String) throws(XcodeProjectError) -> Bool {
    let path = try path(text)
    return synchronizedFolder(around: path) != nil || !files(at: path).isEmpty
  }

  /// Whether the project lists a file by name.
  package mutating func listsFile(_ text: String) throws(XcodeProjectError) -> Bool {
    !files(at: try path(text)).isEmpty
  }

  /// The files at a path; more than one if a file was added twice.
  mutating func files(at path: [String]) -> [ProjectDraft.Object] {
    guard let name = path.last else { return [] }
    if filesByName == nil { filesByName = FileNames(of: project) }
    let old = filesByName?.candidates(for: name) ?? []
    let start = project.table.entries.count
    let new = start..<start + draft.created.count
    return (old + new).filter {
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

  /// The targets of these names, which must be there and take files.
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

  /// An identifier for a new object.
  func newIdentifier(_ path: String, role: String) -> String {
    NewIdentifier.make(project: project.projectObject.id, path: path, role: role) {
      draft.object(id: $0) != nil
    }
  }

  /// The identifier that a new object gets unless something else has it: what has it was made here.
  func usualIdentifier(_ path: String, role: String) -> String {
    NewIdentifier.make(project: project.projectObject.id, path: path, role: role) { _ in false }
  }
}

/// The way from a file's name to the objects that may be it.
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

  /// The positions of the objects, in the order of the file.
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
