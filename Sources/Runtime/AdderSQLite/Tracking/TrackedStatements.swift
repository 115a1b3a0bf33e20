#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

extension DatabaseConnection {
  /// Calls a body for each row of a query of ours, with the statement that stands on it.
  func track(
    _ sql: String, _ arguments: [DatabaseValue], _ body: (DatabaseStatement) throws -> Void
  ) throws {
    let statement = try start(sql, DatabaseArguments(arguments))
    defer { finish(statement) }
    while try statement.step() { try body(statement) }
  }

  /// The collation that a column of a table is declared with; `nil` when there is no such column.
  func collation(ofColumn column: String, of table: TableName) -> String? {
    var collation: UnsafePointer<CChar>?
    let code = sqlite3_table_column_metadata(
      handle, "main", table.folded, column, nil, &collation, nil, nil, nil)
    guard code == SQLITE_OK, let collation else { return nil }
    return String(cString: collation)
  }
}
