import AdderBase
import AdderFileChanges
import AdderModuleDiscovery
import AdderStoryboards
import AdderXcodeProjects

/// The contents of each project file after the changes.
struct ChangeEdits {
  /// The project's files after the changes.
  let result: ProjectSnapshot
  let renaming: Renaming

  /// - Throws: If a file's new path is taken, or a file cannot be edited.
  init(
    _ changes: [ProjectChange], of project: DiscoveredProject, in snapshot: ProjectSnapshot
  ) throws(RenameError) {
    var renaming = try ChangeTargets(changes, in: snapshot).renaming
    renaming.map.writtenNamespaces = snapshot.writtenNamespaces(project)
    var writer = Writer(project, snapshot, renaming)
    for (path, text) in snapshot.texts { try writer.edit(path, text) }
    writer.keepNotes()
    if let (path, text) = renaming.baseline(of: snapshot) { writer.texts[path] = text }
    result = snapshot.changed(writer.texts, newPath: renaming.newPath)
    self.renaming = renaming
  }

  // MARK: File contents

  private struct Writer {
    /// The new contents of files, keyed by the old paths.
    var texts: [String: [UInt8]] = [:]

    private let snapshot: ProjectSnapshot
    private let renaming: Renaming
    private let filter: WordFilter
    private let paths: PathTextEdits
    /// Storyboards and xibs that are already parsed.
    private let interfaces: [String: InterfaceFile]

    init(_ project: DiscoveredProject, _ snapshot: ProjectSnapshot, _ renaming: Renaming) {
      self.snapshot = snapshot
      self.renaming = renaming
      filter = WordFilter(Array(renaming.map.types.keys) + renaming.map.members.keys)
      paths = PathTextEdits(renaming.files)
      interfaces = Dictionary(
        project.interfaces.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func edit(_ path: String, _ text: [UInt8]) throws(RenameError) {
      let map = renaming.map
      let edits: [FileEdit]
      if path.isSwift {
        let found =
          filter.mayPass(text)
          ? SwiftTextEdits(of: text, map, nil, .init(includesStrings: false, isOwnFile: false))
            .edits : []
        let all = FileHeader(of: text).edits(
          of: path, to: renaming.newPath(path), isOutdated: true, besides: found)
        edits = all + AlignedLines(of: text, besides: all).edits
      } else if path.isInterfaceFile, let file = interface(path, text) {
        edits = InterfaceEdits(of: file, map).edits
      } else if path.isXcodeProject, !renaming.files.isEmpty,
        let xcode = try? XcodeProject(parsing: text, file: path)
      {
        return try editXcodeProject(path, xcode)
      } else if path.isSettingsFile {
        edits = paths.edits(of: text)
      } else {
        return
      }
      if edits.isEmpty { return }
      guard let new = FileEdit.apply(edits, to: text) else {
        throw .changesMeaning(["\(path) writes a name in a way that cannot be edited"])
      }
      texts[path] = new
    }

    private func interface(_ path: String, _ text: [UInt8]) -> InterfaceFile? {
      interfaces[path] ?? (try? InterfaceFile(parsing: text, file: path))
    }

    /// Renames files that stay in their folder, and moves the others.
    private mutating func editXcodeProject(
      _ path: String, _ xcode: XcodeProject
    ) throws(RenameError) {
      let places = XcodeFilePlaces(of: xcode, at: path)
      let files = renaming.files
      let changes = xcode.changes { place in
        let old = places.path(place)
        guard let new = files[old], new.folder == old.folder else { return nil }
        return new.pathNames
      } groups: { _, _ in
        nil
      }
      var bytes = xcode.bytes
      if !changes.isEmpty {
        guard
          let new = FileEdit.apply(
            changes.map { FileEdit($0.range, with: $0.replacement) }, to: bytes)
        else { throw .changesMeaning(["\(path) cannot be edited"]) }
        bytes = new
      }
      let moves = files.filter { $0.key.folder != $0.value.folder }.sorted { $0.key < $1.key }
      if !moves.isEmpty { bytes = try XcodeMoves(path, bytes).result(of: moves) }
      if bytes != xcode.bytes { texts[path] = bytes }
    }

    mutating func keepNotes() {
      let note = NoteText(of: texts, in: snapshot, newPath: renaming.newPath)
      for path in snapshot.texts.keys where path.hasPrefix(".adder-modules/") {
        guard let text = texts[path] ?? snapshot.texts[path] else { continue }
        let new = note.corrected(text)
        if new != text { texts[path] = new }
      }
    }
  }
}

/// The new names and paths that the changes require.
private struct ChangeTargets {
  private(set) var renaming = Renaming { $0 }

  /// The paths of all files after the changes, in lowercase, as a
  /// case-insensitive file system compares them.
  private var taken: Set<String>

  /// - Throws: If a file's new path is taken.
  init(_ changes: [ProjectChange], in snapshot: ProjectSnapshot) throws(RenameError) {
    taken = Set(snapshot.paths.map { $0.lowercased() })
    let filesByType = TypeFiles(of: snapshot)
    // Files named after a type are renamed with it, regardless of their folders.
    for case .type(let old, let new) in changes {
      renaming.map.types[old] = new
      for path in filesByType.paths(of: old) {
        renaming.map.fileStems[path.fileStem] = TypeFiles.renamed(path.fileStem, old, new)
        try move(path, to: TypeFiles.renamed(path, old, new))
      }
    }
    for case .file(let old, let new) in changes {
      var place = new
      if let renamed = renaming.files.removeValue(forKey: old) {
        taken.remove(renamed.lowercased())
        place = new.replacingFileName(old.fileName, with: renamed.fileName)
      }
      try move(old, to: place)
    }
    for case .method(let old, _, let new) in changes { renaming.map.members[old] = new }
    let files = renaming.files
    renaming.newPath = { files[$0] ?? $0 }
  }

  private mutating func move(_ path: String, to new: String) throws(RenameError) {
    let isSamePlace = new.lowercased() == path.lowercased()
    guard isSamePlace || taken.insert(new.lowercased()).inserted else {
      throw .fileTaken(new, for: path)
    }
    renaming.files[path] = new
  }
}

extension String {
  /// Returns this path with a new file name if its file name is the old one; otherwise, returns
  /// this path unchanged.
  func replacingFileName(_ old: String, with new: String) -> String {
    fileName == old ? dropLast(old.count) + new : self
  }
}
