/// One thing a plan does to a project.
package enum FileChange: Equatable, Sendable {
  /// Makes a folder; one that is there already stays as it is.
  case createFolder(ProjectPath)
  /// Makes a file where nothing is.
  case create(ProjectPath, [UInt8], FilePermissions)
  /// Gives a file other contents; its permissions stay.
  ///
  /// A symbolic link in its place is refused. Of a file with several names (hard links) the others
  /// keep the old contents, as they do when git checks a file out.
  case replace(ProjectPath, expecting: [UInt8], with: [UInt8])
  /// Moves a file as it is.
  case move(ProjectPath, to: ProjectPath)
  /// Moves a file and gives it other contents; its permissions go with it.
  case moveReplacing(ProjectPath, to: ProjectPath, expecting: [UInt8], with: [UInt8])
  case delete(ProjectPath, expecting: [UInt8])
  /// Removes a folder that holds nothing any more.
  case deleteFolder(ProjectPath)
}
