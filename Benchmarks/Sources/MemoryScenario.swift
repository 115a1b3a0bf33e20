import Adder
import AdderSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the memory of a tracker that stores only
/// positions, in a process that does nothing else.
@MainActor enum MemoryScenario {
  static let count = 1_000_000

  /// Creates the database file for ``measure(_:)``.
  static func makeFile(_ path: String) throws {
    let database = try Database(path: path)
    try TrackerScenario.fill(database, count)
    try database.close()
  }

  /// Prints a table.
  static func measure(_ path: String) async throws {
    print("| | memory now, MB | peak so far, MB | ms |")
    print("| --- | ---: | ---: | ---: |")
    row("the process starts")
    let database = try Database(path: path)
    let tracker = SQLiteCacheTracker<TrackerScenario.Post>(database: database)
    let counter = TrackerScenario.Counter()
    tracker.delegate = counter
    let start = processorTime()
    try await tracker.setup(
      with: CacheRequest(kind: "post", order: [.descending("date")], content: .positions))
    let rows = tracker.sections.reduce(0) { $0 + $1.count }
    row("\(rows) rows are tracked", processorTime() - start)
    measureIndices(tracker, "10,000 rows are requested")
    try await write(database, commits: 1_000, rows: 1, number: 0)
    row("1,000 commits of one row")
    try await write(database, commits: 1, rows: 1_000, number: 5_000)
    row("a commit of 1,000 rows")
    try await write(database, commits: 9_000, rows: 1, number: 7_000)
    row("9,000 more commits of one row")
    try await write(database, commits: 10, rows: 1_000, number: 17_000)
    row("10 more commits of 1,000 rows")
    measureIndices(tracker, "10,000 rows are requested again")
    print("\(counter.batches) batches.")
  }

  private static func measureIndices(
    _ tracker: SQLiteCacheTracker<TrackerScenario.Post>, _ name: String
  ) {
    var times: [Double] = []
    var ownTimes: [Double] = []
    var item = 1
    for _ in 0..<10_000 {
      item = (item &* 48_271) % 2_147_483_647
      let (start, ownStart) = (wallTime(), processorTime())
      guard tracker.obtainObject(at: ListPosition(item: item % count)) != nil else {
        print("There is no row \(item % count).")
        exit(1)
      }
      times.append(wallTime() - start)
      ownTimes.append(processorTime() - ownStart)
    }
    times.sort()
    row("\(name): the median", times[times.count / 2])
    row("the 99th percentile", times[times.count * 99 / 100])
    row("the slowest", times[times.count - 1])
    row("the slowest, without waiting for a processor", ownTimes.max())
  }

  private static func write(
    _ database: Database, commits: Int, rows: Int, number: Int
  ) async throws {
    var number = number
    for _ in 0..<commits {
      try commit(database, rows, &number)
      await TrackerScenario.mainQueueIsDone()
    }
  }

  // This function is synchronous, so that the write happens on the main thread.
  private static func commit(_ database: Database, _ rows: Int, _ number: inout Int) throws {
    let first = number
    number += rows
    try database.write { connection in
      for number in first..<first + rows {
        try connection.execute(
          "UPDATE post SET date = ?, title = ? WHERE id = ?",
          [number &* 7_907 % count, "Post \(number), written now", number &* 31 % count + 1])
      }
    }
  }

  private static func wallTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  private static func row(_ name: String, _ seconds: Double? = nil) {
    let (now, most) = (memory("VmRSS"), memory("VmHWM"))
    let time = seconds.map { "\(($0 * 1_000_000).rounded() / 1_000)" } ?? ""
    print("| \(name) | \(now) | \(most) | \(time) |")
  }

  /// Returns a memory size from Linux's `/proc/self/status` in MiB.
  private static func memory(_ name: String) -> Double {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first == "\(name):", words.count > 1, let number = Double(words[1]) {
        return (number / 102.4).rounded() / 10
      }
    }
    return 0
  }
}
