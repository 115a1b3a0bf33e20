#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file; it is closed when the last reference to it is released.
package final class OpenFile: Sendable {
  private let descriptor: Int32

  /// - Parameter flags: the flags of `open(2)`; child processes never inherit the file.
  init(_ path: String, _ flags: Int32, _ mode: UInt16 = 0) throws(SystemError) {
    descriptor = open(path, flags | O_CLOEXEC, mode_t(mode))
    if descriptor < 0 { throw .last }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Opens a file for reading.
  ///
  /// - Parameter followsLinks: true if the last component of the path may be a symbolic link.
  package static func toRead(
    _ path: String, followsLinks: Bool = true
  ) throws(SystemError) -> OpenFile {
    // Opening a pipe without a writer would block.
    try OpenFile(path, O_RDONLY | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
  }

  package func attributes() throws(SystemError) -> FileAttributes {
    var status = stat()
    try DiskChanges.check(fstat(descriptor, &status))
    return FileAttributes(status)
  }

  /// Returns true if the path still refers to this file.
  package func isStill(at path: String) -> Bool {
    guard let here = try? attributes(),
      let there = try? Disk.attributes(of: path, followsLinks: false)
    else { return false }
    return here.identity == there.identity
  }

  // MARK: - Contents

  /// Returns all bytes from the beginning of the file.
  package func contents() throws(SystemError) -> [UInt8] {
    try contents(atMost: .max) ?? []
  }

  /// Returns all bytes from the beginning of the file, or `nil` if there are more than the limit.
  package func contents(atMost limit: Int) throws(SystemError) -> [UInt8]? {
    let size = try attributes().size
    guard size <= limit else { return nil }
    // One byte more than the expected size: a read that does not fill the buffer has reached the
    // end of the file.
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

  // MARK: - Writing to the disk

  /// Starts writing to the disk without waiting, so that several files share one commit of the file
  /// system's own journal. Writing then takes a third of the time. Only a hint: errors are ignored.
  package func beginSynchronizing() {
    #if !canImport(Darwin)
      _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    #endif
  }

  /// Waits until the contents are on the disk.
  package func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // On macOS, fsync may leave the data in the drive's cache. It is the fallback for file
      // systems that do not support F_FULLFSYNC.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    try DiskChanges.check(fsync(descriptor))
  }

  // MARK: - Locking

  /// Acquires the kernel's lock on this file; it is released when the file is closed.
  ///
  /// - Parameter isShared: true if other processes may hold a shared lock at the same time.
  /// - Throws: `wouldBlock` if another process holds the lock and `waits` is false.
  package func lock(waits: Bool, isShared: Bool = false) throws(SystemError) {
    let kind = isShared ? LOCK_SH : LOCK_EX
    while flock(descriptor, waits ? kind : kind | LOCK_NB) != 0 {
      let error = SystemError.last
      if error != .interrupted { throw error }
    }
  }
}
