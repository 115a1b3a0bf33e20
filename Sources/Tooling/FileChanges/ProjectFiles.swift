import AdderBase

/// The files of a project, to be changed by plans: as a whole or not at all, and not for good until
/// they have been undone or forgotten.
///
/// A command begins with `recover()`, before it reads what it makes its plan from.
package struct ProjectFiles: Sendable {
  private let fileSystem: any FileSystem
  private let holder: LockHolder
  /// How long to wait for another command to be done.
  private let patience: Duration

  /// The project in a folder.
  package init(root: String) {
    self.init(fileSystem: RealFileSystem(root: root))
  }

  package init(
    fileSystem: any FileSystem, holder: LockHolder = .current,
    patience: Duration = .seconds(2)
  ) {
    self.fileSystem = fileSystem
    self.holder = holder
    self.patience = patience
  }

  /// What a file holds, for a plan to expect; `nil` when there is none.
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
      of: plan, in: fileSystem, rootIsMissing: try rootIsMissing())
  }

  private func rootIsMissing() throws(FileChangeError) -> Bool {
    do throws(FileSystemError) {
      return try fileSystem.status(of: .root) == nil
    } catch {
      throw .unreadable(error)
    }
  }

  /// Applies a plan as a whole; what was left by a command that was stopped is taken back first.
  ///
  /// A plan that changes nothing leaves no trace.
  @discardableResult
  package func apply(_ plan: FileChangePlan) throws(FileChangeError) -> RecoveryReport? {
    let earlier = try recover()
    // Before the lock, so that a plan that is refused leaves nothing behind.
    if try changes(of: plan).isEmpty { return earlier }
    return try withLock { state throws(FileChangeError) in
      let report = try recover(state) ?? earlier
      let changes = try changes(of: plan)
      if changes.isEmpty { return report }
      try run(
        ChangeRecord(
          kind: .applied, number: try state.nextNumber(), title: plan.title, changes: changes),
        state)
      return report
    }
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

  /// Applies a plan to a project whose own folder may be missing and is then made. When the plan
  /// cannot be applied, the folder goes again.
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
    return try withLock(recover)
  }

  /// Takes back the plan that was applied last, and gives what that did.
  @discardableResult
  package func undo() throws(FileChangeError) -> FileChangePlan {
    _ = try recover()
    _ = try changes(undoing: lastRecord(StateFolder(fileSystem: fileSystem)))
    return try withLock { state throws(FileChangeError) in
      _ = try recover(state)
      let record = try lastRecord(state)
      try run(
        ChangeRecord(
          kind: .undone, number: record.number, title: record.title,
          changes: try changes(undoing: record)),
        state)
      return FileChangePlan(undoing: record)
    }
  }

  /// What `undo` would do, as a plan to be shown.
  package func undoPlan() throws(FileChangeError) -> FileChangePlan {
    let record = try lastRecord(StateFolder(fileSystem: fileSystem))
    _ = try changes(undoing: record)
    return FileChangePlan(undoing: record)
  }

  /// The titles of the plans that can be undone, the latest first.
  package func history() throws(FileChangeError) -> [String] {
    try StateFolder(fileSystem: fileSystem).records().map(\.title)
  }
}

extension ProjectFiles {
  private func changes(of plan: FileChangePlan) throws(FileChangeError) -> [PathChange] {
    try StateFolder(fileSystem: fileSystem).requirePlace()
    return try PlanValidation.changes(of: plan, in: fileSystem)
  }

  private func changes(undoing record: ChangeRecord) throws(FileChangeError) -> [PathChange] {
    try StateFolder(fileSystem: fileSystem).requirePlace()
    return try UndoValidation.changes(undoing: record, in: fileSystem)
  }

  private func lastRecord(_ state: StateFolder) throws(FileChangeError) -> ChangeRecord {
    guard let record = try state.latestRecord() else { throw .nothingToUndo }
    return record
  }

  /// Does something while no other command changes the project.
  private func withLock<Result>(
    _ work: (StateFolder) throws(FileChangeError) -> Result
  ) throws(FileChangeError) -> Result {
    let state = StateFolder(fileSystem: fileSystem)
    let lock = try state.lock(for: holder, patience: patience)
    defer {
      withExtendedLifetime(lock) {
        // A folder that stays is no harm: the next command uses it or removes it.
        try? state.removeIfUnused()
      }
    }
    return try work(state)
  }

  private func recover(_ state: StateFolder) throws(FileChangeError) -> RecoveryReport? {
    let record = try state.readJournal()
    do throws(FileSystemError) {
      return try ProcessControl.holdingSignals { () throws(FileSystemError) in
        let run = record.map { ChangeRun(fileSystem: fileSystem, changes: $0.changes) }
        let leftAlone = try run?.rollBack() ?? []
        try state.removeJournal()
        return record.map {
          RecoveryReport(title: $0.title, wasUndoing: $0.kind == .undone, leftAlone: leftAlone)
        }
      }
    } catch {
      throw .unrecovered(title: record?.title, error)
    }
  }

  /// Makes the changes of a record, or none of them.
  private func run(_ record: ChangeRecord, _ state: StateFolder) throws(FileChangeError) {
    try ProcessControl.holdingSignals { () throws(FileChangeError) in
      let run = ChangeRun(fileSystem: fileSystem, changes: record.changes)
      do throws(FileSystemError) {
        try state.writeJournal(record)
        try run.perform()
        try state.keepJournal(record)
      } catch {
        try goBack(from: record, run, state, after: error)
      }
      // What has been done stays done; what fails here, the next command does.
      try? state.settleRecords(after: record)
    }
  }

  private func goBack(
    from record: ChangeRecord, _ run: ChangeRun, _ state: StateFolder, after error: FileSystemError
  ) throws(FileChangeError) -> Never {
    do throws(FileSystemError) {
      _ = try run.rollBack()
      try state.removeJournal()
    } catch let goingBack {
      throw .stuck(title: record.title, error, goingBack: goingBack)
    }
    throw .failed(title: record.title, error)
  }
}
