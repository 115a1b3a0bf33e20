// Properties of the item at a path. Nothing in this file changes the file system.
extension AbsolutePath {
  package enum Kind: Sendable { case file, folder, other }

  /// The working directory of the process. If it no longer exists, the path from `PWD`, so that
  /// attempts to read the folder fail.
  package static var workingDirectory: AbsolutePath {
    (Disk.workingDirectory ?? ProcessControl.environment["PWD"]).map { AbsolutePath($0) } ?? .root
  }

  /// The kind of item at the path, with symbolic links followed; `nil` if there is none.
  package var kind: Kind? {
    (try? Disk.attributes(of: text)).map { Kind($0.kind) }
  }

  /// True if the path is a folder or a symbolic link to one.
  package var isFolder: Bool { kind == .folder }
  package var isFile: Bool { kind == .file }
  package var exists: Bool { kind != nil }

  /// True if the last component of the path is a symbolic link.
  package var isSymbolicLink: Bool {
    (try? Disk.attributes(of: text, followsLinks: false))?.kind == .symbolicLink
  }

  /// The sorted names in a folder; empty if it cannot be read.
  package var entries: [String] {
    var names: [String] = []
    try? Disk.forEachName(in: text) { name, _ in names.append(name) }
    return names.sorted()
  }

  /// Returns the names in a folder, in no particular order, with their kinds. Symbolic links are
  /// not followed; their kind is `other`.
  package func entriesByKind() throws(SystemError) -> [(name: String, kind: Kind)] {
    var entries: [(name: String, kind: Kind)] = []
    try Disk.forEachName(in: text) { name, kind in
      // Not every file system reports the kind.
      let place = appending(name)
      let known = kind ?? (try? Disk.attributes(of: place.text, followsLinks: false))?.kind
      entries.append((name, known.map { Kind($0) } ?? .other))
    }
    return entries
  }

  /// The subfolders of a folder, sorted by name, without hidden ones.
  package var folders: [AbsolutePath] {
    entries.filter { !$0.hasPrefix(".") }.map { appending($0) }.filter(\.isFolder)
  }

  /// The path with all symbolic links resolved; `nil` if nothing exists at the path.
  package var resolved: AbsolutePath? {
    (try? Disk.resolved(text)).map { AbsolutePath($0) }
  }
}

extension AbsolutePath.Kind {
  init(_ kind: FileAttributes.Kind) {
    self =
      switch kind {
      case .file: .file
      case .folder: .folder
      case .symbolicLink, .other: .other
      }
  }
}
