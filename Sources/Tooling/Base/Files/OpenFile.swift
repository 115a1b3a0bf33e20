#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file; it is closed with its last reference.
package final class OpenFile: Sendable {
  private let descriptor: Int32

  /// - Parameter flags: how it is opened; programs that are started never get it.
  init(_ path: String, _ flags: Int32, _ mode: UInt16 = 0) throws(SystemError) {
    descriptor = open(path, flags | O_CLOEXEC, mode_t(mode))
    if descriptor < 0 { throw .last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Opens a file to read it.
  ///
  /// - Parameter followsLinks: whether the last name of the path may be a symbolic link.
  package static func toRead(
    _ path: String, followsLinks: Bool = true
  ) throws(SystemError) -> OpenFile {
    // Without waiting: a path may be a pipe without a writer.
    try OpenFile(path, O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
  }

  package func attributes() throws(SystemError) -> FileAttributes {
    var status = stat()
    try DiskChanges.check(fstat(descriptor, &status))
    return FileAttributes(status)
  }

  /// Whether the file is the one under a path now.
  package func isStill(at path: String) -> Bool {
    guard let here = try? attributes(),
      let there = try? Disk.attributes(of: path, followsLinks: false)
    else { return false }
    return here.identity == there.identity
  }

  // MARK: - Contents

  /// All bytes from the beginning.
  package func contents() throws(SystemError) -> [UInt8] {
    try contents(atMost: .max) ?? []
  }

  /// All bytes from the beginning; `nil` when there are more than a limit.
  package func contents(atMost limit: Int) throws(SystemError) -> [UInt8]? {
    let size = try attributes().size
    guard size <= limit else { return nil }
    // Room for one byte more than there should be: a read that does not fill it has seen the end.
    var room = size + 1
    var contents: [UInt8] = []
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        repeat {
          result = pread(descriptor, buffer.baseAddress, room, off_t(contents.count))
        } while result < 0 && errno == EINTR
        initialized = max(0, result)
      }
      guard result >= 0 else { throw .last }
      contents = contents.isEmpty ? piece : contents + piece
      guard contents.count <= limit else { return nil }
      if result < room { return contents }
      room = 1 << 16
    }
  }

  package func write(_ contents: [UInt8]) throws(SystemError) {
    try OutputStream(descriptor: descriptor).write(contents)
  }

  package func empty() throws(SystemError) { try DiskChanges.check(ftruncate(descriptor, 0)) }

  package func setMode(_ mode: UInt16) throws(SystemError) {
    try DiskChanges.check(fchmod(descriptor, mode_t(mode)))
  }

  package func setOwner(_ owner: UInt32, group: UInt32) throws(SystemError) {
    try DiskChanges.check(fchown(descriptor, owner, group))
  }

  // MARK: - What outlasts a power cut

  /// Begins to write to the disk without waiting, so that several files share one commit of the file
  /// system's own journal: a third of the time. Only a hint, whatever comes of it.
  package func beginSynchronizing() {
    #if !canImport(Darwin)
      _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    #endif
  }

  /// Waits until the contents are on the disk.
  package func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // There fsync leaves them in the drive's own memory. File systems without this call have the other.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    try DiskChanges.check(fsync(descriptor))
  }

  // MARK: - Locking

  /// Takes the kernel's lock, which is released with the file.
  ///
  /// - Parameter isShared: whether others may have it shared as well.
  /// - Throws: `wouldBlock` when another has it.
  package func lock(waits: Bool, isShared: Bool = false) throws(SystemError) {
    let kind = isShared ? LOCK_SH : LOCK_EX
    while flock(descriptor, waits ? kind : kind | LOCK_NB) != 0 {
      let error = SystemError.last
      if error != .interrupted { throw error }
    }
  }
}
