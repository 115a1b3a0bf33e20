import AdderBase

/// A project that a command keeps locked from the time before it reads its inputs until its plan is
/// applied. No other command can change the project meanwhile.
///
/// The changes of an interrupted command are reverted first.
package final class LockedProject {
  /// The changes of an interrupted command that were reverted; `nil` if there were none.
  package let recovery: RecoveryReport?

  private let fileSystem: any FileSystem
  private let state: StateFolder
  private let overridesReadOnly: Bool
  /// The previous holder of the lock, if it never finished.
  private let left: LockHolder?
  /// `nil` after the lock is released.
  private var lock: (any HeldLock)?

  init(
    _ fileSystem: any FileSystem, for holder: LockHolder, _ waiting: Waiting,
    overridesReadOnly: Bool
  ) throws(FileChangeError) {
    self.fileSystem = fileSystem
    self.overridesReadOnly = overridesReadOnly
    let state = StateFolder(fileSystem: fileSystem)
    self.state = state
    let (lock, left) = try state.lock(for: holder, waiting)
    do throws(FileChangeError) {
      recovery = try Self.recover(fileSystem, state)
    } catch {
      Self.release(lock, state)
      throw error
    }
    self.lock = lock
    self.left = left
  }

  deinit { end() }

  /// Releases the lock. After that, this object must not be used to change anything.
  package func end() {
    guard let lock else { return }
    Self.release(lock, state)
    self.lock = nil
  }

  private static func release(_ lock: any HeldLock, _ state: StateFolder) {
    withExtendedLifetime(lock) {
      lock.end()
      // If the folder remains, the next command uses or removes it.
      try? state.removeIfUnused()
    }
  }
}

// MARK: - Changing

extension LockedProject {
  /// Applies a plan completely or not at all. A plan that changes nothing leaves no record.
  package func apply(_ plan: FileChangePlan) throws(FileChangeError) {
    let changes = try PlanValidation.changes(
      of: plan, in: fileSystem, overridesReadOnly: overridesReadOnly)
    if changes.isEmpty { return }
    try run(
      ChangeRecord(
        kind: .applied, number: try state.nextNumber(), title: plan.title, changes: changes))
  }

  /// Reverts the last change that is not reverted yet. If a command was interrupted, reverts
  /// only its unfinished change.
  package func undo() throws(FileChangeError) -> UndoOutcome {
    if let recovery { return .recovered(recovery) }
    if let left, try state.changedNothing(left) { return .nothingWasChanged(by: left) }
    guard let record = try state.latestRecord() else { throw .nothingToUndo }
    try run(
      ChangeRecord(
        kind: .undone, number: record.number, title: record.title,
        changes: try UndoValidation.changes(
          undoing: record, in: fileSystem, overridesReadOnly: overridesReadOnly)))
    return .undone(FileChangePlan(undoing: record.changes, title: record.title))
  }

  private static func recover(
    _ fileSystem: any FileSystem, _ state: StateFolder
  ) throws(FileChangeError) -> RecoveryReport? {
    let record = try state.readJournal()
    do throws(FileSystemError) {
      return try ProcessControl.holdingSignals { () throws(FileSystemError) in
        let run = record.map { ChangeRun(fileSystem: fileSystem, changes: $0.changes) }
        let remains = try run?.rollBack()
        try state.removeJournal()
        guard let record, let remains else { return nil }
        return RecoveryReport(record, remains)
      }
    } catch {
      throw .unrecovered(record?.subject, error)
    }
  }

  /// Makes the changes of a record, or none of them.
  private func run(_ record: ChangeRecord) throws(FileChangeError) {
    try ProcessControl.holdingSignals { () throws(FileChangeError) in
      let run = ChangeRun(fileSystem: fileSystem, changes: record.changes)
      do throws(FileSystemError) {
        try state.writeJournal(record)
        try run.perform()
        try state.keepJournal(record)
      } catch {
        try goBack(from: record, run, after: error)
      }
      // The change is complete. If this step fails, the next command completes it.
      try? state.settleRecords(after: record)
    }
  }

  private func goBack(
    from record: ChangeRecord, _ run: ChangeRun, after error: FileSystemError
  ) throws(FileChangeError) -> Never {
    do throws(FileSystemError) {
      _ = try run.rollBack()
      try state.removeJournal()
    } catch let goingBack {
      throw .stuck(record.subject, error, goingBack: goingBack)
    }
    throw .failed(record.subject, error)
  }
}

/// The result of reverting the last change.
package enum UndoOutcome: Equatable, Sendable {
  case undone(FileChangePlan)
  /// A command had been interrupted. Its changes were reverted, and nothing else.
  case recovered(RecoveryReport)
  /// A command had been interrupted before it changed anything. Nothing was reverted.
  case nothingWasChanged(by: LockHolder)
}
