package import AdderBase

/// One change of a plan.
package enum FileChange: Equatable, Sendable {
  /// Creates a folder; an existing one stays as it is.
  case createFolder(RelativePath)
  /// Creates a file; nothing may exist at the path.
  case create(RelativePath, [UInt8], FilePermissions)
  /// Replaces the contents of a file and keeps its permissions.
  ///
  /// A symbolic link at the path is refused. If the file has other names (hard links), these keep
  /// the old contents, as they do when git checks out a file.
  case replace(RelativePath, expecting: [UInt8], with: [UInt8])
  /// Moves a file without changing it.
  case move(RelativePath, to: RelativePath)
  /// Moves a file and replaces its contents; it keeps its permissions.
  case moveReplacing(RelativePath, to: RelativePath, expecting: [UInt8], with: [UInt8])
  case delete(RelativePath, expecting: [UInt8])
  /// Removes a folder that is empty after the plan's other changes.
  case deleteFolder(RelativePath)
}
