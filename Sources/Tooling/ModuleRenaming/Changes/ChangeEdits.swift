import AdderFileChanges
import AdderModuleDiscovery
import AdderStoryboards
import AdderXcodeProjects

/// What changes make of every text of a project.
struct ChangeEdits {
  /// The project's files after the changes.
  private(set) var result: ProjectSnapshot
  private(set) var renaming: Renaming

  private let snapshot: ProjectSnapshot
  /// The new texts of files, by their old paths.
  private var texts: [String: [UInt8]] = [:]

  /// - Throws: where a place for a file is taken, or a text cannot be edited.
  init(
    _ changes: [ProjectChange], of project: DiscoveredProject, in snapshot: ProjectSnapshot
  ) throws(RenameError) {
    self.snapshot = snapshot
    result = snapshot
    renaming = Renaming { $0 }
    // A file is called after its type wherever it goes.
    for change in changes where !change.isOfFile { try note(change, project) }
    for change in changes where change.isOfFile { try note(change, project) }
    let files = renaming.files
    renaming.newPath = { files[$0] ?? $0 }
    for (path, text) in snapshot.texts { try edit(path, text) }
    keepNotes()
    finish()
  }

  private mutating func note(
    _ change: ProjectChange, _ project: DiscoveredProject
  ) throws(RenameError) {
    switch change {
    case .type(let old, let new):
      renaming.map.types[old] = new
      for path in snapshot.paths where path.isSwift || path.isInterfaceFile {
        let stem = path.fileStem
        // `ProfilePresenter+Rows.swift` is called after the type, too.
        guard stem.prefix(while: { $0 != "+" }) == old else { continue }
        let name = new + path.fileName.dropFirst(old.count)
        // A storyboard that is called as the type is loaded by its name.
        guard path.isSwift else { throw .changesMeaning(["\(path) is called as the type"]) }
        renaming.map.fileStems[stem] = new + stem.dropFirst(old.count)
        try move(path, to: path.folder.isEmpty ? name : "\(path.folder)/\(name)")
      }
    case .method(let old, _, let new): renaming.map.members[old] = new
    case .file(let old, let new):
      let renamed = renaming.files[old] ?? old
      renaming.files[old] = nil
      try move(old, to: new.replacingFileName(old.fileName, with: renamed.fileName))
    }
  }

  private mutating func move(_ path: String, to new: String) throws(RenameError) {
    guard snapshot.texts[path] != nil || snapshot.otherFiles.contains(path) else {
      throw .changesMeaning(["there is no file \(path)"])
    }
    let isTaken =
      snapshot.texts[new] != nil || snapshot.otherFiles.contains(new)
      || renaming.files.values.contains(new)
    if isTaken { throw .fileTaken(new, for: path) }
    renaming.files[path] = new
  }

  // MARK: Texts

  private mutating func edit(_ path: String, _ text: [UInt8]) throws(RenameError) {
    let map = renaming.map
    let edits: [FileEdit]
    if path.isSwift, !map.types.isEmpty || !map.members.isEmpty {
      edits =
        SwiftTextEdits(of: text, map, nil, .init(includesStrings: false, isOwnFile: false)).edits
    } else if path.isInterfaceFile, let file = try? InterfaceFile(parsing: text, file: path) {
      edits = InterfaceEdits(of: file, map).edits
    } else if path.isXcodeProject, let xcode = try? XcodeProject(parsing: text, file: path) {
      return try editXcodeProject(path, xcode)
    } else if path.isSettingsFile {
      edits = PathTextEdits(of: text, renaming.files).edits
    } else {
      return
    }
    if edits.isEmpty { return }
    guard let new = FileEdit.apply(edits, to: text) else {
      throw .changesMeaning(["\(path) says a name in a way that cannot be edited"])
    }
    texts[path] = new
  }

  /// What stays in its folder gets another name; what goes elsewhere is listed there.
  private mutating func editXcodeProject(
    _ path: String, _ xcode: XcodeProject
  ) throws(RenameError) {
    let places = XcodeFilePlaces(of: xcode, at: path)
    let files = renaming.files
    let changes = xcode.changes { place in
      let old = places.path(place)
      guard let new = files[old], new.folder == old.folder else { return nil }
      return new.pathNames
    } groups: { _ in
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

  /// What Adder noted of the modules that it made says how files were made that are as they were.
  private mutating func keepNotes() {
    let made = texts.compactMap { path, new in
      snapshot.texts[path].map { (NoteText.fingerprint(of: $0), NoteText.fingerprint(of: new)) }
    }
    for path in snapshot.texts.keys where path.hasPrefix(".adder-modules/") {
      guard let text = texts[path] ?? snapshot.texts[path] else { continue }
      let new = NoteText.withFingerprints(made, in: text)
      if new != text { texts[path] = new }
    }
  }

  private mutating func finish() {
    let moved = renaming.newPath
    result.sources.swift = snapshot.sources.swift.map(moved)
    result.sources.interfaces = snapshot.sources.interfaces.map(moved)
    result.texts = [:]
    for (path, text) in snapshot.texts { result.texts[moved(path)] = texts[path] ?? text }
    result.otherFiles = Set(snapshot.otherFiles.map(moved))
  }
}

extension ProjectChange {
  fileprivate var isOfFile: Bool { if case .file = self { true } else { false } }
}

extension String {
  /// This path with another name at its end, if it ends with a certain one.
  func replacingFileName(_ old: String, with new: String) -> String {
    fileName == old ? dropLast(old.count) + new : self
  }
}
