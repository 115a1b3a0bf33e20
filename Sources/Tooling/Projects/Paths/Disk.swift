#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What this room reads of a disk; it never writes.
extension AbsolutePath {
  package enum Kind: Sendable { case file, folder, other }

  /// The folder the process was started in.
  package static var workingDirectory: AbsolutePath {
    guard let text = getcwd(nil, 0) else { return .root }
    defer { free(text) }
    return AbsolutePath(String(cString: text))
  }

  /// What is at the path, symbolic links followed; `nil` when there is nothing.
  package var kind: Kind? {
    var status = stat()
    guard stat(text, &status) == 0 else { return nil }
    return Self.kind(of: status)
  }

  /// Whether a folder is at the path, reached by a symbolic link or not.
  package var isFolder: Bool { kind == .folder }
  package var isFile: Bool { kind == .file }
  package var exists: Bool { kind != nil }

  /// Whether the last name of the path is a symbolic link.
  package var isSymbolicLink: Bool {
    var status = stat()
    return lstat(text, &status) == 0 && status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK)
  }

  /// The names in a folder in alphabetic order; none when it cannot be read.
  package var entries: [String] {
    var names: [String] = []
    forEachEntry { name, _ in names.append(name) }
    return names.sorted()
  }

  /// The names in a folder in no order, with what they are; symbolic links are not followed and `other`.
  package var entriesByKind: [(name: String, kind: Kind)] {
    var entries: [(name: String, kind: Kind)] = []
    forEachEntry { name, type in
      switch Int(type) {
      case Int(DT_REG): entries.append((name, .file))
      case Int(DT_DIR): entries.append((name, .folder))
      case Int(DT_UNKNOWN):
        // Not every file system tells.
        let place = appending(name)
        entries.append((name, place.isSymbolicLink ? .other : place.kind ?? .other))
      default: entries.append((name, .other))
      }
    }
    return entries
  }

  private func forEachEntry(_ body: (String, UInt8) -> Void) {
    guard let folder = opendir(text), let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      return
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = String(
        cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { body(name, entry.pointee.d_type) }
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
    // Opening a pipe would otherwise wait for somebody who writes to it.
    let file = open(text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(text, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    // A folder is refused by reading it, with the system's own word for that.
    guard fstat(file, &status) == 0, Self.kind(of: status) != .other else {
      throw .noRegularFile(text)
    }
    var bytes: [UInt8] = []
    // Room for one byte more than there should be: a read that does not fill it has seen the end.
    var room = min(Int(status.st_size), Self.sizeLimit) + 1
    while true {
      var count = 0
      let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = read(file, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count < 0 { throw .unreadable(text, reason: String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes = bytes.isEmpty ? block : bytes + block
      guard bytes.count <= Self.sizeLimit else {
        throw .tooBigFile(text, limit: Self.sizeLimit)
      }
      room = 64 * 1024
    }
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

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): .file
    case mode_t(S_IFDIR): .folder
    default: .other
    }
  }
}
