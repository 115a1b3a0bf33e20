import AdderFileChanges

/// The lock of the project that a command changes. It is held from before the command reads what it
/// makes its plan from until the command ends, so that commands which run at once come one after
/// another and none plans with what another is about to change.
final class CommandLock {
  private(set) var project: LockedProject?
  private var files: ProjectFiles?

  /// Locks a project; a command changes one only.
  func begin(_ files: ProjectFiles) throws(FileChangeError) -> LockedProject {
    if let project { return project }
    let project = try files.lock()
    self.files = files
    self.project = project
    return project
  }

  /// Lets others change the project.
  func end() {
    project?.end()
    project = nil
  }

  /// Does something that may take any time, such as asking, while others may change the project.
  ///
  /// A plan that does not fit the project any more afterwards is refused when it is applied.
  func released<Result>(_ work: () throws -> Result) throws -> Result {
    guard project != nil else { return try work() }
    end()
    let result = try work()
    project = try files?.lock()
    return result
  }
}
