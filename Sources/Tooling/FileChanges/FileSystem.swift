package import AdderBase

/// The file-system operations that are needed to change a project. Paths are relative to the
/// project's root, and only `destination(of:)` follows a symbolic link in the last component.
package protocol FileSystem: Sendable {
  /// Returns the status of the item at a path, or `nil` if there is none.
  func status(of path: RelativePath) throws(FileSystemError) -> FileStatus?
  /// Returns the final destination of a symbolic link.
  func destination(of link: RelativePath) throws(FileSystemError) -> LinkDestination
  func names(in folder: RelativePath) throws(FileSystemError) -> [String]
  func read(_ path: RelativePath) throws(FileSystemError) -> [UInt8]
  /// Returns true if this process may change a file, or the entries of a folder.
  func isWritable(_ path: RelativePath) throws(FileSystemError) -> Bool

  /// Writes a whole file, replacing an existing one. It may fail midway and leave a partial file.
  func write(
    _ contents: [UInt8], to path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError)
  func makeFolder(_ path: RelativePath, _ permissions: FilePermissions) throws(FileSystemError)
  /// Renames a file atomically and replaces any file at the target.
  func rename(_ path: RelativePath, to target: RelativePath) throws(FileSystemError)
  func removeFile(_ path: RelativePath) throws(FileSystemError)
  /// Removes an empty folder; throws `folderNotEmpty` for any other.
  func removeFolder(_ path: RelativePath) throws(FileSystemError)
  /// Returns when the contents of the files, and the entries of the folders, are on the disk.
  func synchronize(_ paths: [RelativePath]) throws(FileSystemError)

  /// Locks a file for this process and creates it if needed. The lock is held until it is released
  /// or the process ends for any reason. Does not wait.
  func lock(_ path: RelativePath, for holder: LockHolder) throws(FileSystemError) -> LockAttempt
  /// Prevents other processes from locking a file while the caller reads the project. Writes
  /// nothing and does not wait; returns `nil` if the file does not exist.
  func lockForLooking(at path: RelativePath) throws(FileSystemError) -> LockAttempt?
}

/// The kind and permissions of the item at a path.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, symbolicLink
    /// A device, a socket, a pipe.
    case other
  }

  package var kind: Kind
  /// Always `exact`.
  package var permissions: FilePermissions

  package init(kind: Kind, permissions: FilePermissions) {
    self.kind = kind
    self.permissions = permissions
  }
}

/// The destination of a symbolic link.
package enum LinkDestination: Hashable, Sendable {
  case inside(RelativePath)
  case outside(String)
  case nowhere
}

/// The error of a file-system call.
package struct FileSystemError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case missing, exists, folderNotEmpty, notPermitted, readOnly
    /// Any other reason, as the system describes it.
    case other(String)
  }

  /// The verb for the message "cannot … the file".
  package var attempt: String
  package var path: RelativePath
  package var reason: Reason
  /// True if the path is known to be a folder.
  package var isFolder: Bool

  package init(
    _ attempt: String, _ path: RelativePath, _ reason: Reason, isFolder: Bool = false
  ) {
    self.attempt = attempt
    self.path = path
    self.reason = reason
    self.isFolder = isFolder
  }
}

extension FileSystemError: CustomStringConvertible {
  package var description: String {
    let place =
      path == .root ? "the project's folder" : isFolder ? "the folder '\(path)'" : "'\(path)'"
    return "cannot \(attempt) \(place): \(reason)"
  }
}

extension FileSystemError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "it does not exist"
    case .exists: "it already exists"
    case .folderNotEmpty: "the folder is not empty"
    case .notPermitted: "permission denied"
    case .readOnly: "the file system is read-only"
    case .other(let text): text
    }
  }
}
