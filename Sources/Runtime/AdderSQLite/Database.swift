internal import Adder
internal import Dispatch

#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// A SQLite database: one connection that writes, and several connections that read at the same
/// time.
///
/// ```swift
/// let database = try Database(path: path)
/// try database.write { try $0.execute("INSERT INTO person (name) VALUES (?)", [name]) }
/// let names = try database.read { try $0.values("SELECT name FROM person", as: String.self) }
/// ```
///
/// Writes run one after another, each in a transaction. A read sees one state of the database and
/// does not wait for writes. Each thread can run one read or write at a time: a nested read or
/// write throws an error of the kind `nestedAccess`.
///
/// Unchecked, because state that changes after the initialiser is accessed only under the lock.
public final class Database: @unchecked Sendable {
  /// The path of the file; empty if the database is in memory.
  public let path: String
  private let configuration: DatabaseConfiguration
  private let writers: ConnectionPool
  private let readers: ConnectionPool
  private let queue = DispatchQueue(label: "Adder.Database", attributes: .concurrent)
  private let lock = Lock()
  /// The threads that are running a read or a write.
  private var busyThreads: Set<ThreadID> = []

  // MARK: - Opening and closing

  /// Opens a file, and creates it if it does not exist. Its folder must exist.
  ///
  /// The database is in WAL mode, and foreign keys are enforced.
  ///
  /// - Throws: An error of the kind `cannotOpen`, `notADatabase`, `corrupt`, `readOnly` or `busy`.
  public convenience init(
    path: String, configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws(DatabaseError) {
    guard !path.isEmpty, path != ":memory:" else {
      throw DatabaseError(
        .cannotOpen,
        "'\(path)' is not the name of a file. Use 'Database.inMemory()' for a database in memory.")
    }
    let writer = try Self.openWriter(path, configuration)
    let makeReader = { @Sendable () throws(DatabaseError) -> ConnectionPool.Lent in
      try Self.openReader(path, configuration)
    }
    self.init(
      path: path, configuration: configuration, writer: writer,
      readers: ConnectionPool(limit: configuration.readerLimit, makeConnection: makeReader))
  }

  /// Creates a database in memory that lives as long as this object. It has one connection, so
  /// reads wait for writes.
  public static func inMemory(
    configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws(DatabaseError) -> Database {
    var configuration = configuration
    configuration.isReadOnly = false
    let writer = try openWriter(":memory:", configuration)
    return Database(path: "", configuration: configuration, writer: writer, readers: nil)
  }

  private init(
    path: String, configuration: DatabaseConfiguration, writer: ConnectionPool.Lent,
    readers: ConnectionPool?
  ) {
    self.path = path
    self.configuration = configuration
    // There is only this one connection.
    writers = ConnectionPool(limit: 1, first: writer) { () throws(DatabaseError) in
      throw DatabaseError(.closed, "The database has been closed. Open it again to use it.")
    }
    self.readers = readers ?? writers
  }

  /// Closes the file, after waiting for running reads and writes. Later reads and writes throw an
  /// error of the kind `closed`. Without this call, the file is closed when the database is
  /// released.
  ///
  /// - Throws: An error of the kind `nestedAccess` inside a read or a write.
  public func close() throws(DatabaseError) {
    try enter()
    defer { leave() }
    // Close the writer last: it moves the contents of the '-wal' file into the database.
    if readers !== writers { readers.close() }
    writers.close()
  }

  private static func openWriter(
    _ path: String, _ configuration: DatabaseConfiguration
  ) throws(DatabaseError) -> ConnectionPool.Lent {
    let flags =
      configuration.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let connection = try DatabaseConnection.open(
      path, flags: flags, vfs: configuration.fileSystem)
    connection.setBusyTimeout(configuration.busyTimeout)
    connection.lend(for: .setup)
    defer { connection.takeBack() }
    if !configuration.isReadOnly, path != ":memory:" {
      let mode = try connection.ownRows("PRAGMA journal_mode = WAL")
      guard mode.first?.first == "wal" else {
        throw DatabaseError(
          .cannotOpen,
          """
          '\(path)' cannot be in WAL mode, because its file system does not let processes share memory. Put \
          the database on a local disk.
          """)
      }
    } else {
      // SQLite does not read the file before the first statement.
      try connection.ownRows("PRAGMA schema_version")
    }
    try prepare(connection, configuration)
    return ConnectionPool.Lent(connection: connection)
  }

  private static func openReader(
    _ path: String, _ configuration: DatabaseConfiguration
  ) throws(DatabaseError) -> ConnectionPool.Lent {
    let flags = configuration.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let connection = try DatabaseConnection.open(
      path, flags: flags, vfs: configuration.fileSystem)
    connection.setBusyTimeout(configuration.busyTimeout)
    connection.lend(for: .setup)
    defer { connection.takeBack() }
    try prepare(connection, configuration)
    try connection.ownRows("PRAGMA query_only = 1")
    return ConnectionPool.Lent(connection: connection)
  }

  private static func prepare(
    _ connection: DatabaseConnection, _ configuration: DatabaseConfiguration
  ) throws(DatabaseError) {
    try connection.ownRows("PRAGMA foreign_keys = 1")
    switch configuration.durability {
    case .normal: try connection.ownRows("PRAGMA synchronous = NORMAL")
    case .full: try connection.ownRows("PRAGMA synchronous = FULL")
    }
  }

  // MARK: - Reading and writing

  /// Runs a transaction and blocks this thread until it ends.
  ///
  /// - Parameter body: Uses the connection, which is valid until the closure returns. If the
  ///   closure throws, everything that it did is rolled back.
  /// - Throws: The body's error, or a `DatabaseError` if the transaction cannot begin or be
  ///   committed. After an `inputOutput` error from a disk that has stopped writing for good,
  ///   the entire transaction may still be in the file when it is next opened. After all other
  ///   errors, no part of the transaction is in the file.
  public func write<Value>(_ body: (DatabaseConnection) throws -> Value) throws -> Value {
    try checkWritable()
    return try withConnection(of: writers) { try $0.inWriteTransaction(body) }
  }

  /// Runs a transaction without blocking a thread while other writes run. If the task is cancelled
  /// before its turn, nothing is written.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    try checkWritable()
    return try await withConnection(of: writers) { try $0.inWriteTransaction(body) }
  }

  /// Reads one state of the database, and blocks this thread meanwhile.
  ///
  /// - Parameter body: Uses the connection, which is valid until the closure returns.
  /// - Throws: The body's error, or a `DatabaseError` if the read cannot begin.
  public func read<Value>(_ body: (DatabaseConnection) throws -> Value) throws -> Value {
    try withConnection(of: readers) { try $0.inSnapshot(body) }
  }

  /// Reads one state of the database without blocking a thread while all readers are in use. If the
  /// task is cancelled, the running query stops and the call throws a `CancellationError`.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    try await withConnection(of: readers) { try $0.inSnapshot(body) }
  }

