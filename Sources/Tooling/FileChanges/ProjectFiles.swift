package import AdderBase

/// The files of a project. A plan is applied completely or not at all, and each of the most recent
/// plans can be undone.
///
/// A command that changes files locks the project before it reads the files from
/// which it makes its plan.
package struct ProjectFiles: Sendable {
  private let fileSystem: any FileSystem
  private let holder: LockHolder
  private let waiting: Waiting
  /// True if files that are marked as read-only may be changed.
  private let overridesReadOnly: Bool

  /// Creates an instance for the project in the given folder.
  package init(
    root: String, waiting: Waiting = Waiting(), overridesReadOnly: Bool = false
  ) {
    self.init(
      fileSystem: RealFileSystem(root: root), waiting: waiting,
      overridesReadOnly: overridesReadOnly)
  }

  package init(
    fileSystem: any FileSystem, holder: LockHolder = .current, waiting: Waiting = Waiting(),
    overridesReadOnly: Bool = false
  ) {
    self.fileSystem = fileSystem
    self.holder = holder
    self.waiting = waiting
    self.overridesReadOnly = overridesReadOnly
  }

  /// Returns a file's contents, for use as the expected contents in a plan, or
  /// `nil` if it does not exist.
  package func contents(of path: RelativePath) throws(FileChangeError) -> [UInt8]? {
    do throws(FileSystemError) {
      return try fileSystem.status(of: path)?.kind == .file ? try fileSystem.read(path) : nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// Returns the plan in a form that may overwrite: files that already exist are replaced instead
  /// of created. Files with the same contents and folders that already exist are omitted.
  package func overwriting(
    _ plan: FileChangePlan
  ) throws(FileChangeError) -> FileChangePlan {
    var changes: [FileChange] = []
    for change in plan.changes {
      if case .create(let path, let new, _) = change, let old = try contents(of: path) {
        if old != new { changes.append(.replace(path, expecting: old, with: new)) }
      } else if case .createFolder(let path) = change, try isFolder(path) {
        continue
      } else {
        changes.append(change)
      }
    }
    return FileChangePlan(title: plan.title, changes: changes)
  }

  private func isFolder(_ path: RelativePath) throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      return try fileSystem.status(of: path)?.kind == .folder
    } catch {
      throw .unreadable(error)
    }
  }

  /// Checks that a plan matches the current files of the project. Writes nothing. The
  /// journal's folder need not be writable, and the project's own folder may be missing,
  /// because the plan is only shown.
  package func validate(_ plan: FileChangePlan) throws(FileChangeError) {
    _ = try PlanValidation.changes(
      of: plan, in: fileSystem, rootIsMissing: try rootIsMissing(),
      overridesReadOnly: overridesReadOnly)
  }

  private func rootIsMissing() throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      return try fileSystem.status(of: .root) == nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// Locks the project for a command that changes files, and reverts the changes of an interrupted
  /// command.
  package func lock() throws(FileChangeError) -> LockedProject {
    try LockedProject(fileSystem, for: holder, waiting, overridesReadOnly: overridesReadOnly)
  }

  /// Applies a plan completely or not at all. The changes of an interrupted command are reverted
  /// first.
  ///
  /// A plan that changes nothing leaves no record.
  @discardableResult
  package func apply(_ plan: FileChangePlan) throws(FileChangeError) -> RecoveryReport? {
    let earlier = try recover()
    // Validated before locking, so that a refused plan leaves no lock file.
    if try changes(of: plan).isEmpty { return earlier }
    let project = try lock()
    defer { project.end() }
    try project.apply(plan)
    return project.recovery ?? earlier
  }

  /// Returns true if the project's folder is missing, or contains only the given names and the
  /// state folder of a command that was stopped before it changed anything.
  package func isEmpty(besides names: Set<String>) throws(FileChangeError) -> Bool {
    let found: [String]
    do throws(FileSystemError) {
      guard let status = try fileSystem.status(of: .root) else { return true }
      guard status.kind == .folder else { return false }
      found = try fileSystem.names(in: .root)
    } catch {
      throw .unreadable(error)
    }
    let others = found.filter { !names.contains($0) }
    if others.isEmpty { return true }
    return others == [StateFolder.name] ? try history().isEmpty : false
  }

  /// Applies a plan to a project, and first creates the project's own folder if it is missing. If
  /// the plan cannot be applied, removes that new folder again.
  package func applyMakingRoot(_ plan: FileChangePlan) throws(FileChangeError) {
    let isMissing = try rootIsMissing()
    do throws(FileSystemError) {
      if isMissing { try fileSystem.makeFolder(.root, .standard) }
    } catch {
      throw .noRoot(error)
    }
    do throws(FileChangeError) {
      try apply(plan)
    } catch {
      if isMissing { try? fileSystem.removeFolder(.root) }
      throw error
    }
  }

  /// Creates the folder to which a plan will be applied, and its missing parent folders.
  package static func makeRoot(_ root: String) throws(FileChangeError) {
    do throws(FileSystemError) {
      try RealFileSystem.makeFolders(root)
    } catch {
      throw .noRoot(error)
    }
  }

  /// Reverts the changes of a command that was stopped while it changed files, if there was one.
  package func recover() throws(FileChangeError) -> RecoveryReport? {
    do throws(FileSystemError) {
      guard try StateFolder(fileSystem: fileSystem).hasJournal() else { return nil }
    } catch {
      throw .unreadable(error)
    }
    let project = try lock()
    defer { project.end() }
    return project.recovery
  }

  /// Returns the change that a command is making, or was making when it was stopped; `nil` if there
  /// is none. Waits for a command that is still running. Writes nothing.
  package func unfinishedChange() throws(FileChangeError) -> UnfinishedChange? {
    let state = StateFolder(fileSystem: fileSystem)
    var wait = Wait(waiting)
    while try state.hasWholeJournal() {
      let attempt = try state.lookAtLock()
      if case .busy(let other) = attempt {
        do throws(FileChangeError) {
          try wait.goOn(other)
          continue
        } catch {
          return .underWay(other)
        }
      }
      // The lock is kept during this call, so that no other command can begin.
      let unfinished = try withExtendedLifetime(attempt) { () throws(FileChangeError) in
        try stoppedChange(state)
      }
      return unfinished.map(UnfinishedChange.stopped)
    }
    return nil
  }

  private func stoppedChange(_ state: StateFolder) throws(FileChangeError) -> RecoveryReport? {
    guard let record = try state.readJournal() else { return nil }
    do throws(FileSystemError) {
      let run = ChangeRun(fileSystem: fileSystem, changes: record.changes)
      return RecoveryReport(record, try run.remains())
    } catch {
      throw .unreadable(error)
    }
  }

  /// Reverts the last change. If a command was interrupted, reverts only its unfinished change.
  @discardableResult
  package func undo() throws(FileChangeError) -> UndoOutcome {
    // Checked before locking, so that a project with nothing to undo stays unchanged.
    guard try StateFolder(fileSystem: fileSystem).exists() else { throw .nothingToUndo }
    let project = try lock()
    defer { project.end() }
    return try project.undo()
  }

  /// Returns the plan that `undo` would apply, so that the plan can be shown. The project must not
  /// have an unfinished change.
  package func undoPlan() throws(FileChangeError) -> FileChangePlan {
    let state = StateFolder(fileSystem: fileSystem)
    guard let record = try state.latestRecord() else { throw .nothingToUndo }
    try state.requirePlace()
    _ = try UndoValidation.changes(
      undoing: record, in: fileSystem, overridesReadOnly: overridesReadOnly)
    return FileChangePlan(undoing: record.changes, title: record.title)
  }

  /// The titles of the plans that can be undone, the latest first.
  package func history() throws(FileChangeError) -> [String] {
    try StateFolder(fileSystem: fileSystem).records().map(\.title)
  }

  private func changes(of plan: FileChangePlan) throws(FileChangeError) -> [PathChange] {
    try StateFolder(fileSystem: fileSystem).requirePlace()
    return try PlanValidation.changes(
      of: plan, in: fileSystem, overridesReadOnly: overridesReadOnly)
  }
}
