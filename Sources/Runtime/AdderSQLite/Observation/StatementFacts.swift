/// The reads and writes of a statement, as SQLite reports them while preparing it. They include the
/// reads and writes of triggers and of foreign key actions. Only tables of the main database are
/// named here.
///
/// When SQLite prepares a statement again after a schema change, the new report is added to the
/// facts. So the facts may contain too much, but never too little.
package struct StatementFacts: Sendable {
  /// The columns that are read, keyed by table or view. The column is `""` if rows are only
  /// counted.
  package var readColumns: [TableName: Set<String>] = [:]
  /// True if a table outside of the main database is read.
  package var readsOtherDatabases = false
  /// The functions that are called, in lower case. Operators such as LIKE are functions as well.
  package var functions: Set<String> = []
  /// The number of SELECTs, including those in views and common table expressions.
  package var selectCount = 0
  package var isRecursive = false

  /// Tables in which rows are inserted or changed.
  package var insertedOrUpdated: Set<TableName> = []
  /// Tables from which rows are deleted.
  package var deletedFrom: Set<TableName> = []
  /// The columns that an UPDATE assigns, in lower case; `rowid` represents the rowid
  /// under any of its names.
  package var updatedColumns: [TableName: Set<String>] = [:]
  /// The table of a DELETE statement. Without WHERE, the table may be emptied in a single
  /// operation.
  package var deleteTarget: TableName?
  /// The triggers that may fire, in lower case.
  package var triggers: Set<String> = []
  /// True if the statement itself may delete rows to make room for others.
  package var mayReplace = false

  /// Tables that are created or dropped.
  package var definedTables: Set<TableName> = []
  /// True if any table is altered, whatever its name.
  package var altersTables = false
  /// True if tables, indices, triggers or views are created, dropped or altered.
  package var changesSchema = false
  /// True for BEGIN, COMMIT, ROLLBACK, SAVEPOINT and RELEASE.
  package var controlsTransaction = false
  /// True for ATTACH and DETACH.
  package var attaches = false
  package var pragmas: Set<String> = []
  package var isVacuum = false

  private var hasWrite = false

  /// True if there is more than one SELECT, nested or combined, or a recursive query.
  package var hasSubqueries: Bool { selectCount > 1 || isRecursive }
  package var readTables: Set<TableName> { Set(readColumns.keys) }
  package var writtenTables: Set<TableName> { insertedOrUpdated.union(deletedFrom) }

  mutating func noteWrite(deletionFrom table: TableName?) {
    if !hasWrite { deleteTarget = table }
    hasWrite = true
  }
}