  /// Runs a body on the writer in a read snapshot. No write runs until it returns.
  package func performOnWriter<Value>(
    _ body: (DatabaseConnection) throws -> Value
  ) throws -> Value {
    try withConnection(of: writers) { try $0.inSnapshot(body) }
  }

  /// Runs a body on the writer in a read snapshot, without blocking a thread while it waits for its
  /// turn.
  package func performOnWriter<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    try await withConnection(of: writers) { try $0.inSnapshot(body) }
  }

  /// Checks whether another process, or a connection that does not belong to this database, has
  /// committed since the last write. If so, trackers read their lists again. Costs a few
  /// microseconds if there was no such commit.
  ///
  /// Every `write` checks this as well. Call this method if the app does not write for a long time:
  /// when it becomes active, or when another process sends a notification.
  ///
  /// - Throws: `DatabaseError` if the database cannot be read.
  public func noticeOtherWriters() throws {
    try performOnWriter { try $0.changeLog.lookForOthersAndTell() }
  }

  /// Does the same as the synchronous method, without blocking a thread while writes run.
  public func noticeOtherWriters() async throws {
    try await performOnWriter { try $0.changeLog.lookForOthersAndTell() }
  }

  /// Rewrites the entire file without the space of deleted rows (SQLite's `VACUUM`), and blocks
  /// this thread meanwhile.
  ///
  /// This needs as much free space as the file occupies, and writes wait until it is done. In a
  /// table without an `INTEGER PRIMARY KEY`, the rowids may change, so trackers read their lists
  /// again.
  ///
  /// - Throws: `DatabaseError` of the kind `busy` while another process uses the file, or `full` if
  ///   there is not enough space. The database is then unchanged.
  public func vacuum() throws {
    try checkWritable()
    try withConnection(of: writers) { try $0.vacuum() }
  }

  /// Does the same as the synchronous method, without blocking a thread while writes run.
  public func vacuum() async throws {
    try checkWritable()
    try await withConnection(of: writers) { try $0.vacuum() }
  }

  /// Runs a transaction in which foreign keys are not enforced. SQLite can change this setting only
  /// outside of a transaction.
  func writeWithoutForeignKeys(_ body: (DatabaseConnection) throws -> Void) throws {
    try checkWritable()
    try withConnection(of: writers) { connection in
      try connection.setForeignKeys(areEnforced: false)
      defer { _ = try? connection.setForeignKeys(areEnforced: true) }
      try connection.inWriteTransaction(body)
    }
  }

  private func checkWritable() throws(DatabaseError) {
    guard !configuration.isReadOnly else {
      throw DatabaseError(.readOnly, "The database was opened for reading only.")
    }
  }

  private func withConnection<Value>(
    of pool: ConnectionPool, _ body: (DatabaseConnection) throws -> Value
  ) throws -> Value {
    try enter()
    defer { leave() }
    let connection = try pool.take()
    defer { pool.giveBack(connection) }
    return try body(connection)
  }

  private func withConnection<Value: Sendable>(
    of pool: ConnectionPool, _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pool.take(on: queue) { turn in
          continuation.resume(
            with: Result {
              let connection = try turn.get().connection
              defer { pool.giveBack(connection) }
              // The writer is not stopped in the middle, because the observers of its commit read
              // on this connection.
              let handle = pool === self.writers ? nil : connection.handle
              try cancellation.begin(stopping: handle)
              defer { cancellation.end(stopping: handle) }
              try self.enter()
              defer { self.leave() }
              do {
                return try body(connection)
              } catch let error as DatabaseError where error.kind == .interrupted {
                throw CancellationError()
              }
            })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  // MARK: - One access per thread

  private func enter() throws(DatabaseError) {
    let isFree = lock.locked { busyThreads.insert(.current).inserted }
    guard isFree else {
      throw DatabaseError(
        .nestedAccess,
        """
        A read or write began inside another one on the same thread. It would wait for itself or see another \
        state. Use the connection of the outer one, or begin after that has returned.
        """)
    }
  }

  private func leave() { _ = lock.locked { busyThreads.remove(.current) } }

  /// A flag that is set when a task is cancelled.
  ///
  /// Unchecked, because the flag is accessed only under the lock.
  private final class Cancellation: @unchecked Sendable {
    private let lock = Lock()
    private var flag = false

    func cancel() { lock.locked { flag = true } }

    var isCancelled: Bool { lock.locked { flag } }

    /// - Parameter handle: The connection whose statements are stopped; `nil` if running statements
    ///   must not be stopped.
    func begin(stopping handle: OpaquePointer?) throws {
      if isCancelled { throw CancellationError() }
      guard let handle else { return }
      // SQLite calls this after every 10,000 of its instructions, roughly ten thousand times per
      // second. A single call to `sqlite3_interrupt` would have no effect between two statements.
      sqlite3_progress_handler(
        handle, 10_000,
        { context in
          guard let context else { return 0 }
          let isCancelled = Unmanaged<Cancellation>.fromOpaque(context).takeUnretainedValue()
            .isCancelled
          return isCancelled ? 1 : 0
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    func end(stopping handle: OpaquePointer?) {
      if let handle { sqlite3_progress_handler(handle, 0, nil, nil) }
    }
  }
}
