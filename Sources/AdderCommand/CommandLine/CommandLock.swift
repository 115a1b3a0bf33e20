import AdderFileChanges

/// The lock on the project that a command changes. The command acquires the lock before it reads
/// anything for its plan, and holds it until the command ends. So commands that are started at the
/// same time run one after another, and no command bases its plan on files that another command is
/// about to change.
final class CommandLock {
  private(set) var project: LockedProject?
  private var files: ProjectFiles?

  /// Locks a project. A command changes only one project.
  func begin(_ files: ProjectFiles) throws(FileChangeError) -> LockedProject {
    if let project { return project }
    let project = try files.lock()
    self.files = files
    self.project = project
    return project
  }

  /// Releases the lock, so that other commands can change the project.
  func end() {
    project?.end()
    project = nil
  }

  /// Releases the lock during work that may take arbitrarily long, such as asking the user.
  ///
  /// If the project changes in the meantime and a plan no longer fits the project, applying the
  /// plan fails.
  func released<Result>(_ work: () throws -> Result) throws -> Result {
    guard project != nil else { return try work() }
    end()
    let result = try work()
    project = try files?.lock()
    return result
  }
}
