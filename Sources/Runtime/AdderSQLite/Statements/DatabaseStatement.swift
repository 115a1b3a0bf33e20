#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// A prepared statement of one connection, with the facts that SQLite reported while preparing it.
package final class DatabaseStatement {
  package let sql: String
  let handle: OpaquePointer
  private let authorizer: StatementAuthorizer
  let collector: FactsCollector

  /// True after the first step since the last reset. SQLite may prepare the statement again only at
  /// that step.
  private var hasBegun = false
  private var columns: Columns?
  /// The changes that the statement may make to watched tables without SQLite reporting them, and
  /// the generation of the change log for which this list is valid.
  var effects: (generation: Int, list: [ChangeLog.Effect]) = (-1, [])
  /// The counters of the change log when the statement began.
  var start = ChangeLog.Mark()

  init(
    handle: OpaquePointer, sql: String, collector: FactsCollector, authorizer: StatementAuthorizer
  ) {
    self.handle = handle
    self.sql = sql
    self.collector = collector
    self.authorizer = authorizer
  }

  package var facts: StatementFacts { collector.facts }

  /// True if the statement does not change the database file.
  var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  private var database: OpaquePointer? { sqlite3_db_handle(handle) }

  // MARK: - Running

  /// Steps to the next row.
  ///
  /// - Returns: False if there are no more rows.
  func step() throws(DatabaseError) -> Bool {
    if !hasBegun {
      hasBegun = true
      authorizer.collector = collector
    }
    let code = sqlite3_step(handle)
    authorizer.collector = nil
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw DatabaseError(of: database, code: code, sql: sql)
    }
  }

  func reset() {
    hasBegun = false
    // An error here is the error that the last step has already thrown.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func finalize() { sqlite3_finalize(handle) }

  // MARK: - Arguments

  func bind(_ arguments: DatabaseArguments) throws(DatabaseError) {
    let count = sqlite3_bind_parameter_count(handle)
    switch arguments.storage {
    case .positional(let values):
      guard values.count == count else {
        throw DatabaseError(
          .wrongArguments,
          "The statement has \(count) parameters but \(values.count) arguments.", sql: sql
        )
      }
      for (index, value) in values.enumerated() { try bind(value, at: Int32(index) + 1) }
    case .named(let values): try bind(values, count: count)
    }
  }

  private func bind(
    _ values: [(name: String, value: DatabaseValue)], count: Int32
  ) throws(DatabaseError) {
    var known: Set<String> = []
    for index in 0..<count {
      guard let cName = sqlite3_bind_parameter_name(handle, index + 1) else {
        throw DatabaseError(
          .wrongArguments,
          "Parameter \(index + 1) has no name. Give the arguments by position, or name it.",
          sql: sql)
      }
      let name = String(cString: cName)
      let bare = String(name.dropFirst())
      // SQLite treats ":name" and "@name" as two parameters; one argument is used for both.
      known.insert(bare)
      guard let value = values.last(where: { $0.name == bare })?.value else {
        throw DatabaseError(
          .wrongArguments, "There is no argument for the parameter '\(name)'.", sql: sql)
      }
      try bind(value, at: index + 1)
    }
    if let stranger = values.first(where: { !known.contains($0.name) })?.name {
      throw DatabaseError(
        .wrongArguments,
        "The statement has no parameter for the argument '\(stranger)'. It has \(known.sorted()).",
        sql: sql)
    }
  }

  private func bind(_ value: DatabaseValue, at index: Int32) throws(DatabaseError) {
    let code: Int32
    switch value {
    case .null: code = sqlite3_bind_null(handle, index)
    case .integer(let number): code = sqlite3_bind_int64(handle, index, number)
    case .real(let number): code = sqlite3_bind_double(handle, index, number)
    case .text(""):
      // An empty string may have no address in Swift, and SQLite treats a missing address as NULL.
      code = sqlite3_bind_text(handle, index, "", 0, Self.isCopied)
    case .text(var text):
      code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          sqlite3_bind_text64(
            handle, index, bytes.baseAddress, UInt64(bytes.count), Self.isCopied, UInt8(SQLITE_UTF8)
          )
        }
      }
    case .blob(let bytes):
      code = bytes.withUnsafeBytes { bytes in
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite3_bind_blob64(
            handle, index, bytes.baseAddress, UInt64(bytes.count), Self.isCopied)
      }
    }
    if code != SQLITE_OK { throw DatabaseError(of: database, code: code, sql: sql) }
  }

  /// SQLITE_TRANSIENT: SQLite copies the bytes, because Swift keeps them in
  /// place only during the call.
  private static var isCopied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  // MARK: - The current row

  private struct Columns {
    /// The number of times that SQLite had prepared the statement again when the columns were read.
    /// If the number has changed since then, the columns may be different because of a new schema.
    var preparations: Int32
    var names: [String]
    var positions: [String: Int]
  }

  private func currentColumns() -> Columns {
    let preparations = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0)
    if let columns, columns.preparations == preparations { return columns }
    let names = (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
    let made = Columns(
      preparations: preparations, names: names,
      positions: Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first }))
    columns = made
    return made
  }

  var columnNames: [String] { currentColumns().names }

  func position(ofColumn name: String) -> Int? { currentColumns().positions[name] }

  /// The number of columns of a row, even if there is no current row.
  var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The number of values in the current row; 0 if there is none.
  var valueCount: Int { Int(sqlite3_data_count(handle)) }

  func value(at index: Int) -> DatabaseValue {
    let index = Int32(index)
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      // Request the text first: the length is that of the representation that was requested last.
      let start = sqlite3_column_text(handle, index)
      let bytes = UnsafeBufferPointer(
        start: start, count: Int(sqlite3_column_bytes(handle, index)))
      return Self.text(bytes)
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(handle, index)
      return .blob(
        Array(
          UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))))
    default: return .null
    }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> DatabaseValue {
    // Decoding repairs text that is not valid UTF-8, and then the bytes differ.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return .blob(Array(bytes)) }
    return .text(text)
  }
}
