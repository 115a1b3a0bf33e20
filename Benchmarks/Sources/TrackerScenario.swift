import Adder
import AdderSQLite
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the cost of a tracked list in addition to the writes that change it.
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

  /// Measures each number of rows, and prints the rows of the benchmark's table.
  static func measure(in folder: String) async throws {
    for count in [100_000, 1_000_000] {
      let path = "\(folder)/tracker-\(count).sqlite"
      for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
      let database = try Database(path: path)
      try fill(database, count)
      try addUnwatched(database)
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

  /// Adds a copy of the table that no tracker observes.
  private static func addUnwatched(_ database: Database) throws {
    try database.write { connection in
      try connection.execute(
        "CREATE TABLE other (id INTEGER PRIMARY KEY, title TEXT NOT NULL, date INTEGER NOT NULL)")
      try connection.execute("CREATE INDEX other_date ON other (date)")
      try connection.execute("INSERT INTO other SELECT * FROM post")
    }
  }

  /// The number of the last write, so that each write stores different values.
  private static var number = 0

  private static func measure(
    _ name: String, _ request: CacheRequest, _ database: Database, _ count: Int
  ) async throws {
    func change(_ table: String, _ connection: DatabaseConnection) throws {
      number += 1
      try connection.execute(
        "UPDATE \(table) SET date = ?, title = ? WHERE id = ?",
        [
          number &* 7_907 % count, "Post number \(number &* 7_907 % count) of many \(number)",
          number &* 31 % count + 1,
        ])
    }
    func change(_ rows: Int, of table: String) throws {
      try commit(database) { connection in
        for _ in 0..<rows { try change(table, connection) }
      }
    }

    let tracker = SQLiteCacheTracker<Post>(database: database)
    let counter = Counter()
    tracker.delegate = counter
    let start = processorTime()
    try setUp(tracker, request)
    let setup = (processorTime() - start) * 1_000
    let (bareOne, trackedOne) = try await medians(
      301, { try change(1, of: "other") }, { try change(1, of: "post") })
    let (bareMany, trackedMany) = try await medians(
      15, { try change(1_000, of: "other") }, { try change(1_000, of: "post") })
    var item = 0
    // Every commit must be delivered, or the figures mean nothing.
    precondition(counter.batches == 301 + 15)
    let (object, _) = await medians(301) {
      item = (item + 7_907) % count
      _ = tracker.obtainObject(at: ListPosition(item: item))
    } _: {
    }
    // An observer that learns only that the table has changed would read everything again.
    let order = request.order.map { "\($0.expression) \($0.isAscending ? "ASC" : "DESC")" }
    let (again, _) = try await medians(3) {
      try readAll(database, "SELECT * FROM post ORDER BY \(order.joined(separator: ", ")), id")
    } _: {
    }
    print(
      "| \(name) | \(count) | \(text(setup)) | \(text(trackedOne - bareOne)) | "
        + "\(text(trackedMany - bareMany)) | \(text(object)) | \(text(again)) |")
  }

  // This function is synchronous, so that the write happens on the calling thread.
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

  /// Returns the median processor time of each of two actions in
  /// milliseconds, including the delivery of their batches. The actions
  /// alternate, so that other work on the machine slows both alike.
  private static func medians(
    _ samples: Int, _ one: () throws -> Void, _ other: () throws -> Void
  ) async rethrows -> (Double, Double) {
    var durations: ([Double], [Double]) = ([], [])
    for _ in 0..<samples {
      let start = processorTime()
      try one()
      await mainQueueIsDone()
      let middle = processorTime()
      try other()
      await mainQueueIsDone()
      durations.0.append((middle - start) * 1_000)
      durations.1.append((processorTime() - middle) * 1_000)
    }
    return (durations.0.sorted()[samples / 2], durations.1.sorted()[samples / 2])
  }
}
