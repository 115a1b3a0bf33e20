import AdderBase

/// The files of a project, to be changed by plans: as a whole or not at all, and not for good until
/// they have been undone or forgotten.
///
/// A command that changes files locks the project before it reads what it makes its plan from.
package struct ProjectFiles: Sendable {
  private let fileSystem: any FileSystem
  private let holder: LockHolder
  private let waiting: Waiting
  /// Whether files are replaced that are marked as read-only.
  private let overridesReadOnly: Bool

  /// The project in a folder.
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

  /// A file's contents, for a plan to expect; `nil` when there is none.
  package func contents(of path: ProjectPath) throws(FileChangeError) -> [UInt8]? {
    do throws(FileSystemError) {
      return try fileSystem.status(of: path)?.kind == .file ? try fileSystem.read(path) : nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// The plan with files replaced that it would make though they are there, and without what is
  /// there just as it would be made.
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

  private func isFolder(_ path: ProjectPath) throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      return try fileSystem.status(of: path)?.kind == .folder
    } catch {
      throw .unreadable(error)
    }
  }

  /// Finds out whether a plan fits the project's files as they are, and writes nothing. A project
  /// that has no place for the journal fits as well, and one whose own folder is missing: the plan can
  /// be shown.
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

  /// Locks the project for a command that changes files, and reverts the changes of one that was
  /// interrupted.
  package func lock() throws(FileChangeError) -> LockedProject {
    try LockedProject(fileSystem, for: holder, waiting, overridesReadOnly: overridesReadOnly)
  }

  /// Applies a plan as a whole; the changes of an interrupted command are reverted first.
  ///
  /// A plan that changes nothing leaves no trace.
  @discardableResult
  package func apply(_ plan: FileChangePlan) throws(FileChangeError) -> RecoveryReport? {
    let earlier = try recover()
    // Before the lock, so that a plan that is refused leaves nothing behind.
    if try changes(of: plan).isEmpty { return earlier }
    let project = try lock()
    defer { project.end() }
    try project.apply(plan)
    return project.recovery ?? earlier
  }

  /// Whether the project's folder holds nothing but some names, and what a command leaves that was
  /// stopped before it changed anything. A folder that is missing holds nothing.
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

  /// Applies a plan to a project, and first creates the project's own folder if it is missing. If the
  /// plan cannot be applied, a folder created this way is removed again.
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

  /// Takes back what a command left that was stopped while it changed files; `nil` when none was.
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

  /// What a command is changing, or was changing when it was stopped; `nil` when all came to an end.
  /// Writes nothing. One that is at work is waited for.
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
      // Kept until here, so that no command begins in between.
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

  /// Takes back the last change; where one was left half-done, only that.
  @discardableResult
  package func undo() throws(FileChangeError) -> UndoOutcome {
    // Before the lock, so that a project without anything to undo is left as it is.
    guard try StateFolder(fileSystem: fileSystem).exists() else { throw .nothingToUndo }
    let project = try lock()
    defer { project.end() }
    return try project.undo()
  }

  /// What `undo` would do to a project in which no change is unfinished, as a plan to be shown.
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
