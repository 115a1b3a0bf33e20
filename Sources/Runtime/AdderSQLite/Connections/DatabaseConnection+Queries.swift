#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

extension DatabaseConnection {
  /// Runs one statement; rows that it gives are passed over.
  ///
  /// - Throws: `DatabaseError` with the SQL, also when there is more than one statement in it or the
  ///   arguments are not those it asks for.
  public func execute(
    _ sql: String, _ arguments: DatabaseArguments = []
  ) throws(DatabaseError) {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    while try statement.step() {}
  }

  /// Runs the statements of a text one after another, until one fails.
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

  /// Gives each row of a query to a closure, without keeping them.
  ///
  /// - Parameters:
  ///   - sql: the query.
  ///   - arguments: what stands in the places of its parameters.
  ///   - body: gets the row, which is gone when it returns. When it throws, no more rows are read.
  public func each(
    _ sql: String, _ arguments: DatabaseArguments = [],
    _ body: (borrowing DatabaseRow) throws -> Void
  ) throws {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    let row = DatabaseRow(statement)
    while try statement.step() { try body(row) }
  }

  /// The rows of a query as records.
  public func rows<Record: DatabaseRecord>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Record.Type = Record.self
  ) throws -> [Record] {
    var records: [Record] = []
    try each(sql, arguments) { row in records.append(try Record(row: row)) }
    return records
  }

  /// The first row of a query as a record; `nil` when there is none.
  public func first<Record: DatabaseRecord>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Record.Type = Record.self
  ) throws -> Record? {
    try first(sql, arguments, hiding: 0)
  }

  /// The same of a row whose last columns are not for the record.
  func first<Record: DatabaseRecord>(
    _ sql: String, _ arguments: DatabaseArguments, hiding hiddenColumns: Int
  ) throws -> Record? {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    guard try statement.step() else { return nil }
    return try Record(row: DatabaseRow(statement, hiding: hiddenColumns))
  }

  /// The first column of each row of a query.
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

  /// The first column of the first row of a query; `nil` when there is no row. A NULL is read as an
  /// optional: `max(…)` of no rows, for example, by `as: Int?.self`.
  public func value<Value: DatabaseValueConvertible>(
    _ sql: String, _ arguments: DatabaseArguments = [], as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value? {
    let statement = try start(sql, arguments)
    defer { finish(statement) }
    guard try statement.step() else { return nil }
    // The type is said, because here an optional would fit as well, and take NULL for no row.
    return try DatabaseRow(statement).value(at: 0, as: type)
  }

  /// How many rows the last INSERT, UPDATE or DELETE changed, without those of triggers and foreign keys.
  public var changesCount: Int { isLent ? Int(sqlite3_changes(handle)) : 0 }

  /// The rowid of the row inserted last; 0 when there was none.
  public var lastInsertedRowID: Int64 { isLent ? sqlite3_last_insert_rowid(handle) : 0 }
}
