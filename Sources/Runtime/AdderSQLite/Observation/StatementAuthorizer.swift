#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// Collects facts about statements while SQLite prepares them. It forbids nothing.
final class StatementAuthorizer {
  /// The statement that is being prepared, or that SQLite may prepare again at its first step.
  var collector: FactsCollector?

  func attach(to handle: OpaquePointer) {
    // The connection retains this object until it has closed the handle.
    sqlite3_set_authorizer(
      handle,
      { context, action, first, second, database, trigger in
        guard let context else { return SQLITE_OK }
        return Unmanaged<StatementAuthorizer>.fromOpaque(context).takeUnretainedValue()
          .note(action, first, second, database, trigger)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func note(
    _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?,
    _ database: UnsafePointer<CChar>?, _ trigger: UnsafePointer<CChar>?
  ) -> Int32 {
    guard let collector else { return SQLITE_OK }
    collector.note(
      action, first.map { String(cString: $0) } ?? "", second.map { String(cString: $0) } ?? "",
      database: database.map { String(cString: $0) } ?? "",
      trigger: trigger.map { String(cString: $0) })
    // For a DELETE, `SQLITE_IGNORE` makes SQLite delete the rows one by one and report each. Within
    // triggers, nothing else would show that a table was emptied in a single operation.
    return action == SQLITE_DELETE && trigger != nil ? SQLITE_IGNORE : SQLITE_OK
  }
}

/// The facts about one statement while they are collected.
final class FactsCollector {
  var facts = StatementFacts()

  func note(
    _ action: Int32, _ first: String, _ second: String, database: String, trigger: String?
  ) {
    switch action {
    case SQLITE_READ, SQLITE_SELECT, SQLITE_FUNCTION, SQLITE_RECURSIVE:
      noteRead(action, first, second, database: database)
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE:
      if let trigger { facts.triggers.insert(trigger.lowercased()) }
      noteWrite(action, first, column: second, database: database, isInTrigger: trigger != nil)
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: facts.controlsTransaction = true
    case SQLITE_ATTACH, SQLITE_DETACH: facts.attaches = true
    case SQLITE_PRAGMA: facts.pragmas.insert(first.lowercased())
    case SQLITE_CREATE_TABLE, SQLITE_DROP_TABLE, SQLITE_CREATE_VTABLE, SQLITE_DROP_VTABLE:
      facts.changesSchema = true
      facts.definedTables.insert(TableName(first))
    case SQLITE_ALTER_TABLE:
      facts.changesSchema = true
      facts.altersTables = true
    // Creating and dropping indices, triggers, views and temporary objects. The cases above handle
    // some of the numbers in these ranges.
    case SQLITE_CREATE_INDEX...SQLITE_CREATE_VIEW, SQLITE_DROP_INDEX...SQLITE_DROP_VIEW,
      SQLITE_REINDEX:
      facts.changesSchema = true
    default: break
    }
  }

  private func noteRead(_ action: Int32, _ first: String, _ second: String, database: String) {
    switch action {
    case SQLITE_READ:
      if database == "main" {
        facts.readColumns[TableName(first), default: []].insert(second)
      } else {
        facts.readsOtherDatabases = true
      }
    case SQLITE_SELECT: facts.selectCount += 1
    case SQLITE_FUNCTION: facts.functions.insert(second.lowercased())
    default: facts.isRecursive = true
    }
  }

  private func noteWrite(
    _ action: Int32, _ table: String, column: String, database: String, isInTrigger: Bool
  ) {
    let name = TableName(table)
    let isDeletion = action == SQLITE_DELETE && !isInTrigger && database == "main"
    facts.noteWrite(deletionFrom: isDeletion ? name : nil)
    guard database == "main" else { return }
    switch action {
    case SQLITE_DELETE: facts.deletedFrom.insert(name)
    case SQLITE_UPDATE:
      facts.insertedOrUpdated.insert(name)
      facts.updatedColumns[name, default: []].insert(TableName(column).folded)
    default: facts.insertedOrUpdated.insert(name)
    }
  }
}
