import Adder
import AdderSQLite
import AdderTestSupport
import AdderTesting
import Testing

/// Tests of the entire path from a changed database row to the list on the screen.
@MainActor @Suite(.moduleChecks) struct TrackedListViewTests {
  private struct PersonCellObject: CellObject {
    let id: Int
    let name: String
  }

  private struct Factory: CellObjectFactory {
    func makeCellObject(from person: Person) -> any CellObject {
      PersonCellObject(id: person.id, name: person.name)
    }
  }

  /// The interactor and the presenter of a list in one object.
  private final class Middle: CacheTrackerDelegate, CellObjectProvider {
    let tracker: SQLiteCacheTracker<Person>
    let list = DataDisplayManager()

    init(_ database: Database, _ content: CacheRequest.Content) throws {
      tracker = SQLiteCacheTracker(database: database)
      tracker.delegate = self
      try tracker.setup(
        with: CacheRequest(
          kind: "person", order: [.ascending("name")], section: .ascending("substr(name, 1, 1)"),
          content: content))
      if content == .positions { list.showPositions(of: self) }
      list.apply(tracker.obtainTransactionBatchFromCurrentCache(), using: Factory())
    }

    var sections: [CacheSectionSize] { tracker.sections }

    func cellObject(at position: ListPosition) -> (any CellObject)? {
      tracker.obtainObject(at: position).map { Factory().makeCellObject(from: $0) }
    }

    func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Person>) {
      list.apply(batch, using: Factory())
    }
  }

  @Test(arguments: [CacheRequest.Content.objects, .positions])
  func `The list matches the table after every commit`(
    content: CacheRequest.Content
  ) async throws {
    var random = SeededRandom(seed: 1)
    let store = try TestStore(people)
    let middle = try Middle(store.database, content)
    let view = RecordingListView(of: middle.list)
    for _ in 0..<samples(150, full: 5_000) {
      let script = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let id = Int.random(in: 1...12, using: &random)
        let name = ["Ada", "Alan", "Bo", "Bea", "Cleo"].randomElement(using: &random) ?? ""
        return switch Int.random(in: 0..<4, using: &random) {
        case 0: "DELETE FROM person WHERE id = \(id);"
        case 1: "UPDATE person SET name = '\(name)\(id)' WHERE id = \(id);"
        default: "INSERT OR IGNORE INTO person VALUES (\(id), '\(name)');"
        }
      }.joined()
      try Self.write(script, to: store.database)
      await mainQueueIsDone()
      let rows = try Self.everybody(in: store.database)
      #expect(
        view.rows(as: PersonCellObject.self).flatMap { $0 }.map(\.id) == rows.map(\.id), "\(script)"
      )
      #expect(
        view.rows(as: PersonCellObject.self).flatMap { $0 }.map(\.name) == rows.map(\.name))
    }
  }

  private static func everybody(in database: Database) throws -> [Person] {
    try database.read { try $0.rows("SELECT * FROM person ORDER BY substr(name, 1, 1), name, id") }
  }

  // Not asynchronous, so that the write runs on this thread.
  private static func write(_ script: String, to database: Database) throws {
    try database.write { try $0.execute(script: script) }
  }
}
