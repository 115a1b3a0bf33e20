extension DatabaseConnection {
  /// Runs part of a write. If this part throws, only this part is rolled back. Savepoints can be
  /// nested.
  public func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
    guard isWriting else {
      throw DatabaseError(.misuse, "A savepoint must be inside a 'write'.")
    }
    try checkTransaction(nil)
    let name = "adder_\(savepointDepth)"
    try ownRows("SAVEPOINT \(name)")
    savepointDepth += 1
    defer { savepointDepth -= 1 }
    do {
      let value = try body()
      try checkTransaction(nil)
      try ownRows("RELEASE \(name)")
      return value
    } catch {
      // If SQLite ended the whole transaction, the savepoint ended with it.
      if isInTransaction {
        try ownRows("ROLLBACK TO \(name)")
        try ownRows("RELEASE \(name)")
      }
      changeLog.didRollBackSavepoint()
      throw error
    }
  }

  /// Runs a body in a transaction and then notifies the observers. The transaction is committed
  /// when the body returns, and rolled back when the body throws or the commit fails.
  func inWriteTransaction<Value>(
    _ body: (DatabaseConnection) throws -> Value
  ) throws -> Value {
    lend(for: .write)
    defer { takeBack() }
    try ownRows("BEGIN IMMEDIATE")
    let value: Value
    do {
      try changeLog.didBegin()
      value = try body(self)
      try checkTransaction(nil)
      try ownRows("COMMIT")
    } catch {
      // An error here would hide the original error, and SQLite ends the transaction anyway.
      if isInTransaction { _ = try? ownRows("ROLLBACK") }
      changeLog.forget()
      throw error
    }
    if changeLog.hasObservers {
      if let changes = changeLog.takeChanges() { tell(changes) }
    } else {
      changeLog.forget()
    }
    return value
  }

  /// Rewrites the file, outside of a transaction, and notifies the observers that any row may have
  /// changed.
  func vacuum() throws(DatabaseError) {
    lend(for: .setup)
    defer { takeBack() }
    try ownRows("VACUUM")
    changeLog.schemaMayHaveChanged()
    if changeLog.hasObservers, let changes = changeLog.takeChanges() { tell(changes) }
  }

  private func tell(_ changes: CommittedChanges) {
    var changes = changes
    lend(for: .read)
    // Without a snapshot, the observers can still read, but each read may see a different state.
    _ = try? beginSnapshot()
    do throws(DatabaseError) {
      try changeLog.lookForOthers(into: &changes)
    } catch {
      // If this cannot be determined, assume that others have committed.
      changes.othersCommitted = true
    }
    changeLog.tellObservers(changes)
    if isInTransaction { _ = try? ownRows("COMMIT") }
  }

  /// Runs a body that sees a single state of the database, even if others write meanwhile.
  func inSnapshot<Value>(
    _ body: (DatabaseConnection) throws -> Value
  ) throws -> Value {
    lend(for: .read)
    defer { takeBack() }
    try beginSnapshot()
    // Nothing was written, so a failure to end the transaction does not matter.
    defer { if isInTransaction { _ = try? ownRows("COMMIT") } }
    return try body(self)
  }

  /// Begins a transaction and immediately reads, because the snapshot begins with the first read.
  private func beginSnapshot() throws(DatabaseError) {
    try ownRows("BEGIN DEFERRED")
    do throws(DatabaseError) {
      try ownRows("SELECT 1 FROM sqlite_master LIMIT 1")
    } catch {
      _ = try? ownRows("ROLLBACK")
      throw error
    }
  }
}
