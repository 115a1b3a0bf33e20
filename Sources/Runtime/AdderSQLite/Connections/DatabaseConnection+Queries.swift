#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

extension DatabaseConnection {
  /// Runs one statement and ignores its rows.
  ///
  /// - Throws: `DatabaseError` with the SQL. The error is also thrown if the SQL contains more than
  ///   one statement, or if the arguments do not match its parameters.
  public func execute(
    _ sql: String, _ arguments: DatabaseArguments = []
  ) throws(DatabaseError) {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    while try statement.step() {}
  }

  /// Runs the statements of a script one after another, until one fails.
  public func execute(script: String) throws(DatabaseError) {
    try checkUse(script)
    let bytes = Array(script.utf8)
    var position = 0
    while position < bytes.count {
      let (found, end) = try prepareFirst(script, from: position)
      guard let statement = found else { return }
      let sql = String(decoding: bytes[position..<end], as: UTF8.self)
      statement.finalize()
      try execute(sql)
      position = end
    }
  }

  /// Passes the rows of a query to a closure one by one, without storing them.
  ///
  /// - Parameters:
  ///   - sql: The query.
  ///   - arguments: The values of the query's parameters.
  ///   - body: Receives the row, which is valid only until the closure returns. If the closure
  ///     throws, no more rows are read.
  public func each(
    _ sql: String, _ arguments: DatabaseArguments = [],
    _ body: (borrowing DatabaseRow) throws -> Void
  ) throws {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    let row = DatabaseRow(statement)
    while try statement.step() { try body(row) }
  }

  /// Returns the rows of a query as records.
  public func rows<Record: DatabaseRecord>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Record.Type = Record.self
  ) throws -> [Record] {
    var records: [Record] = []
    try each(sql, arguments) { row in records.append(try Record(row: row)) }
    return records
  }

  /// Returns the first row of a query as a record; `nil` if there is none.
  public func first<Record: DatabaseRecord>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Record.Type = Record.self
  ) throws -> Record? {
    try first(sql, arguments, hiding: 0)
  }

  /// Returns the first row without its last columns, which are not part of the record.
  func first<Record: DatabaseRecord>(
    _ sql: String, _ arguments: DatabaseArguments, hiding hiddenColumns: Int
  ) throws -> Record? {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    guard try statement.step() else { return nil }
    return try Record(row: DatabaseRow(statement, hiding: hiddenColumns))
  }

  /// Returns the first column of each row of a query.
  public func values<Value: DatabaseValueConvertible>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Value.Type = Value.self
  ) throws(DatabaseError) -> [Value] {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    let row = DatabaseRow(statement)
    var values: [Value] = []
    while try statement.step() { values.append(try row.value(at: 0, as: type)) }
    return values
  }

  /// Returns the first column of the first row of a query; `nil` if there is no row. If the column
  /// may be NULL, read it as an optional: for example, `max(…)` of no rows with `as: Int?.self`.
  public func value<Value: DatabaseValueConvertible>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value? {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    guard try statement.step() else { return nil }
    // The type is explicit, because an optional would also fit here, and would
    // turn NULL into "no row".
    return try DatabaseRow(statement).value(at: 0, as: type)
  }

  /// The number of rows that the last INSERT, UPDATE or DELETE changed, not counting rows that
  /// triggers and foreign keys changed.
  public var changesCount: Int { isLent ? Int(sqlite3_changes(handle)) : 0 }

  /// The rowid of the last inserted row; 0 if there was none.
  public var lastInsertedRowID: Int64 { isLent ? sqlite3_last_insert_rowid(handle) : 0 }
}
