import AdderSQLite
import AdderTestSupport
import Foundation
import Testing

private struct Stop: Error {}

@Suite struct DatabaseTests {
  // MARK: - Transactions

  @Test func `A write that throws changes nothing`() throws {
    let store = try TestStore(people)
    #expect(throws: Stop.self) {
      try store.database.write { connection in
        try connection.execute("DELETE FROM person")
        throw Stop()
      }
    }
    #expect(try store.count("person") == 2)
  }

  @Test func `A savepoint that throws rolls back only its own part`() throws {
    let store = try TestStore(people)
    try store.database.write { connection in
      try connection.execute("INSERT INTO person VALUES (3, 'kept')")
      #expect(throws: Stop.self) {
        try connection.savepoint {
          try connection.execute("INSERT INTO person VALUES (4, 'gone')")
          try connection.savepoint {
            try connection.execute("INSERT INTO person VALUES (5, 'gone')")
          }
          throw Stop()
        }
      }
      let value = try connection.savepoint {
        try? connection.savepoint {
          try connection.execute("DELETE FROM person")
          throw Stop()
        }
        try connection.execute("INSERT INTO person VALUES (6, 'kept')")
        return 7
      }
      #expect(value == 7)
    }
    #expect(try store.database.read { try $0.values("SELECT id FROM person") } == [1, 2, 3, 6])
    checkRefused(.misuse, says: "must be inside a 'write'") {
      try store.database.read { connection in try connection.savepoint {} }
    }
  }

  @Test(arguments: [
    "BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT a", "RELEASE a", "ROLLBACK TO a",
  ])
  func `The body of a read or write cannot begin or end a transaction`(sql: String) throws {
    let store = try TestStore(people)
    for access in [store.database.write, store.database.read] as [Access] {
      checkRefused(.misuse, sql: sql, says: "savepoint") { try access { try $0.execute(sql) } }
    }
    checkRefused(.misuse) {
      try store.database.write { connection in
        try connection.execute("DELETE FROM person")
        try connection.execute(script: "COMMIT")
      }
    }
    #expect(try store.count("person") == 2)
  }

  private typealias Access = ((DatabaseConnection) throws -> Void) throws -> Void

  @Test func `After SQLite has ended a transaction, further statements in it are refused`() throws {
    let store = try TestStore(people)
    checkRefused(.transactionIsGone, sql: "DELETE FROM person") {
      try store.database.write { connection in
        try? connection.execute("INSERT OR ROLLBACK INTO person VALUES (1, 'again')")
        try connection.execute("DELETE FROM person")
      }
    }
    checkRefused(.transactionIsGone) {
      try store.database.write { connection in
        try? connection.savepoint {
          try connection.execute("INSERT OR ROLLBACK INTO person VALUES (1, 'again')")
        }
      }
    }
    #expect(try store.count("person") == 2)
    try store.database.write { try $0.execute("DELETE FROM person") }
    #expect(try store.count("person") == 0)
  }

  @Test func `A commit that is refused is rolled back`() throws {
    let store = try TestStore(
      people + "CREATE TABLE pet (owner REFERENCES person DEFERRABLE INITIALLY DEFERRED);")
    checkRefused(.constraint(.foreignKey), sql: "COMMIT") {
      try store.database.write { try $0.execute("INSERT INTO pet VALUES (9)") }
    }
    #expect(try store.count("pet") == 0)
    try store.database.write { try $0.execute("INSERT INTO pet VALUES (1)") }
    #expect(try store.count("pet") == 1)
  }

  @Test func `Random nested savepoints have the same result as copies of an array`() throws {
    for seed in 0..<samples(50, full: 5_000) {
      var random = SeededRandom(seed: seed)
      let database = try Database.inMemory()
      try database.write { try $0.execute("CREATE TABLE item (id INTEGER)") }
      var committed: [Int] = []
      for _ in 0..<10 {
        var items = committed
        let result = Result {
          try database.write { connection in
            try change(&items, in: connection, depth: 0, using: &random)
          }
        }
        if (try? result.get()) != nil { committed = items }
        let found = try database.read {
          try $0.values("SELECT id FROM item ORDER BY rowid", as: Int.self)
        }
        #expect(found == committed, "seed \(seed)")
      }
    }
  }

  /// Adds items in savepoints that are nested to any depth, and sometimes throws.
  private func change(
    _ items: inout [Int], in connection: DatabaseConnection, depth: Int,
    using random: inout SeededRandom
  ) throws {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: throw Stop()
      case 1...3 where depth < 5:
        var inner = items
        do {
          try connection.savepoint {
            try change(&inner, in: connection, depth: depth + 1, using: &random)
          }
          items = inner
        } catch is Stop {}
      default:
        items.append(Int.random(in: 0..<1_000, using: &random))
        try connection.execute("INSERT INTO item VALUES (?)", [items.last])
      }
    }
  }

  // MARK: - Reading

  @Test func `A read cannot write`() throws {
    let store = try TestStore(people)
    for sql in ["DELETE FROM person", "CREATE TABLE a (x)"] {
      checkRefused(.readOnly, sql: sql, says: "Use 'write'") {
        try store.database.read { try $0.execute(sql) }
      }
    }
  }

  @Test func `A read sees the same state throughout while others write`() throws {
    let store = try TestStore(people)
    let begun = DispatchSemaphore(value: 0)
    let written = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      begun.wait()
      #expect(throws: Never.self) {
        try store.database.write { try $0.execute("DELETE FROM person") }
      }
      written.signal()
    }
    let counts = try store.database.read { connection in
      // The read sees the state at its beginning, even though it has not queried anything yet.
      begun.signal()
      written.wait()
      return try connection.values("SELECT count(*) FROM person", as: Int.self)
    }
    #expect(counts == [2])
    #expect(try store.count("person") == 0)
  }

  @Test func `Reads run at the same time, up to the limit of readers`() throws {
    var configuration = DatabaseConfiguration()
    configuration.readerLimit = 3
    let store = try TestStore(people, configuration: configuration)
    let counter = Counter()
    let isDone = DispatchSemaphore(value: 0)
    for _ in 0..<12 {
      Thread.detachNewThread {
        _ = try? store.database.read { connection in
          counter.enter()
          // The first three reads wait for each other, so they overlap even if threads start
          // slowly.
          counter.waitForMost(3)
          counter.leave()
          return try connection.value("SELECT 1", as: Int.self)
        }
        isDone.signal()
      }
    }
    for _ in 0..<12 { isDone.wait() }
    #expect(counter.most == 3)
    #expect(counter.total == 12)
  }

  @Test func `WAL, foreign keys and durability are as configured`() throws {
    var configuration = DatabaseConfiguration()
    for (durability, number) in [(DatabaseConfiguration.Durability.normal, 1), (.full, 2)] {
      configuration.durability = durability
      let store = try TestStore(configuration: configuration)
      try store.database.read { (connection) throws in
        #expect(try connection.value("SELECT * FROM pragma_journal_mode") == "wal")
        #expect(try connection.value("PRAGMA foreign_keys") == 1)
        #expect(try connection.value("PRAGMA query_only") == 1)
      }
      try store.database.write { (connection) throws in
        #expect(try connection.value("PRAGMA synchronous") == number)
        #expect(try connection.value("PRAGMA foreign_keys") == 1)
        #expect(try connection.value("PRAGMA query_only") == 0)
      }
      #expect(store.folder.exists("store.sqlite-wal"))
    }
  }

  @Test func `A database opened for reading cannot be written`() throws {
    let store = try TestStore(people)
    var configuration = DatabaseConfiguration()
    configuration.isReadOnly = true
    let reader = try Database(path: store.path, configuration: configuration)
    #expect(try reader.read { try $0.value("SELECT count(*) FROM person") } == 2)
    checkRefused(.readOnly) { try reader.write { _ in } }
    checkRefused(.cannotOpen) {
      _ = try Database(path: store.folder.path + "/missing", configuration: configuration)
    }
    #expect(!store.folder.exists("missing"))
  }

  @Test func `A database in memory can be written and read, and is separate from others`() throws {
    let database = try Database.inMemory()
    try database.write { try $0.execute(script: people) }
    #expect(try database.read { try $0.value("SELECT count(*) FROM person") } == 2)
    checkRefused(.readOnly) { try database.read { try $0.execute("DELETE FROM person") } }
    checkRefused(.nestedAccess) { try database.read { _ in try database.read { _ in } } }
    let other = try Database.inMemory()
    #expect(try other.read { try $0.value("SELECT count(*) FROM sqlite_master") } == 0)
    #expect(database.path.isEmpty)
  }

  @Test func `Attaching another database is refused`() throws {
    let store = try TestStore(people)
    for access in [store.database.write, store.database.read] as [Access] {
      checkRefused(.misuse, says: "separate 'Database'") {
        try access { try $0.execute("ATTACH ':memory:' AS other") }
      }
    }
  }

  @Test func `A read can use table-valued functions and virtual tables`() throws {
    let store = try TestStore(
      "CREATE VIRTUAL TABLE words USING fts5(word); INSERT INTO words VALUES ('a');")
    try store.database.read { connection in
      let values = try connection.values("SELECT value FROM json_each('[1, 2]')", as: Int.self)
      #expect(values == [1, 2])
      #expect(try connection.value("SELECT count(*) FROM words WHERE words MATCH 'a'") == 1)
    }
  }

  // MARK: - One access per thread

  @Test func `A read or write within another one throws instead of waiting`() throws {
    let store = try TestStore(people)
    let database = store.database
    let accesses: [Access] = [database.write, database.read]
    for outer in accesses {
      for inner in accesses {
        try outer { _ in checkRefused(.nestedAccess, says: "same thread") { try inner { _ in } } }
      }
      try outer { _ in checkRefused(.nestedAccess) { try database.close() } }
    }
    // Another database can be used.
    let other = try TestStore(people)
    try database.write { _ in try other.database.write { try $0.execute("DELETE FROM person") } }
    #expect(try other.count("person") == 0)
  }

  @Test func `A connection cannot be used after its read or write has ended`() throws {
    let store = try TestStore(people)
    let kept = try store.database.write { $0 }
    checkRefused(.misuse, sql: "SELECT 1", says: "outside of the 'read' or 'write'") {
      try kept.execute("SELECT 1")
    }
    checkRefused(.misuse) { try kept.savepoint {} }
    checkRefused(.misuse) { _ = try kept.facts(of: "SELECT 1") }
    try store.database.close()
    checkRefused(.misuse) { _ = try kept.value("SELECT 1", as: Int.self) }
    checkRefused(.misuse) { try kept.execute(script: "SELECT 1; SELECT 2") }
    #expect(kept.changesCount == 0 && kept.lastInsertedRowID == 0)
  }

  @Test func `A write to a locked database fails after the configured timeout`() throws {
    let store = try TestStore(people)
    let other = try store.other(busyTimeout: .milliseconds(100))
    try store.database.write { (connection) throws in
      checkRefused(.busy, says: "Another connection or process is writing") {
        try other.write { _ in }
      }
      #expect(try other.read { try $0.value("PRAGMA busy_timeout") } == 100)
      // Reads still succeed.
      #expect(try other.read { try $0.value("SELECT count(*) FROM person") } == 2)
    }
    try other.write { try $0.execute("DELETE FROM person") }
  }

  // MARK: - Vacuum

  @Test func `A vacuum frees the space of deleted rows`() throws {
    let store = try TestStore(people)
    try store.database.write { connection in
      for id in 10..<1_000 {
        try connection.execute(
          "INSERT INTO person VALUES (?, ?)", [id, String(repeating: "x", count: 500)])
      }
    }
    try store.database.write { try $0.execute("DELETE FROM person WHERE id > 2") }
    func pages() throws -> Int? { try store.database.read { try $0.value("PRAGMA page_count") } }
    let before = try #require(try pages())
    try store.database.vacuum()
    let after = try #require(try pages())
    #expect(before > 100 && after < 10)
    #expect(try store.count("person") == 2)
    try Database.inMemory().vacuum()
  }

  @Test(arguments: ["VACUUM", "-- all of it\n vacuum", "/* */ VACUUM INTO 'copy'"])
  func `A vacuum within a transaction is refused`(sql: String) throws {
    let store = try TestStore(people)
    for access in [store.database.write, store.database.read] as [Access] {
      checkRefused(.misuse, sql: sql, says: "Database.vacuum()") {
        try access { try $0.execute(sql) }
      }
      checkRefused(.nestedAccess) { try access { _ in try store.database.vacuum() } }
    }
    var configuration = DatabaseConfiguration()
    configuration.isReadOnly = true
    let reader = try Database(path: store.path, configuration: configuration)
    checkRefused(.readOnly) { try reader.vacuum() }
  }

  // MARK: - Asynchronous

  @Test func `Concurrent tasks write one after another, and their reads see only whole writes`()
    async throws
  {
    let store = try TestStore(people)
    let count = samples(200, full: 5_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          try await store.database.write { connection in
            // Another write between these steps would change the result.
            let old = try connection.value("SELECT max(id) FROM person", as: Int.self) ?? 0
            try connection.execute("INSERT INTO person VALUES (?, ?)", [old + 1, "\(number)"])
            try connection.execute("UPDATE person SET name = name || '!' WHERE id = ?", [old + 1])
          }
        }
        group.addTask {
          try await store.database.read { connection in
            let all = try connection.value("SELECT count(*) FROM person", as: Int.self)
            let last = try connection.value("SELECT max(id) FROM person", as: Int.self)
            #expect(all == last)
            let half = "SELECT count(*) FROM person WHERE id > 2 AND name NOT LIKE '%!'"
            #expect(try connection.value(half) == 0)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(
      try await store.database.read { try $0.value("SELECT count(*) FROM person") } == count + 2)
  }

  @Test func `An asynchronous read or write rethrows the error of its body`() async throws {
    let store = try TestStore(people)
    await #expect(throws: Stop.self) {
      try await store.database.write { connection in
        try connection.execute("DELETE FROM person")
        throw Stop()
      }
    }
    let count = try await store.database.performOnWriter { connection in
      try connection.value("SELECT count(*) FROM person", as: Int.self)
    }
    #expect(count == 2)
  }

  @Test func `A cancelled task writes nothing`() async throws {
    let store = try TestStore(people)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.database.write { try $0.execute("DELETE FROM person") }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await store.database.read { try $0.value("SELECT count(*) FROM person") } == 2)
  }

  @Test func `A cancelled task stops a long query`() async throws {
    let store = try TestStore(people)
    let endless =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
    let (begun, continuation) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await store.database.read { connection in
        continuation.yield()
        return try connection.value(endless, as: Int.self)
      }
    }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await store.database.read { try $0.value("SELECT count(*) FROM person") } == 2)
  }

  // MARK: - Closing

  @Test func `A closed database throws, and leaves one file`() async throws {
    let store = try TestStore(people)
    #expect(try store.count("person") == 2)
    try store.database.close()
    try store.database.close()
    #expect(try store.folder.tree() == ["store.sqlite"])
    checkRefused(.closed) { try store.database.write { _ in } }
    checkRefused(.closed) { try store.database.read { _ in } }
    await #expect(throws: DatabaseError.self) { try await store.database.write { _ in } }
  }

  @Test func `Closing waits for running reads`() throws {
    let store = try TestStore(people)
    let reads = DispatchSemaphore(value: 0)
    let isDone = Counter()
    DispatchQueue.global().async {
      _ = try? store.database.read { _ in
        reads.signal()
        usleep(50_000)
        isDone.enter()
      }
    }
    reads.wait()
    try store.database.close()
    #expect(isDone.total == 1)
  }

  @Test func `A released database is closed`() throws {
    let folder = try TemporaryFolder()
    do {
      let database = try Database(path: folder.path + "/store.sqlite")
      try database.write { try $0.execute(script: people) }
      _ = try database.read { try $0.value("SELECT 1", as: Int.self) }
    }
    #expect(try folder.tree() == ["store.sqlite"])
  }
}

/// Counts concurrent readers.
///
/// Unchecked, because the numbers are accessed only under the lock.
private final class Counter: @unchecked Sendable {
  private let lock = NSCondition()
  private var inside = 0
  private var highest = 0
  private var all = 0

  func enter() {
    lock.withLock {
      inside += 1
      all += 1
      highest = max(highest, inside)
      lock.broadcast()
    }
  }

  /// Waits until this many readers have been inside at the same time.
  func waitForMost(_ count: Int) {
    lock.withLock { while highest < count { lock.wait() } }
  }

  func leave() { lock.withLock { inside -= 1 } }
  var most: Int { lock.withLock { highest } }
  var total: Int { lock.withLock { all } }
}
