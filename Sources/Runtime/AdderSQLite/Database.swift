internal import Adder
internal import Dispatch

#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// A SQLite database: one connection that writes, and several that read at the same time.
///
/// ```swift
/// let database = try Database(path: path)
/// try database.write { try $0.execute("INSERT INTO person (name) VALUES (?)", [name]) }
/// let names = try database.read { try $0.values("SELECT name FROM person", as: String.self) }
/// ```
///
/// Writes are done one after another, each in a transaction. A read sees one state of the database and does
/// not wait for writes. On a thread there is one read or write at a time: another within it is answered
/// with an error of the kind `nestedAccess`.
///
/// Unchecked, because what changes after the initialiser is touched under the lock only.
public final class Database: @unchecked Sendable {
  /// The file; empty when the database is in memory.
  public let path: String
  private let configuration: DatabaseConfiguration
  private let writers: ConnectionPool
  private let readers: ConnectionPool
  private let queue = DispatchQueue(label: "Adder.Database", attributes: .concurrent)
  private let lock = Lock()
  /// The threads that are in a read or a write.
  private var busyThreads: Set<ThreadID> = []

  // MARK: - Opening and closing

  /// Opens a file, and makes it when it is not there. The folder must be.
  ///
  /// The database is in WAL mode, foreign keys are enforced.
  ///
  /// - Throws: an error of the kind `cannotOpen`, `notADatabase`, `corrupt`, `readOnly` or `busy`.
  public convenience init(
    path: String, configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws(DatabaseError) {
    guard !path.isEmpty, path != ":memory:" else {
      throw DatabaseError(
        .cannotOpen, "'\(path)' names no file. Use 'Database.inMemory()' for one in memory.")
    }
    let writer = try Self.openWriter(path, configuration)
    let makeReader = { @Sendable () throws(DatabaseError) -> ConnectionPool.Lent in
      try Self.openReader(path, configuration)
    }
    self.init(
      path: path, configuration: configuration, writer: writer,
      readers: ConnectionPool(limit: configuration.readerLimit, makeConnection: makeReader))
  }

  /// A database in memory, which goes with this object. It has one connection, so that reads wait for
  /// writes.
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
    // There is only the one that was opened.
    writers = ConnectionPool(limit: 1, first: writer) { () throws(DatabaseError) in
      throw DatabaseError(.closed, "The database has been closed. Open it again to use it.")
    }
    self.readers = readers ?? writers
  }

