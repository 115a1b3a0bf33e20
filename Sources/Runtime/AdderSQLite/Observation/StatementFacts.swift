/// What a statement reads and writes, as SQLite reports it while preparing: including triggers and the
/// actions of foreign keys. Only tables of the main database have names here.
///
/// When SQLite prepares a statement again after a schema change, its new report is added. So the facts
/// may contain too much, but never too little.
package struct StatementFacts: Sendable {
  /// The columns read of each table and view, with `""` instead of a column if only rows are counted.
  package var readColumns: [TableName: Set<String>] = [:]
  /// Whether a table outside of the main database is read.
  package var readsOtherDatabases = false
  /// The called functions, in lower case; operators such as LIKE are functions as well.
  package var functions: Set<String> = []
  /// The number of SELECTs, including those in views and common table expressions.
  package var selectCount = 0
  package var isRecursive = false

  /// Tables in which rows are inserted or changed.
  package var insertedOrUpdated: Set<TableName> = []
  /// Tables from which rows are deleted.
  package var deletedFrom: Set<TableName> = []
  /// The columns that an UPDATE assigns, in lower case; `rowid` stands for the rowid under any of
  /// its names.
  package var updatedColumns: [TableName: Set<String>] = [:]
  /// The table of a statement that is a DELETE: without WHERE it may be emptied at once.
  package var deleteTarget: TableName?
  /// The triggers that may fire, in lower case.
  package var triggers: Set<String> = []
  /// Whether the statement itself may delete rows to make room for others.
  package var mayReplace = false

  /// Tables that are created or dropped.
  package var definedTables: Set<TableName> = []
  /// Whether a table is altered, under whatever name.
  package var altersTables = false
  /// Whether tables, indices, triggers or views are created, dropped or altered.
  package var changesSchema = false
  /// BEGIN, COMMIT, ROLLBACK, SAVEPOINT, RELEASE.
  package var controlsTransaction = false
  /// ATTACH, DETACH.
  package var attaches = false
  package var pragmas: Set<String> = []
  package var isVacuum = false

  private var hasWrite = false

  /// Whether one SELECT reads one source, without other SELECTs nested in it or following it.
  package var hasSubqueries: Bool { selectCount > 1 || isRecursive }
  package var readTables: Set<TableName> { Set(readColumns.keys) }
  package var writtenTables: Set<TableName> { insertedOrUpdated.union(deletedFrom) }

  mutating func noteWrite(deletionFrom table: TableName?) {
    if !hasWrite { deleteTarget = table }
    hasWrite = true
  }
}
