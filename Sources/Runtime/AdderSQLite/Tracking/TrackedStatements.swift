#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// A query for one row that is asked again and again, each time with other arguments.
///
/// The statement is taken once and kept until `finish`: looking it up and checking it costs as much as
/// reading a row.
final class RepeatedQuery {
  private let sql: String
  private let connection: DatabaseConnection
  private var statement: DatabaseStatement?

  init(_ sql: String, on connection: DatabaseConnection) {
    self.sql = sql
    self.connection = connection
  }

  /// What the body makes of the row; `nil` when there is none.
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

  /// Gives the statement back. It has to be called before somebody else uses the connection.
  func finish() {
    if let statement { connection.finish(statement) }
    statement = nil
  }
}

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
