/// The few things this room asks of a disk. Paths count from the project's root, and no call but
/// `destination(of:)` follows a symbolic link in the last name.
package protocol FileSystem: Sendable {
  /// What is at a path; `nil` when nothing is.
  func status(of path: ProjectPath) throws(FileSystemError) -> FileStatus?
  /// Where a symbolic link leads in the end.
  func destination(of link: ProjectPath) throws(FileSystemError) -> LinkDestination
  func names(in folder: ProjectPath) throws(FileSystemError) -> [String]
  func read(_ path: ProjectPath) throws(FileSystemError) -> [UInt8]
  /// Whether this process may change a file, or what a folder holds.
  func isWritable(_ path: ProjectPath) throws(FileSystemError) -> Bool

  /// Writes a whole file, replacing an existing one. It may fail half-way and leave a partial file.
  func write(
    _ contents: [UInt8], to path: ProjectPath, _ permissions: FilePermissions
  ) throws(FileSystemError)
  func makeFolder(_ path: ProjectPath, _ permissions: FilePermissions) throws(FileSystemError)
  /// Puts a file in place of another, or of nothing, in one step that is seen whole or not at all.
  func rename(_ path: ProjectPath, to target: ProjectPath) throws(FileSystemError)
  func removeFile(_ path: ProjectPath) throws(FileSystemError)
  /// Removes an empty folder; fails with `folderNotEmpty` for another.
  func removeFolder(_ path: ProjectPath) throws(FileSystemError)
  /// Comes back when files have their contents, and folders their names, on the disk itself.
  func synchronize(_ paths: [ProjectPath]) throws(FileSystemError)

  /// Locks a file, made when needed, for this process: until the lock is let go or the process ends
  /// in whatever way. Does not wait.
  func lock(_ path: ProjectPath, for holder: LockHolder) throws(FileSystemError) -> LockAttempt
  /// Keeps others from locking a file, for as long as something is looked at, and writes nothing;
  /// `nil` when there is no such file. Does not wait.
  func lockForLooking(at path: ProjectPath) throws(FileSystemError) -> LockAttempt?
}

/// What is at a path.
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

/// Where a symbolic link leads.
package enum LinkDestination: Hashable, Sendable {
  case inside(ProjectPath)
  case outside(String)
  case nowhere
}

/// A call that failed.
package struct FileSystemError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case missing, exists, folderNotEmpty, notPermitted, readOnly
    /// Anything else, in the system's words.
    case other(String)
  }

  /// What was being done, as in "cannot … the file".
  package var attempt: String
  package var path: ProjectPath
  package var reason: Reason
  /// Whether the path is known to be a folder's.
  package var isFolder: Bool

  package init(
    _ attempt: String, _ path: ProjectPath, _ reason: Reason, isFolder: Bool = false
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
