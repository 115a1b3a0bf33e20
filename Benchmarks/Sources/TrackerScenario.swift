import Adder
import AdderSQLite
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a tracked list costs beside the writes that change it.
@MainActor enum TrackerScenario {
  struct Post: DatabaseRecord, Sendable {
    var id: Int
    var title: String
    var date: Int

    init(row: borrowing DatabaseRow) throws {
      id = try row.value("id")
      title = try row.value("title")
      date = try row.value("date")
    }
  }

  final class Counter: CacheTrackerDelegate {
    var batches = 0
    func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Post>) { batches += 1 }
  }

  /// Prints the rows of a table.
  static func measure(in folder: String) async throws {
    for count in [100_000, 1_000_000] {
      let path = "\(folder)/tracker-\(count).sqlite"
      for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
      let database = try Database(path: path)
      try fill(database, count)
      for (name, request) in requests {
        try await measure(name, request, database, count)
      }
    }
  }

  private static let requests: [(String, CacheRequest)] = [
    (
      "by date, positions",
      CacheRequest(kind: "post", order: [.descending("date")], content: .positions)
    ),
    (
      "by title, positions",
      CacheRequest(kind: "post", order: [.ascending("title")], content: .positions)
    ),
  ]

  static func fill(_ database: Database, _ count: Int) throws {
    try database.write { connection in
      try connection.execute(
        "CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT NOT NULL, date INTEGER NOT NULL)")
      try connection.execute("CREATE INDEX post_date ON post (date)")
      for id in 1...count {
        try connection.execute(
          "INSERT INTO post VALUES (?, ?, ?)",
          [id, "Post number \(id &* 7_919 % count) of many", id &* 104_729 % count])
      }
    }
  }

  /// Each write writes something else.
  private static var number = 0

  private static func measure(
    _ name: String, _ request: CacheRequest, _ database: Database, _ count: Int
  ) async throws {
    func change(_ connection: DatabaseConnection) throws {
      number += 1
      try connection.execute(
        "UPDATE post SET date = ?, title = ? WHERE id = ?",
        [
          number &* 7_907 % count, "Post number \(number &* 7_907 % count) of many \(number)",
          number &* 31 % count + 1,
        ])
    }
    func changeOne() throws { try commit(database) { try change($0) } }
    func changeMany() throws {
      try commit(database) { connection in for _ in 0..<1_000 { try change(connection) } }
    }

    let bareOne = try await median(301, changeOne)
    let bareMany = try await median(15, changeMany)
    let tracker = SQLiteCacheTracker<Post>(database: database)
    let counter = Counter()
    tracker.delegate = counter
    let start = processorTime()
    try setUp(tracker, request)
    let setup = (processorTime() - start) * 1_000
    let trackedOne = try await median(301, changeOne)
    let trackedMany = try await median(15, changeMany)
    var item = 0
    // Every commit was told, or the figures mean nothing.
    precondition(counter.batches == 301 + 15)
    let object = await median(301) {
      item = (item + 7_907) % count
      _ = tracker.obtainObject(at: ListPosition(item: item))
    }
    // What an observer does that knows only that the table has changed.
    let order = request.order.map { "\($0.expression) \($0.isAscending ? "ASC" : "DESC")" }
    let again = try await median(3) {
      try readAll(database, "SELECT * FROM post ORDER BY \(order.joined(separator: ", ")), id")
    }
    print(
      "| \(name) | \(count) | \(text(setup)) | \(text(trackedOne - bareOne)) | "
        + "\(text(trackedMany - bareMany)) | \(text(object)) | \(text(again)) |")
  }

  // Not asynchronous: here it is the thread's own time that counts.
  private static func commit(
    _ database: Database, _ body: (DatabaseConnection) throws -> Void
  ) throws {
    try database.write(body)
  }

  private static func readAll(_ database: Database, _ sql: String) throws {
    let posts = try database.read { try $0.rows(sql, as: Post.self) }
    precondition(!posts.isEmpty)
  }

  private static func setUp(_ tracker: SQLiteCacheTracker<Post>, _ request: CacheRequest) throws {
    try tracker.setup(with: request)
  }

  static func mainQueueIsDone() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  private static func text(_ milliseconds: Double) -> String {
    String(Double(Int(milliseconds * 1_000)) / 1_000)
  }

  /// Milliseconds of processor time; what is told is told in between, and counts as well.
  private static func median(_ samples: Int, _ body: () throws -> Void) async rethrows -> Double {
    var durations: [Double] = []
    for _ in 0..<samples {
      let start = processorTime()
      try body()
      await mainQueueIsDone()
      durations.append((processorTime() - start) * 1_000)
    }
    return durations.sorted()[samples / 2]
  }
}
