import Adder
import AdderSQLite
import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the cost of lists with many sections, and of sections that change places.
@MainActor enum SectionScenario {
  private struct Post: DatabaseRecord, CellObject, Equatable {
    var id: Int
    var title: String

    init(row: borrowing DatabaseRow) throws {
      id = try row.value("id")
      title = try row.value("title")
    }

    init(id: Int) {
      self.id = id
      title = ""
    }
  }

  private final class List: CacheTrackerDelegate {
    let display = DataDisplayManager()
    var batches = 0
    /// The processor time in seconds that `display` took to apply the batches.
    var shown = 0.0

    func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Post>) {
      batches += 1
      let start = processorTime()
      display.apply(batch)
      shown += processorTime() - start
    }
  }

  /// A list view that applies changes without drawing.
  private final class NoView: ListView {
    func reload() {}
    func show(_ update: ListUpdate, change: @escaping () -> Void) { change() }
  }

  /// Prints the rows of a table.
  static func measure(in folder: String) async throws {
    for sections in [50, 5_000, 50_000] {
      try await measureChangedRow(of: sections, rows: 100_000, in: folder)
    }
    print("")
    print("| changes places | transactions, down | transactions, up |")
    print("| --- | ---: | ---: |")
    measureSwap()
  }

  private static func measureChangedRow(
    of sections: Int, rows: Int, in folder: String
  ) async throws {
    let path = "\(folder)/sections-\(sections).sqlite"
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    let database = try Database(path: path)
    try TrackerScenario.fill(database, rows)
    try await database.write { try $0.execute("CREATE TABLE other AS SELECT * FROM post") }
    try await database.write { try $0.execute("CREATE UNIQUE INDEX other_id ON other (id)") }

    let tracker = SQLiteCacheTracker<Post>(database: database)
    let list = List()
    tracker.delegate = list
    let before = residentMegabytes()
    try await tracker.setup(
      with: CacheRequest(
        kind: "post", order: [.ascending("id")], section: .ascending("date % \(sections)")))
    list.display.show(in: NoView())
    list.display.apply(tracker.obtainTransactionBatchFromCurrentCache())
    let memory = residentMegabytes() - before

    var number = 0
    func change(_ table: String, _ assignment: String) throws {
      number += 1
      try commit(
        database, "UPDATE \(table) SET \(assignment) WHERE id = ?",
        [number &* 31 % rows, number &* 7_907 % rows + 1])
    }
    var results: [String] = []
    for assignment in ["title = ?", "date = ?"] {
      var durations: [Double] = []
      list.shown = 0
      for _ in 0..<301 {
        let start = processorTime()
        try change("other", assignment)
        let middle = processorTime()
        try change("post", assignment)
        await TrackerScenario.mainQueueIsDone()
        durations.append((processorTime() - middle - (middle - start)) * 1_000)
      }
      results.append(text(durations.sorted()[150]))
      results.append(text(list.shown / 301 * 1_000))
    }
    precondition(list.batches == 2 * 301)
    print("| \(sections) | \(results.joined(separator: " | ")) | \(Int(memory)) |")
  }

  // This function is synchronous, so that the write happens on the calling thread.
  private static func commit(
    _ database: Database, _ sql: String, _ arguments: DatabaseArguments
  ) throws {
    try database.write { try $0.execute(sql, arguments) }
  }

  private static func measureSwap() {
    for (long, short) in [(10_000, 1), (10_000, 100)] {
      let one = CacheSection(name: "long", objects: (0..<long).map(Post.init(id:)))
      let other = CacheSection(
        name: "short", objects: (long..<long + short).map(Post.init(id:)))
      func count(_ old: [CacheSection<Post>], _ new: [CacheSection<Post>]) -> Int {
        CacheTransactionBatch(
          from: old, to: new, identity: \.id, hasSameContent: ==
        ).transactions.count
      }
      print(
        "| sections of \(long) and \(short) rows | \(count([one, other], [other, one])) | "
          + "\(count([other, one], [one, other])) |")
    }
  }

  /// Measures how long setting up a list of a hundred thousand objects blocks the main actor.
  static func measureSetup(in folder: String) async throws {
    let path = "\(folder)/setup.sqlite"
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    let database = try Database(path: path)
    try TrackerScenario.fill(database, 100_000)
    let request = CacheRequest(kind: "post", order: [.descending("date")])
    for isAsynchronous in [false, true] {
      let tracker = SQLiteCacheTracker<Post>(database: database)
      let lateness = Lateness()
      lateness.begin()
      if isAsynchronous {
        try await tracker.setup(with: request)
      } else {
        try setUp(tracker, request)
      }
      let first = tracker.obtainTransactionBatchFromCurrentCache()
      await TrackerScenario.mainQueueIsDone()
      lateness.end()
      precondition(first.insertTransactions.count == 100_000)
      print("| \(isAsynchronous ? "asynchronous" : "on this thread") | \(text(lateness.most)) |")
    }
  }

  private static func setUp(_ tracker: SQLiteCacheTracker<Post>, _ request: CacheRequest) throws {
    try tracker.setup(with: request)
  }

  /// Measures how late the main queue runs work that is scheduled every millisecond.
  @MainActor private final class Lateness {
    private(set) var most = 0.0
    private var asked = 0.0
    private var isRunning = false

    func begin() {
      isRunning = true
      ask()
    }

    func end() { isRunning = false }

    private func ask() {
      asked = now()
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
        MainActor.assumeIsolated {
          self.most = max(self.most, (self.now() - self.asked) * 1_000 - 1)
          if self.isRunning { self.ask() }
        }
      }
    }

    private func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
  }

  private static func residentMegabytes() -> Double {
    guard let text = try? TextFiles.read("/proc/self/statm") else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
  }

  private static func text(_ milliseconds: Double) -> String {
    String(Double(Int(milliseconds * 1_000)) / 1_000)
  }
}