  /// Closes the file, after waiting for reads and writes that run. Later ones are answered with an error of
  /// the kind `closed`. Without it the file is closed when nobody holds the database any more.
  ///
  /// - Throws: an error of the kind `nestedAccess` within a read or a write.
  public func close() throws(DatabaseError) {
    try enter()
    defer { leave() }
    // The writer last: it moves what is in the '-wal' file into the database.
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
          '\(path)' cannot be in WAL mode, because its file system lets no processes share memory. Keep \
          the database on a local disk.
          """)
      }
    } else {
      // The file is looked at only now.
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

  /// Runs a transaction and waits for it on this thread.
  ///
  /// - Parameter body: what to do with the connection, which is its own until it returns. When it throws,
  ///   everything it did is rolled back.
  /// - Throws: the body's error, or a `DatabaseError` when the transaction cannot begin or be committed.
  ///   After an error of the kind `inputOutput` from a disk that never writes again, the whole transaction
  ///   may be there when the file is opened next; all other errors mean that nothing of it is.
  public func write<Value>(_ body: (DatabaseConnection) throws -> Value) throws -> Value {
    try checkWritable()
    return try withConnection(of: writers) { try $0.inWriteTransaction(body) }
  }

  /// Runs a transaction without blocking a thread while others write. A task that is cancelled before its
  /// turn writes nothing.
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    try checkWritable()
    return try await withConnection(of: writers) { try $0.inWriteTransaction(body) }
  }

  /// Reads one state of the database, and waits on this thread.
  ///
  /// - Parameter body: what to do with the connection, which is its own until it returns.
  /// - Throws: the body's error, or a `DatabaseError` when the read cannot begin.
  public func read<Value>(_ body: (DatabaseConnection) throws -> Value) throws -> Value {
    try withConnection(of: readers) { try $0.inSnapshot(body) }
  }

  /// Reads one state of the database without blocking a thread while all readers are in use. When the task
  /// is cancelled, the query that runs is stopped, and the answer is a `CancellationError`.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    try await withConnection(of: readers) { try $0.inSnapshot(body) }
  }

  /// Runs a body on the writer in a read snapshot: nothing is written before it returns.
  package func performOnWriter<Value>(
    _ body: (DatabaseConnection) throws -> Value
  ) throws -> Value {
    try withConnection(of: writers) { try $0.inSnapshot(body) }
  }

  /// Runs a body on the writer in a read snapshot, without blocking a thread before its turn.
  package func performOnWriter<Value: Sendable>(
    _ body: @escaping @Sendable (DatabaseConnection) throws -> Value
  ) async throws -> Value {
    try await withConnection(of: writers) { try $0.inSnapshot(body) }
  }

  /// Looks whether another process, or another connection than this database's, has committed since the
  /// last write, and lets trackers read anew what they watch. Costs some microseconds when nobody has.
  ///
  /// Every `write` looks as well. Call it when nothing is written for long: when the app comes to the
  /// front, or when another process sends word.
  ///
  /// - Throws: `DatabaseError` when the database cannot be read.
  public func noticeOtherWriters() throws {
    try performOnWriter { try $0.changeLog.lookForOthersAndTell() }
  }

  /// The same, without blocking a thread while others write.
  public func noticeOtherWriters() async throws {
    try await performOnWriter { try $0.changeLog.lookForOthersAndTell() }
  }

  /// Writes the whole file anew, without the room that deleted rows have left (SQLite's `VACUUM`), and waits
  /// for it on this thread.
  ///
  /// It needs free space as large as the file, and writes wait meanwhile. Where a table has no `INTEGER
  /// PRIMARY KEY`, its rows may get other rowids; trackers read their lists anew.
  ///
  /// - Throws: `DatabaseError` of the kind `busy` while another process uses the file, `full` when there is
  ///   no space; everything is then as it was.
  public func vacuum() throws {
    try checkWritable()
    try withConnection(of: writers) { try $0.vacuum() }
  }

  /// The same, without blocking a thread while others write.
  public func vacuum() async throws {
    try checkWritable()
    try await withConnection(of: writers) { try $0.vacuum() }
  }

  /// Runs a transaction in which foreign keys are not enforced. SQLite changes that only outside of one.
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
              // The writer is not stopped in the middle: whoever hears of its commit reads from it.
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

  // MARK: - One at a time on a thread

  private func enter() throws(DatabaseError) {
    let isFree = lock.locked { busyThreads.insert(.current).inserted }
    guard isFree else {
      throw DatabaseError(
        .nestedAccess,
        """
        A read or write was begun within another on the same thread, which would wait for itself or see \
        another state. Use the connection that the outer one was given, or begin after it has returned.
        """)
    }
  }

  private func leave() { _ = lock.locked { busyThreads.remove(.current) } }

  /// Whether a task was cancelled.
  ///
  /// Unchecked, because the flag is touched under the lock only.
  private final class Cancellation: @unchecked Sendable {
    private let lock = Lock()
    private var flag = false

    func cancel() { lock.locked { flag = true } }

    var isCancelled: Bool { lock.locked { flag } }

    /// - Parameter handle: whose statements are stopped; `nil` when it is too late for that once they run.
    func begin(stopping handle: OpaquePointer?) throws {
      if isCancelled { throw CancellationError() }
      guard let handle else { return }
      // SQLite asks every so many of its instructions, some ten thousand times a second. Telling it once
      // (`sqlite3_interrupt`) would go unheard between two statements.
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
