#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls that change the file system. A test checks which code uses them.
package enum DiskChanges {
  /// Empties a file and opens it for writing; creates it if it is missing. The last component of
  /// the path must not be a symbolic link.
  ///
  /// - Parameter mode: the permissions of a new file, reduced by the user's mask.
  package static func fileToReplace(
    _ path: String, mode: UInt16
  ) throws(SystemError) -> OpenFile {
    try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode)
  }

  /// Opens a file in order to lock it; creates it if it is missing. The last component of the path
  /// must not be a symbolic link.
  package static func fileToLock(_ path: String, mode: UInt16) throws(SystemError) -> OpenFile {
    try OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode)
  }

  package static func makeFolder(_ path: String, mode: UInt16) throws(SystemError) {
    try check(mkdir(path, mode_t(mode)))
  }

  /// Renames atomically and replaces a file that has the new name.
  package static func rename(_ path: String, to target: String) throws(SystemError) {
    try check(renameat(AT_FDCWD, path, AT_FDCWD, target))
  }

  package static func removeFile(_ path: String) throws(SystemError) { try check(unlink(path)) }

  package static func removeFolder(_ path: String) throws(SystemError) { try check(rmdir(path)) }

  package static func setMode(_ mode: UInt16, of path: String) throws(SystemError) {
    try check(chmod(path, mode_t(mode)))
  }

  package static func setOwner(
    _ owner: UInt32, group: UInt32, of path: String
  ) throws(SystemError) {
    try check(chown(path, owner, group))
  }

  static func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw .last }
  }
}
