/// What a statement reads and writes, as SQLite says while it prepares it: triggers and the actions of
/// foreign keys are in it too. Only the main database's tables have names here.
///
/// When SQLite prepares a statement anew after a change of the schema, what it says then is added; so the
/// facts may name too much, never too little.
package struct StatementFacts: Sendable {
  /// The columns read of each table and view, with `""` in the place of a column when only rows are counted.
  package var readColumns: [TableName: Set<String>] = [:]
  /// Whether a table outside of the main database is read.
  package var readsOtherDatabases = false
  /// The functions called, in small letters; operators such as LIKE are functions as well.
  package var functions: Set<String> = []
  /// How often SELECT stands in it, views and common table expressions included.
  package var selectCount = 0
  package var isRecursive = false

  /// Tables that get or change rows.
  package var insertedOrUpdated: Set<TableName> = []
  /// Tables that lose rows.
  package var deletedFrom: Set<TableName> = []
  /// The columns that an UPDATE assigns, in small letters; `rowid` is the rowid by any of its names.
  package var updatedColumns: [TableName: Set<String>] = [:]
  /// The table of a statement that is a DELETE: without WHERE it may be emptied at once.
  package var deleteTarget: TableName?
  /// The triggers that may fire, in small letters.
  package var triggers: Set<String> = []
  /// Whether the statement itself may delete rows to make room for others.
  package var mayReplace = false

  /// Tables that are made or dropped.
  package var definedTables: Set<TableName> = []
  /// Whether a table is altered, by whatever name.
  package var altersTables = false
  /// Whether tables, indices, triggers or views are made, dropped or altered.
  package var changesSchema = false
  /// BEGIN, COMMIT, ROLLBACK, SAVEPOINT, RELEASE.
  package var controlsTransaction = false
  /// ATTACH, DETACH.
  package var attaches = false
  package var pragmas: Set<String> = []
  package var isVacuum = false

  private var hasWrite = false

  /// Whether one SELECT reads one place, so that no other SELECT is nested in it or follows it.
  package var hasSubqueries: Bool { selectCount > 1 || isRecursive }
  package var readTables: Set<TableName> { Set(readColumns.keys) }
  package var writtenTables: Set<TableName> { insertedOrUpdated.union(deletedFrom) }

  mutating func noteWrite(deletionFrom table: TableName?) {
    if !hasWrite { deleteTarget = table }
    hasWrite = true
  }
}
