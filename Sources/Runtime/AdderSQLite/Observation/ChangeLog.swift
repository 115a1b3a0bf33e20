#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// Records what the writer does to watched tables, and notifies observers after each commit.
///
/// SQLite's update hook reports individual rows. Some changes are not reported: changes to tables
/// without rowids and to virtual tables, the deletion of all rows in a single operation, rows that
/// are deleted to make room for others (REPLACE), rows whose rowid changes, and schema changes.
/// After such a change, the entire table is flagged. A change to a table that is not watched costs
/// one pointer comparison per row, or nothing if no table is watched.
package final class ChangeLog {
  /// A change that a statement may make to a watched table without SQLite reporting it.
  struct Effect {
    enum Kind {
      /// The table's definition may change.
      case redefines
      /// Rows change, but SQLite does not report the changes.
      case changesUntold
      /// The statement may empty the table in a single operation.
      case empties
    }
    var table: WatchedTable
    var kind: Kind
  }

  /// The counters at the beginning of a statement.
  struct Mark {
    var told = 0
    var totalChanges: Int32 = 0
  }

  private struct WeakObserver { weak var object: (any ConnectionObserver)? }

  /// The maximum number of rows of one table that a transaction may touch. If there are more, the
  /// entire table is flagged.
  package var rowLimit = 200_000

  private unowned let connection: DatabaseConnection
  private var tables: [WatchedTable] = []
  private var observers: [WeakObserver] = []
  /// Incremented when the watched tables or the schema change, so that
  /// effects are determined again.
  private var generation = 0
  /// The names of triggers that contain REPLACE, in lower case; `nil` until first used.
  private var replacingTriggers: Set<String>?

  private var told = 0
  private var lastName: UnsafePointer<CChar>?
  private var lastTable: WatchedTable?
  private var schemaChanged = false
  private var dataVersion: Int64?
  private var othersCommitted = false

  init(connection: DatabaseConnection) { self.connection = connection }

  // MARK: - Watching

  /// Starts watching a table, even if it does not exist yet. Each call must be balanced by a call
  /// to `unwatch`. If a write is running, the changes that it made before this call are not
  /// reported. Changes to a view are not reported either: watch the tables that the view reads.
  ///
  /// - Throws: An error of the kind `misuse` for SQLite's own tables, whose
  ///   changes SQLite never reports.
  package func watch(_ table: TableName) throws(DatabaseError) {
    if let known = tables.first(where: { $0.name == table }) {
      known.watchers += 1
      return
    }
    guard !table.folded.hasPrefix("sqlite_") else {
      throw DatabaseError(
        .misuse, "'\(table)' is a table of SQLite itself, and cannot be watched. Read it instead.")
    }
    if dataVersion == nil { dataVersion = try connection.dataVersion() }
    tables.append(WatchedTable(table))
    tablesChanged()
  }

  package func unwatch(_ table: TableName) {
    guard let index = tables.firstIndex(where: { $0.name == table }) else { return }
    tables[index].watchers -= 1
    if tables[index].watchers == 0 {
      tables.remove(at: index)
      tablesChanged()
    }
  }

  /// Adds an observer, without retaining it.
  package func add(_ observer: any ConnectionObserver) {
    observers.append(WeakObserver(object: observer))
  }

  package func remove(_ observer: any ConnectionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Notifies the observers if another connection or process has committed since their
  /// last notification. Each write checks this itself; call this method if the app has
  /// not written for a while.
  func lookForOthersAndTell() throws(DatabaseError) {
    try lookForOthers()
    guard othersCommitted, hasObservers else { return }
    othersCommitted = false
    tellObservers(CommittedChanges(othersCommitted: true))
  }

  /// If other connections committed before the snapshot in which the observers read, records this
  /// in a commit's changes.
  func lookForOthers(into changes: inout CommittedChanges) throws(DatabaseError) {
    try lookForOthers()
    if othersCommitted { changes.othersCommitted = true }
    othersCommitted = false
  }

  private func tablesChanged() {
    generation += 1
    lastName = nil
    lastTable = nil
    guard !tables.isEmpty else {
      sqlite3_update_hook(connection.handle, nil, nil)
      // The next table to be watched starts with the state at that time.
      dataVersion = nil
      othersCommitted = false
      return
    }
    // The connection retains this object until it has closed the handle.
    sqlite3_update_hook(
      connection.handle,
      { context, _, database, table, rowID in
        guard let context, let database, let table else { return }
        Unmanaged<ChangeLog>.fromOpaque(context).takeUnretainedValue()
          .note(rowID, of: table, in: database)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  // MARK: - Reports from SQLite

  private func note(
    _ rowID: Int64, of table: UnsafePointer<CChar>, in database: UnsafePointer<CChar>
  ) {
    // SQLite passes the name from its schema, whose address does not change while a statement runs.
    if table != lastName {
      lastName = table
      lastTable =
        sqlite3_stricmp(database, "main") == 0 ? tables.first(where: { $0.isNamed(table) }) : nil
    }
    guard let lastTable else { return }
    told += 1
    lastTable.touch(rowID, limit: rowLimit)
  }

  // MARK: - Statements

  func willRun(_ statement: DatabaseStatement) {
    if tables.isEmpty { return }
    lastName = nil
    lastTable = nil
    statement.start = Mark(told: told, totalChanges: sqlite3_total_changes(connection.handle))
  }

  /// Records the changes that the hook did not report, after a statement has run or failed.
  func didRun(_ statement: DatabaseStatement) {
    if tables.isEmpty || statement.isReadOnly { return }
    if statement.collector.facts.changesSchema { schemaDidChange() }
    if statement.effects.generation != generation {
      statement.effects = (generation, findEffects(of: statement.facts))
    }
    if statement.effects.list.isEmpty { return }
    let changed = sqlite3_total_changes(connection.handle) != statement.start.totalChanges
    for effect in statement.effects.list {
      switch effect.kind {
      case .redefines: effect.table.flag()
      case .changesUntold:
        if changed { effect.table.flag() }
      // A statement that empties a table in a single operation fires no triggers, so all reports
      // would come from the statement itself.
      case .empties:
        if changed, told == statement.start.told { effect.table.flag() }
      }
    }
  }

  private func findEffects(of facts: StatementFacts) -> [Effect] {
    let triggersReplace = !facts.triggers.isDisjoint(with: namesOfReplacingTriggers(facts))
    return tables.compactMap { table in
      if mayRedefine(table, facts: facts) { return Effect(table: table, kind: .redefines) }
      if mayChangeUntold(table, facts: facts, triggersReplace: triggersReplace) {
        return Effect(table: table, kind: .changesUntold)
      }
      return facts.deleteTarget == table.name ? Effect(table: table, kind: .empties) : nil
    }
  }

  private func mayRedefine(_ table: WatchedTable, facts: StatementFacts) -> Bool {
    if facts.altersTables || facts.definedTables.contains(table.name) { return true }
    // The statement may write the schema directly.
    let schema: Set<TableName> = ["sqlite_master", "sqlite_schema"]
    return !facts.changesSchema && !facts.writtenTables.isDisjoint(with: schema)
  }

  private func mayChangeUntold(
    _ table: WatchedTable, facts: StatementFacts, triggersReplace: Bool
  ) -> Bool {
    // A virtual table stores its contents in tables whose names begin with the virtual table's
    // name, and may empty these tables in a single operation.
    let isShadow = facts.writtenTables.contains { table.name.folded.hasPrefix("\($0.folded)_") }
    guard isShadow || facts.writtenTables.contains(table.name) else { return false }
    let shape = shape(of: table)
    if !shape.hasRowIDs { return true }
    if isShadow, hasVirtualTable(facts.writtenTables) { return true }
    guard facts.insertedOrUpdated.contains(table.name) else { return false }
    let assigned = facts.updatedColumns[table.name] ?? []
    if assigned.contains("rowid") || shape.rowIDAlias.map(assigned.contains) == true { return true }
    return shape.hasUniqueIndex
      && (facts.mayReplace || triggersReplace || shape.replacesByItself)
  }

  // MARK: - The schema

  private func schemaDidChange() {
    schemaChanged = true
    forgetShapes()
  }

  /// Records that each watched table and all of its rows may have changed.
  func schemaMayHaveChanged() { if !tables.isEmpty { schemaDidChange() } }

  private func forgetShapes() {
    generation += 1
    replacingTriggers = nil
    lastName = nil
    lastTable = nil
    for table in tables { table.shape = nil }
  }

  private func shape(of table: WatchedTable) -> TableShape {
    if let shape = table.shape { return shape }
    // If the table cannot be read, assume the worst case: its changes are not reported.
    let shape = (try? TableShape(of: table.name, on: connection)) ?? TableShape()
    table.shape = shape
    return shape
  }

  private func namesOfReplacingTriggers(_ facts: StatementFacts) -> Set<String> {
    if facts.triggers.isEmpty { return [] }
    if let replacingTriggers { return replacingTriggers }
    let sql =
      "SELECT name, sql FROM main.sqlite_master WHERE type = 'trigger' "
      + "UNION ALL SELECT name, sql FROM sqlite_temp_master WHERE type = 'trigger'"
    guard let all = try? connection.ownRows(sql) else { return facts.triggers }
    let names = all.compactMap { row -> String? in
      guard case .text(let name) = row[0], case .text(let sql) = row[1],
        SQLWords.mayReplace(sql)
      else { return nil }
      return name.lowercased()
    }
    replacingTriggers = Set(names)
    return Set(names)
  }

  private func hasVirtualTable(_ names: Set<TableName>) -> Bool {
    names.contains { name in
      let rows = try? connection.ownRows(
        """
        SELECT 1 FROM main.sqlite_master WHERE type = 'table' AND name = ?1 COLLATE NOCASE \
        AND sql LIKE 'CREATE VIRTUAL TABLE%'
        """, [.text(name.folded)])
      return rows?.isEmpty != true
    }
  }

  // MARK: - Transactions

  /// Called right after BEGIN IMMEDIATE.
  func didBegin() throws(DatabaseError) {
    if tables.isEmpty { return }
    try lookForOthers()
  }

  private func lookForOthers() throws(DatabaseError) {
    guard let known = dataVersion else { return }
    let now = try connection.dataVersion()
    guard now != known else { return }
    dataVersion = now
    othersCommitted = true
    // The other connections may have changed the schema, too.
    forgetShapes()
  }

  /// Called after a savepoint was rolled back. The known schema may be the
  /// one that was rolled back.
  func didRollBackSavepoint() {
    if schemaChanged { forgetShapes() }
  }

  /// Discards the changes, because they were rolled back or there are no observers. Commits by
  /// other connections are still reported later.
  func forget() {
    for table in tables { table.forget() }
    if schemaChanged { forgetShapes() }
    schemaChanged = false
  }

  /// Called right after COMMIT.
  ///
  /// - Returns: The changes for the observers; `nil` if there are none.
  func takeChanges() -> CommittedChanges? {
    if tables.isEmpty {
      schemaChanged = false
      return nil
    }
    var changes = CommittedChanges(
      schemaChanged: schemaChanged, othersCommitted: othersCommitted)
    schemaChanged = false
    othersCommitted = false
    for table in tables {
      if let found = table.takeChanges() { changes.tables[table.name] = found }
    }
    return changes.isEmpty ? nil : changes
  }

  func tellObservers(_ changes: CommittedChanges) {
    observers.removeAll { $0.object == nil }
    for observer in observers { observer.object?.didCommit(changes, on: connection) }
  }

  var hasObservers: Bool { observers.contains { $0.object != nil } }
}
