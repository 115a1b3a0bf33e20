#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The attributes of a file or folder.
package struct FileAttributes: Sendable {
  package enum Kind: Sendable { case file, folder, symbolicLink, other }

  package let kind: Kind
  /// The permissions, including the set-user-ID, set-group-ID and sticky bits.
  package let mode: UInt16
  package let owner: UInt32
  package let group: UInt32
  /// The size in bytes.
  package let size: Int
  /// The time of the last change of the contents: seconds since 1970, and nanoseconds.
  package let modified: (seconds: Int, nanoseconds: Int)
  /// The device and inode, which identify a file while it exists.
  let identity: (device: UInt64, number: UInt64)

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    mode = UInt16(status.st_mode & 0o7777)
    owner = status.st_uid
    group = status.st_gid
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = (Int(time.tv_sec), Int(time.tv_nsec))
    identity = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
  }
}
