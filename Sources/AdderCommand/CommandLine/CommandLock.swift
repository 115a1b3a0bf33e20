import AdderFileChanges

/// The lock of the project that a command changes. The command holds it from before it reads
/// anything for its plan until it ends. So commands that are started at the same time run one after
/// another, and none makes a plan with files that another is about to change.
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

  /// Releases the lock during work that may take any time, such as asking the user.
  ///
  /// If the project changes meanwhile and a plan no longer fits it, applying the plan fails.
  func released<Result>(_ work: () throws -> Result) throws -> Result {
    guard project != nil else { return try work() }
    end()
    let result = try work()
    project = try files?.lock()
    return result
  }
}
