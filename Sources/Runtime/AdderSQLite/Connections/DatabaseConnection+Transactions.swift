extension DatabaseConnection {
  /// A part of a write that is taken back alone when it throws; savepoints can be nested.
  public func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
    guard isWriting else {
      throw DatabaseError(.misuse, "A savepoint belongs in a 'write'; there is none here.")
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
      // When SQLite has ended the whole transaction, the savepoint went with it.
      if isInTransaction {
        try ownRows("ROLLBACK TO \(name)")
        try ownRows("RELEASE \(name)")
      }
      changeLog.didRollBackSavepoint()
      throw error
    }
  }

  /// Runs a body in a transaction that is committed when it returns, and rolled back when it throws or
  /// cannot be committed; then tells the observers.
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
      // An error of its own would hide the one that matters, and SQLite ends the transaction anyway.
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

  /// Writes the file anew, outside of a transaction, and tells the observers that any row may be another.
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
    // Without a snapshot they would still read, only not all the same.
    _ = try? beginSnapshot()
    do throws(DatabaseError) {
      try changeLog.lookForOthers(into: &changes)
    } catch {
      // Nobody knows, so it is taken for granted.
      changes.othersCommitted = true
    }
    changeLog.tellObservers(changes)
    if isInTransaction { _ = try? ownRows("COMMIT") }
  }

  /// Runs a body that sees one state of the database, whatever others write meanwhile.
  func inSnapshot<Value>(
    _ body: (DatabaseConnection) throws -> Value
  ) throws -> Value {
    lend(for: .read)
    defer { takeBack() }
    try beginSnapshot()
    // Nothing was written, so that an end cannot fail in a way that matters.
    defer { if isInTransaction { _ = try? ownRows("COMMIT") } }
    return try body(self)
  }

  /// A transaction begins to see with its first read, which is therefore done at once.
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
