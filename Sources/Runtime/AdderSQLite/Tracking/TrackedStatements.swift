#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// A query for one row that runs repeatedly, with different arguments.
///
/// The statement is kept until `finish`, because looking it up and checking it costs as much as
/// reading a row.
final class RepeatedQuery {
  private let sql: String
  private let connection: DatabaseConnection
  private var statement: DatabaseStatement?

  init(_ sql: String, on connection: DatabaseConnection) {
    self.sql = sql
    self.connection = connection
  }

  /// Returns the body's result for the row; `nil` if there is no row.
  func first<Value>(
    _ arguments: [DatabaseValue], _ body: (DatabaseStatement) throws -> Value
  ) throws -> Value? {
    let arguments = DatabaseArguments(arguments)
    let statement: DatabaseStatement
    if let known = self.statement {
      statement = known
      statement.reset()
      try statement.bind(arguments)
    } else {
      statement = try connection.start(sql, arguments)
      self.statement = statement
    }
    guard try statement.step() else { return nil }
    return try body(statement)
  }

  /// Returns the statement to the cache. Call this before other code uses the connection.
  func finish() {
    if let statement { connection.finish(statement) }
    statement = nil
  }
}

extension DatabaseConnection {
  /// Calls a body for each row of one of the tracker's queries, with the statement positioned at
  /// that row.
  func track(
    _ sql: String, _ arguments: [DatabaseValue], _ body: (DatabaseStatement) throws -> Void
  ) throws {
    let statement = try start(sql, DatabaseArguments(arguments))
    defer { finish(statement) }
    while try statement.step() { try body(statement) }
  }

  /// Returns the declared collation of a table's column; `nil` if there is no such column.
  func collation(ofColumn column: String, of table: TableName) -> String? {
    var collation: UnsafePointer<CChar>?
    let code = sqlite3_table_column_metadata(
      handle, "main", table.folded, column, nil, &collation, nil, nil, nil)
    guard code == SQLITE_OK, let collation else { return nil }
    return String(cString: collation)
  }
}
