package import AdderBase

// What this room reads of a disk; it never writes.
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
      // Not every file system tells.
      let place = appending(name)
      let known = kind ?? (try? Disk.attributes(of: place.text, followsLinks: false))?.kind
      entries.append((name, known.map { Kind($0) } ?? .other))
    }
    return entries
  }

  /// - Throws: when the folder cannot be read, whose names would seem to be none.
  func requireReadableFolder() throws(ProjectError) {
    do throws(SystemError) {
      _ = try entriesByKind()
    } catch {
      throw .unreadable(text, reason: error.description)
    }
  }

  /// The folders in a folder, in alphabetic order, without hidden ones.
  package var folders: [AbsolutePath] {
    entries.filter { !$0.hasPrefix(".") }.map { appending($0) }.filter(\.isFolder)
  }

  /// No file of a project is bigger, so that what is one by mistake does not fill the memory.
  private static let sizeLimit = 64 * 1024 * 1024

  /// The bytes of a file.
  package func contents() throws(ProjectError) -> [UInt8] {
    let isRegular: Bool
    let contents: [UInt8]?
    do throws(SystemError) {
      let file = try OpenFile.toRead(text)
      // A folder is refused by reading it, with the system's own word for that.
      isRegular = Kind(try file.attributes().kind) != .other
      contents = isRegular ? try file.contents(atMost: Self.sizeLimit) : nil
    } catch {
      throw .unreadable(text, reason: error.description)
    }
    guard isRegular else { throw .noRegularFile(text) }
    guard let contents else { throw .tooBigFile(text, limit: Self.sizeLimit) }
    return contents
  }

  /// The text of a file, which must be UTF-8, without the byte order mark that some editors put
  /// in front.
  package func readText() throws(ProjectError) -> String {
    let whole = try contents()
    let bytes = whole.starts(with: [0xEF, 0xBB, 0xBF]) ? whole.dropFirst(3) : whole[...]
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notText(self.text) }
    return text
  }
}

extension AbsolutePath.Kind {
  fileprivate init(_ kind: FileAttributes.Kind) {
    self =
      switch kind {
      case .file: .file
      case .folder: .folder
      case .symbolicLink, .other: .other
      }
  }
}
