import AdderSQLite
import Dispatch
import Glibc

/// Writes on another thread: about 200 commits of one row per second, and every other second a
/// transaction of a thousand rows.
///
/// `@unchecked Sendable`, because mutable state is accessed only under the lock.
final class Writer: @unchecked Sendable {
  /// The row to which the list scrolls. A third of the written rows move to the 500 positions after
  /// this row.
  static let shownFrom = 500_000

  private let database: Database
  private let lock = DispatchSemaphore(value: 1)
  private var isRunning = false
  private var commits = 0
  private var rows = 0
  private var slowest = 0.0

  init(_ database: Database) { self.database = database }

  func start() {
    locked { isRunning = true }
    DispatchQueue(label: "writer").async { self.run() }
  }

  func stop() { locked { isRunning = false } }

  var report: String {
    locked { "\(commits) commits of \(rows) rows, the slowest \(Int(slowest * 1000)) ms" }
  }

  private func run() {
    var number = 0
    var nextMany = Self.now + 1
    while locked({ isRunning }) {
      let isMany = Self.now > nextMany
      if isMany { nextMany += 2 }
      let start = Self.now
      do {
        try database.write { connection in
          for _ in 0..<(isMany ? 1_000 : 1) {
            number += 1
            // Every third row moves to a position shortly after `shownFrom`, which is near the
            // visible rows if the list is scrolled there.
            let date =
              number.isMultiple(of: 3)
              ? 1_000_000 - Self.shownFrom - number % 500 : number &* 7_907 % 1_000_000
            try connection.execute(
              "UPDATE post SET date = ?, title = ? WHERE id = ?",
              [date, "Post \(number), written now", number &* 104_729 % 1_000_000 + 1])
          }
        }
      } catch {
        print("writer: \(error)")
        return
      }
      let took = Self.now - start
      locked {
        commits += 1
        rows += isMany ? 1_000 : 1
        slowest = max(slowest, took)
      }
      usleep(useconds_t(max(0, 0.005 - took) * 1_000_000))
    }
  }

  private func locked<Answer>(_ body: () -> Answer) -> Answer {
    lock.wait()
    defer { lock.signal() }
    return body()
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
}
