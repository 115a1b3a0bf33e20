// What a disk has at a path. Nothing here changes it.
extension AbsolutePath {
  package enum Kind: Sendable { case file, folder, other }

  /// The folder the process was started in. One that is gone keeps its name, so that reading it fails.
  package static var workingDirectory: AbsolutePath {
    (Disk.workingDirectory ?? ProcessControl.environment["PWD"]).map { AbsolutePath($0) } ?? .root
  }

  /// What is at the path, symbolic links followed; `nil` when there is nothing.
  package var kind: Kind? {
    (try? Disk.attributes(of: text)).map { Kind($0.kind) }
  }

  /// Whether a folder is at the path, reached by a symbolic link or not.
  package var isFolder: Bool { kind == .folder }
  package var isFile: Bool { kind == .file }
  package var exists: Bool { kind != nil }

  /// Whether the last name of the path is a symbolic link.
  package var isSymbolicLink: Bool {
    (try? Disk.attributes(of: text, followsLinks: false))?.kind == .symbolicLink
  }

  /// The names in a folder in alphabetic order; none when it cannot be read.
  package var entries: [String] {
    var names: [String] = []
    try? Disk.forEachName(in: text) { name, _ in names.append(name) }
    return names.sorted()
  }

  /// The names in a folder in no order, with what they are; symbolic links are not followed and `other`.
  package func entriesByKind() throws(SystemError) -> [(name: String, kind: Kind)] {
    var entries: [(name: String, kind: Kind)] = []
    try Disk.forEachName(in: text) { name, kind in
      // Not every file system provides it.
      let place = appending(name)
      let known = kind ?? (try? Disk.attributes(of: place.text, followsLinks: false))?.kind
      entries.append((name, known.map { Kind($0) } ?? .other))
    }
    return entries
  }

  /// The folders in a folder, in alphabetic order, without hidden ones.
  package var folders: [AbsolutePath] {
    entries.filter { !$0.hasPrefix(".") }.map { appending($0) }.filter(\.isFolder)
  }

  /// The same place without symbolic links on the way; `nil` when nothing is there.
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
