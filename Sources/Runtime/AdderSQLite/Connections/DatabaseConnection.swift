internal import Adder

#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// A connection to a database, for one read or write.
///
/// It is valid only in the closure that receives it, on the thread that runs the closure. Using it
/// later or elsewhere throws an error of the kind `misuse`.
public final class DatabaseConnection {
  /// The current use of the connection.
  enum Use {
    case nothing, setup, read, write
  }

  let handle: OpaquePointer
  private let authorizer = StatementAuthorizer()
  private var statements = StatementCache(limit: 64)
  /// The library's own statements (BEGIN, PRAGMA) are not cached together with the app's
  /// statements.
  private var ownStatements = StatementCache(limit: 32)
  package private(set) lazy var changeLog = ChangeLog(connection: self)

  private var use = Use.nothing
  private var borrower: ThreadID?
  var savepointDepth = 0
  /// False after closing. A pool may close a connection that is not in use.
  private var isOpen = true

  /// Creates a connection from an open handle.
  init(handle: OpaquePointer) {
    self.handle = handle
    authorizer.attach(to: handle)
  }

  deinit { close() }

  /// Opens a file; the caller sets `busyTimeout` and the settings.
  static func open(
    _ path: String, flags: Int32, vfs: String?
  ) throws(DatabaseError) -> DatabaseConnection {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, vfs)
    guard code == SQLITE_OK, let handle else {
      let error = DatabaseError(of: handle, code: code)
      sqlite3_close_v2(handle)
      throw DatabaseError(error.kind, code: error.code, "'\(path)': \(error.message)")
    }
    sqlite3_extended_result_codes(handle, 1)
    return DatabaseConnection(handle: handle)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    statements.removeAll()
    ownStatements.removeAll()
    sqlite3_close_v2(handle)
  }

  // MARK: - Lending

  func lend(for use: Use) {
    self.use = use
    borrower = .current
  }

  func takeBack() {
    use = .nothing
    borrower = nil
  }

  /// True while the connection is in use. Otherwise, its handle may be closed at any time.
  var isLent: Bool { use != .nothing }

  var isWriting: Bool { use == .write }

  /// True if SQLite is in a transaction.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  // MARK: - Statements

  /// Prepares a statement or takes it from the cache, checks that it may run here, and binds
  /// arguments. Call `finish` once for each call of this method.
  func start(
    _ sql: String, _ arguments: DatabaseArguments, isOwn: Bool = false
  ) throws(DatabaseError) -> DatabaseStatement {
    try checkUse(sql)
    let kept = isOwn ? ownStatements.take(sql) : statements.take(sql)
    let statement = if let kept { kept } else { try prepare(sql) }
    do throws(DatabaseError) {
      if !isOwn { try check(statement) }
      try statement.bind(arguments)
    } catch {
      finish(statement, isOwn: isOwn, hasRun: false)
      throw error
    }
    if use == .write, !isOwn { changeLog.willRun(statement) }
    return statement
  }

  func finish(_ statement: DatabaseStatement, isOwn: Bool = false, hasRun: Bool = true) {
    statement.reset()
    if use == .write, !isOwn, hasRun { changeLog.didRun(statement) }
    if isOwn { ownStatements.put(statement) } else { statements.put(statement) }
  }

  func checkUse(_ sql: String) throws(DatabaseError) {
    guard use != .nothing, let borrower, borrower == .current else {
      throw DatabaseError(
        .misuse,
        """
        A connection was used outside of the 'read' or 'write' that lent it. Use it only within that \
        closure, and return values instead.
        """, sql: sql)
    }
  }

  private func check(_ statement: DatabaseStatement) throws(DatabaseError) {
    if statement.collector.facts.controlsTransaction {
      throw DatabaseError(
        .misuse,
        """
        A 'write' is one transaction, which is committed when it returns and rolled back when it throws. \
        Leave BEGIN, COMMIT and ROLLBACK to it, and use 'savepoint' for a part that may fail.
        """, sql: statement.sql)
    }
    if statement.collector.facts.isVacuum {
      throw DatabaseError(
        .misuse,
        "VACUUM cannot run in a transaction, which each 'read' and 'write' is. Use 'Database.vacuum()'.",
        sql: statement.sql)
    }
    if statement.collector.facts.attaches {
      throw DatabaseError(
        .misuse,
        """
        A file attached to one connection would be missing on the others. Open it as a separate 'Database'.
        """, sql: statement.sql)
    }
    switch use {
    case .write: try checkTransaction(statement.sql)
    case .read where !statement.isReadOnly:
      throw DatabaseError(
        .readOnly, "A 'read' cannot change the database. Use 'write'.", sql: statement.sql)
    case .read, .setup, .nothing: break
    }
  }

  /// Checks that SQLite has not ended the transaction, which it does after some errors. If it has
  /// ended the transaction, each later statement would be committed on its own.
  func checkTransaction(_ sql: String?) throws(DatabaseError) {
    guard use == .write, !isInTransaction else { return }
    throw DatabaseError(
      .transactionIsGone, "SQLite has rolled this transaction back after an error.", sql: sql)
  }

  private func prepare(_ sql: String) throws(DatabaseError) -> DatabaseStatement {
    let (found, rest) = try prepareFirst(sql, from: 0)
    guard let statement = found else {
      throw DatabaseError(.invalidSQL, "There is no statement in this text.", sql: sql)
    }
    // The rest may be white space and comments, which SQLite does not count as a statement.
    var isAlone = rest == sql.utf8.count
    if !isAlone {
      let next = (try? prepareFirst(sql, from: rest)) ?? (statement, 0)
      isAlone = next.0 == nil
      if let other = next.0, other !== statement { other.finalize() }
    }
    if isAlone { return statement }
    statement.finalize()
    throw DatabaseError(
      .invalidSQL,
      """
      There is more than one statement in this text, or something after it. Run each one separately, or all \
      of them without arguments by 'execute(script:)'.
      """, sql: sql)
  }

  /// Prepares the first statement that follows a position in the SQL.
  ///
  /// - Returns: The statement (`nil` if there are no more) and the position after it.
  func prepareFirst(
    _ sql: String, from position: Int
  ) throws(DatabaseError) -> (statement: DatabaseStatement?, end: Int) {
    var text = sql
    let collector = FactsCollector()
    var prepared: OpaquePointer?
    var end = 0
    var holdsNull = false
    authorizer.collector = collector
    let code = text.withUTF8 { bytes in
      let rest = UnsafeBufferPointer(rebasing: bytes[position...])
      // SQLite stops reading at a NUL, and would ignore the rest.
      holdsNull = rest.contains(0)
      return rest.withMemoryRebound(to: CChar.self) { rest -> Int32 in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v2(
          handle, rest.baseAddress, Int32(clamping: rest.count), &prepared, &tail)
        if let tail, let start = rest.baseAddress { end = position + (tail - start) }
        return code
      }
    }
    authorizer.collector = nil
    if holdsNull || code != SQLITE_OK {
      sqlite3_finalize(prepared)
      let sql = position == 0 ? sql : String(decoding: sql.utf8.dropFirst(position), as: UTF8.self)
      guard !holdsNull else {
        throw DatabaseError(
          .invalidSQL,
          "The statement contains a NUL character. Pass strings that contain one as arguments.",
          sql: sql)
      }
      throw DatabaseError(of: handle, code: code, sql: sql)
    }
    guard let prepared else { return (nil, end) }
    let ownText =
      position == 0 && end == sql.utf8.count
      ? sql : String(decoding: sql.utf8.dropFirst(position).prefix(end - position), as: UTF8.self)
    collector.facts.mayReplace = SQLWords.mayReplace(ownText)
    collector.facts.isVacuum = SQLWords.isVacuum(ownText)
    let statement = DatabaseStatement(
      handle: prepared, sql: position == 0 ? sql : ownText, collector: collector,
      authorizer: authorizer)
    return (statement, end)
  }

  /// Returns the facts about what a statement reads and writes. The statement is prepared, but not
  /// run.
  package func facts(of sql: String) throws(DatabaseError) -> StatementFacts {
    try checkUse(sql)
    let statement = if let kept = statements.take(sql) { kept } else { try prepare(sql) }
    defer { statements.put(statement) }
    return statement.facts
  }

  // MARK: - The library's own statements

  /// Runs one of the library's own statements, which the app is not allowed to run.
  @discardableResult
  func ownRows(
    _ sql: String, _ values: [DatabaseValue] = []
  ) throws(DatabaseError) -> [[DatabaseValue]] {
    let statement = try start(sql, DatabaseArguments(values), isOwn: true)
    defer { finish(statement, isOwn: true) }
    var rows: [[DatabaseValue]] = []
    while try statement.step() {
      rows.append((0..<statement.valueCount).map { statement.value(at: $0) })
    }
    return rows
  }

  /// Returns a number that changes when another connection commits.
  func dataVersion() throws(DatabaseError) -> Int64 {
    let statement = try start("PRAGMA data_version", DatabaseArguments(), isOwn: true)
    defer { finish(statement, isOwn: true) }
    guard try statement.step(), case .integer(let version) = statement.value(at: 0) else {
      return 0
    }
    return version
  }

  func setBusyTimeout(_ timeout: Duration) {
    let milliseconds =
      timeout.components.seconds * 1000 + timeout.components.attoseconds / 1_000_000_000_000_000
    sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
  }

  func setForeignKeys(areEnforced: Bool) throws(DatabaseError) {
    lend(for: .setup)
    defer { takeBack() }
    try ownRows("PRAGMA foreign_keys = \(areEnforced ? 1 : 0)")
  }
}
