#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the texts of source files come from. Asked by several threads at once.
package protocol SourceTexts: Sendable {
  /// The bytes of a file; `larger` when there are more than `limit`.
  func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8]
}

/// Files on the disk.
package struct SourceFolder: SourceTexts {
  /// What relative paths start at.
  private let folder: String

  /// - Parameter folder: an absolute path, or one that counts from the process's working folder.
  package init(_ folder: String) {
    self.folder = folder
  }

  package func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    // Without waiting: what is called like a source may be a pipe that nobody writes to.
    let file = open(
      path.hasPrefix("/") ? path : "\(folder)/\(path)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .lastFailure }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .lastFailure }
    guard status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else {
      throw .unreadable("it is not a file")
    }
    guard status.st_size <= limit else { throw .larger(thanBytes: limit) }
    return try Self.contents(of: file, size: Int(status.st_size), limit)
  }

  private static func contents(
    of file: Int32, size: Int, _ limit: Int
  ) throws(SourceProblem) -> [UInt8] {
    var contents: [UInt8] = []
    // Room for one byte more than there should be: a read that does not fill it has seen the end.
    var room = size + 1
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        repeat {
          result = read(file, buffer.baseAddress, room)
        } while result < 0 && errno == EINTR
        initialized = max(0, result)
      }
      guard result >= 0 else { throw .lastFailure }
      contents = contents.isEmpty ? piece : contents + piece
      guard contents.count <= limit else { throw .larger(thanBytes: limit) }
      if result < room { return contents }
      room = 1 << 16
    }
  }
}

extension SourceProblem {
  fileprivate static var lastFailure: SourceProblem {
    .unreadable(String(cString: strerror(errno)))
  }
}
