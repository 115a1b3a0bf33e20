import Adder
import AdderSQLite
import AdderTestSupport
import Foundation
import Testing

/// A tracker of people, and its delegate, which records the batches.
@MainActor private final class Listener: CacheTrackerDelegate {
  let store: TestStore
  let tracker: SQLiteCacheTracker<Person>
  var batches: [CacheTransactionBatch<Person>] = []
  var problems: [any Error] = []

  init(_ script: String = people, _ request: CacheRequest? = .people) throws {
    store = try TestStore(script)
    tracker = SQLiteCacheTracker(database: store.database)
    tracker.delegate = self
    tracker.problemHandler = { [unowned self] in problems.append($0) }
    if let request { try tracker.setup(with: request) }
  }

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Person>) { batches.append(batch) }

  // Not asynchronous, so that the write runs on this thread.
  func write(_ script: String) throws {
    try store.database.write { try $0.execute(script: script) }
  }

  func writeByAnother(_ script: String) throws {
    try store.other().write { try $0.execute(script: script) }
  }

  func setUp(_ request: CacheRequest) throws { try tracker.setup(with: request) }
  func noticeOtherWriters() throws { try store.database.noticeOtherWriters() }

  /// Returns the batches since the last call, with names instead of people.
  func takeBatches() async -> [String] {
    await mainQueueIsDone()
    defer { batches = [] }
    return batches.map { $0.map(\.name).description }
  }
}

extension CacheRequest {
  fileprivate static let people = CacheRequest(kind: "person", order: [.ascending("name")])
}

@MainActor struct SQLiteCacheTrackerTests {
  /// Executes a script and compares the batches that it causes.
  private func check(
    _ script: String, delivers expected: [String], request: CacheRequest = .people,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let listener = try Listener(people, request)
    try listener.write(script)
    #expect(await listener.takeBatches() == expected, sourceLocation: sourceLocation)
    #expect(listener.problems.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `The first batch inserts the existing rows`() throws {
    let listener = try Listener()
    #expect(
      listener.tracker.obtainTransactionBatchFromCurrentCache().map(\.name).description
        == "insert Ada at 0.0, insert Grace at 0.1")
    #expect(listener.tracker.sections == [CacheSectionSize(name: "", count: 2)])
    #expect(listener.tracker.tracking == .incremental)
  }

  @Test func `A commit is delivered as one batch`() async throws {
    try await check(
      "INSERT INTO person VALUES (3, 'Barbara'); DELETE FROM person WHERE id = 1;",
      delivers: ["delete Ada at 0.0, insert Barbara at 0.0"])
    try await check("UPDATE person SET name = 'Zoe' WHERE id = 1", delivers: ["move Zoe 0.0 → 0.1"])
    try await check(
      "UPDATE person SET name = 'Adam' WHERE id = 1", delivers: ["update Adam 0.0 → 0.0"])
  }

  @Test func `A write that changes nothing delivers nothing`() async throws {
    try await check("UPDATE person SET name = name", delivers: [])
    try await check(
      "INSERT INTO person VALUES (3, 'X'); DELETE FROM person WHERE id = 3", delivers: [])
    try await check(
      "INSERT INTO person VALUES (3, 'X')", delivers: [],
      request: CacheRequest(kind: "person", filter: "name = ?", arguments: [.text("Ada")]))
  }

  @Test
  func `A row that starts to match the filter is inserted, and one that stops matching is deleted`()
    async throws
  {
    let request = CacheRequest(
      kind: "person", filter: "name LIKE ?", arguments: [.text("G%")], order: [.ascending("name")])
    try await check(
      "UPDATE person SET name = 'Gina' WHERE id = 1", delivers: ["insert Gina at 0.0"],
      request: request)
    try await check(
      "UPDATE person SET name = 'Hana' WHERE id = 2", delivers: ["delete Grace at 0.0"],
      request: request)
  }

  @Test func `Sections are inserted and deleted with their rows`() async throws {
    let request = CacheRequest(
      kind: "person", order: [.ascending("name")], section: .ascending("substr(name, 1, 1)"))
    try await check(
      "INSERT INTO person VALUES (3, 'Barbara')",
      delivers: ["insert section B at 1, insert Barbara at 1.0"], request: request)
    try await check(
      "UPDATE person SET name = 'Adele' WHERE id = 2",
      delivers: ["delete section G at 1, delete Grace at 1.0, insert Adele at 0.1"],
      request: request)
  }

  @Test func `A savepoint that is rolled back delivers nothing`() async throws {
    let listener = try Listener()
    func write() throws {
      struct RolledBack: Error {}
      try listener.store.database.write { connection in
        try? connection.savepoint {
          try connection.execute("UPDATE person SET name = 'Zoe'")
          throw RolledBack()
        }
      }
    }
    try write()
    #expect(await listener.takeBatches() == [])
  }

  @Test func `Commits that are faster than delivery are delivered as one batch`() async throws {
    let listener = try Listener()
    try listener.write("INSERT INTO person VALUES (3, 'Barbara')")
    try listener.write("UPDATE person SET name = 'Bella' WHERE id = 3")
    try listener.write("DELETE FROM person WHERE id = 1")
    #expect(await listener.takeBatches() == ["delete Ada at 0.0, insert Bella at 0.0"])
  }

  @Test func `A row that moves only because others change is delivered with its object`()
    async throws
  {
    let listener = try Listener(people + "INSERT INTO person VALUES (3, 'Hana')")
    try listener.write("UPDATE person SET name = 'AAa' WHERE id = 2")
    try listener.write("UPDATE person SET name = 'AAb' WHERE id = 3")
    #expect(
      await listener.takeBatches() == [
        "move Ada 0.0 → 0.2, update AAa 0.1 → 0.0, update AAb 0.2 → 0.1"
      ])
  }

  @Test func `The list stays as it was delivered until the next batch arrives`() async throws {
    let listener = try Listener()
    try listener.write("UPDATE person SET name = 'Zoe' WHERE id = 1")
    #expect(listener.tracker.obtainObject(at: ListPosition(item: 1))?.name == "Grace")
    _ = await listener.takeBatches()
    #expect(listener.tracker.obtainObject(at: ListPosition(item: 1))?.name == "Zoe")
    #expect(listener.tracker.obtainObject(at: ListPosition(item: 2)) == nil)
    #expect(listener.tracker.obtainObject(at: ListPosition(section: 1, item: 0)) == nil)
  }

  @Test
  func `A batch of the whole list includes undelivered changes, which are not delivered again`()
    async throws
  {
    let listener = try Listener()
    try listener.write("INSERT INTO person VALUES (3, 'Barbara')")
    _ = await listener.takeBatches()
    try listener.write("INSERT INTO person VALUES (4, 'Carol')")
    #expect(listener.tracker.obtainTransactionBatchFromCurrentCache().insertTransactions.count == 4)
    #expect(await listener.takeBatches() == [])
  }

  @Test func `With positions only, a long list is one run`() async throws {
    let listener = try Listener(
      """
      CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT);
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 10000)
        INSERT INTO person SELECT n, 'person ' || n FROM number;
      """, CacheRequest(kind: "person", order: [.ascending("id")], content: .positions))
    let first = listener.tracker.obtainTransactionBatchFromCurrentCache()
    #expect(first.insertTransactions.runs.map(\.count) == [10_000])
    #expect(first.insertTransactions.first?.object == nil)
    #expect(listener.tracker.obtainObject(at: ListPosition(item: 4_999))?.name == "person 5000")
    try listener.write("DELETE FROM person WHERE id BETWEEN 100 AND 199")
    await mainQueueIsDone()
    #expect(listener.batches.first?.deleteTransactions.runs.map(\.count) == [100])
    #expect(listener.tracker.obtainObject(at: ListPosition(item: 99))?.name == "person 200")
  }

  @Test func `Changes by other connections are noticed at the next write or on request`()
    async throws
  {
    let listener = try Listener()
    try listener.writeByAnother("UPDATE person SET name = 'Zoe' WHERE id = 1")
    #expect(await listener.takeBatches() == [])
    try listener.noticeOtherWriters()
    #expect(await listener.takeBatches() == ["move Ada 0.0 → 0.1".replacing("Ada", with: "Zoe")])
    try listener.writeByAnother("DELETE FROM person WHERE id = 1")
    try listener.write("INSERT INTO person VALUES (3, 'Barbara')")
    #expect(await listener.takeBatches() == ["delete Zoe at 0.1, insert Barbara at 0.0"])
  }

  @Test func `Changes by another process are tracked`() async throws {
    let listener = try Listener("CREATE TABLE line (batch INTEGER, text TEXT)", nil)
    let tracker = SQLiteCacheTracker<Line>(database: listener.store.database)
    try await tracker.setup(
      with: CacheRequest(kind: "line", order: [.descending("batch")], content: .positions))
    func check(_ count: Int) async throws {
      try listener.noticeOtherWriters()
      await mainQueueIsDone()
      #expect(tracker.sections == [CacheSectionSize(name: "", count: count)])
    }
    // Each transaction inserts ten rows.
    try await listener.store.runAnotherProcess(writing: 3) { try await check(30) }
    try await check(30)
    try await listener.store.runAnotherProcess(writing: 2) {}
    try await check(50)
  }

  private struct Line: DatabaseRecord {
    var batch: Int
    init(row: borrowing DatabaseRow) throws { batch = try row.value("batch") }
  }

  @Test func `A list is still tracked after a vacuum has changed rowids`() async throws {
    let names = "CREATE TABLE person (name TEXT, id INTEGER); INSERT INTO person VALUES "
    let listener = try Listener(
      names + (1...40).map { "('person \($0)', \($0))" }.joined(separator: ", "))
    var list = [CacheSection(name: "", objects: [Person]())]
    try listener.tracker.obtainTransactionBatchFromCurrentCache().apply(to: &list)
    func follow() async throws {
      await mainQueueIsDone()
      for batch in listener.batches { try batch.apply(to: &list) }
      listener.batches = []
      let all = "SELECT * FROM person ORDER BY name, rowid"
      #expect(
        try await listener.store.database.read { try $0.rows(all, as: Person.self) }
          == list[0].objects)
    }
    try listener.write("DELETE FROM person WHERE rowid % 3 = 0")
    try await listener.store.database.vacuum()
    try await follow()
    try listener.write("UPDATE person SET name = name || '!' WHERE rowid BETWEEN 5 AND 9")
    try await follow()
    #expect(listener.problems.isEmpty)
  }

  @Test func `A tracker reports why it must read the rows of a request again after each change`()
    throws
  {
    func check(
      _ request: CacheRequest, because reason: String?,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
      let listener = try Listener(
        people + """
          CREATE TABLE pair (one TEXT, two TEXT, name TEXT, id INTEGER, PRIMARY KEY (one, two)) WITHOUT ROWID;
          CREATE TABLE tag (name TEXT PRIMARY KEY, id INTEGER) WITHOUT ROWID;
          CREATE VIEW named AS SELECT id, name FROM person;
          """, request)
      #expect(
        listener.tracker.tracking
          == (reason.map { .readAnew(because: $0) } ?? .incremental), sourceLocation: sourceLocation
      )
    }
    try check(.people, because: nil)
    try check(CacheRequest(kind: "person", filter: "length(name) > 2"), because: nil)
    try check(
      CacheRequest(kind: "person", filter: "id = (SELECT max(id) FROM person)"),
      because: "its filter or order depends on other rows")
    try check(
      CacheRequest(kind: "person", filter: "id > random()"),
      because: "its filter or order calls 'random', whose value may change by itself")
    try check(
      CacheRequest(kind: "named", identity: "id"), because: "it is a query or a view")
    try check(
      CacheRequest(kind: "SELECT id, name FROM person GROUP BY name", identity: "id"),
      because: "it is a query or a view")
    try check(CacheRequest(kind: "tag"), because: "the table has no rowids")
    try check(
      CacheRequest(kind: "pair", identity: "one || two"), because: "the table has no rowids")
    try check(
      CacheRequest(kind: "person", identity: "name"),
      because: "its rows are identified by 'name', which is not the table's rowid")
  }

  @Test func `A list that is read again delivers only the changes`() async throws {
    let listener = try Listener(
      people + "CREATE VIEW named AS SELECT id, name FROM person WHERE id < 10",
      CacheRequest(kind: "named", identity: "id", order: [.ascending("name")]))
    try listener.write(
      "UPDATE person SET name = 'Zoe' WHERE id = 1; INSERT INTO person VALUES (11, 'No')")
    #expect(await listener.takeBatches() == ["move Zoe 0.0 → 0.1"])
    #expect(listener.tracker.obtainObject(at: ListPosition(item: 1)) == Person(id: 1, name: "Zoe"))
    try listener.write("INSERT INTO person VALUES (12, 'No')")
    #expect(await listener.takeBatches() == [])
  }

  @Test func `An invalid request is refused, and the previous one continues`()
    async throws
  {
    let listener = try Listener()
    func check(_ request: CacheRequest, says words: String) {
      checkRefused(.invalidSQL, says: words) { try listener.setUp(request) }
    }
    check(CacheRequest(kind: "people"), says: "no table or view 'people'")
    check(CacheRequest(kind: "person", filter: "nme = 1"), says: "nme")
    check(CacheRequest(kind: "person", order: [.ascending("age")]), says: "age")
    check(CacheRequest(kind: "SELECT 1 AS id, 'x' AS name"), says: "'identity'")
    checkRefused(.wrongArguments) {
      try listener.setUp(CacheRequest(kind: "person", filter: "id = ?"))
    }
    try listener.write("DELETE FROM person WHERE id = 1")
    #expect(await listener.takeBatches() == ["delete Ada at 0.0"])
  }

  @Test func `A new setup replaces the previous one`() async throws {
    let listener = try Listener()
    try listener.setUp(CacheRequest(kind: "person", filter: "id = 2"))
    try listener.write("DELETE FROM person WHERE id = 1")
    #expect(await listener.takeBatches() == [])
    try await listener.tracker.setup(with: .people)
    try listener.write("DELETE FROM person WHERE id = 2")
    #expect(await listener.takeBatches() == ["delete Grace at 0.0"])
  }

  @Test func `A list that cannot be read is reported, and is updated when it can be read again`()
    async throws
  {
    let listener = try Listener()
    try listener.write("DROP TABLE person")
    #expect(await listener.takeBatches() == [])
    #expect(listener.problems.count == 1)
    #expect("\(listener.problems[0])".contains("no table or view 'person'"))
    try listener.write(
      "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, age INTEGER); "
        + "INSERT INTO person VALUES (1, 'Ada', 3), (5, 'Eve', 4)")
    #expect(
      await listener.takeBatches() == [
        "delete Grace at 0.1, insert Eve at 0.1, update Ada 0.0 → 0.0"
      ])
  }

  @Test func `A table is still tracked after a column is added`() async throws {
    let listener = try Listener()
    try listener.write("ALTER TABLE person ADD COLUMN age INTEGER")
    _ = await listener.takeBatches()
    try listener.write("UPDATE person SET name = 'Zoe' WHERE id = 1")
    #expect(await listener.takeBatches() == ["move Zoe 0.0 → 0.1"])
  }

  @Test func `A table that is recreated under the same name is still tracked`() async throws {
    let listener = try Listener()
    try listener.write(
      """
      CREATE TABLE other (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO other SELECT id, name FROM person;
      INSERT INTO other VALUES (7, 'Hana'); DROP TABLE person; ALTER TABLE other RENAME TO person;
      """)
    #expect(await listener.takeBatches() == ["insert Hana at 0.2"])
    try listener.write("DELETE FROM person WHERE id = 1")
    #expect(await listener.takeBatches() == ["delete Ada at 0.0"])
  }

  @Test func `An asynchronous setup that is called through the protocol reads on another thread`()
    async throws
  {
    let store = try TestStore(people)
    let tracker: any CacheTracker<PlaceOfReading> = SQLiteCacheTracker(database: store.database)
    try await tracker.setup(with: .people)
    let objects = tracker.obtainTransactionBatchFromCurrentCache().insertTransactions
      .compactMap(\.object)
    #expect(objects.map(\.isMainThread) == [false, false])
  }

  @Test func `The first batch is delivered first, even if rows are written during the setup`()
    async throws
  {
    for _ in 0..<samples(20, full: 500) {
      let store = try TestStore(people)
      let interactor = PeopleInteractor(SQLiteCacheTracker(database: store.database))
      interactor.setupCacheTracking()
      for id in 3..<10 {
        try await store.database.write {
          try $0.execute("INSERT INTO person VALUES (?, ?)", [id, "person \(id * 7 % 10)"])
        }
      }
      await interactor.firstBatch()
      await mainQueueIsDone()
      let all = "SELECT * FROM person ORDER BY name, id"
      let wanted = try await store.database.read { try $0.rows(all, as: Person.self) }
      #expect(interactor.people == wanted)
      #expect(interactor.problems == [])
    }
  }

  @Test func `If several setups overlap, the last one is used`() async throws {
    let listener = try Listener()
    let tracker = listener.tracker
    let first = Task {
      try await tracker.setup(with: CacheRequest(kind: "person", filter: "id = 1"))
    }
    let second = Task {
      try await tracker.setup(with: CacheRequest(kind: "person", filter: "id = 2"))
    }
    await #expect(throws: CancellationError.self) { try await first.value }
    try await second.value
    try listener.write("UPDATE person SET name = 'Zoe'")
    #expect(await listener.takeBatches() == ["update Zoe 0.0 → 0.0"])
    #expect(tracker.obtainObject(at: ListPosition(item: 0))?.id == 2)
  }

  @Test func `A cancelled setup does not change the tracked list`() async throws {
    let listener = try Listener()
    let tracker = listener.tracker
    let setup = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await tracker.setup(with: CacheRequest(kind: "person", filter: "id = 1"))
    }
    await #expect(throws: CancellationError.self) { try await setup.value }
    try listener.write("DELETE FROM person WHERE id = 2")
    #expect(await listener.takeBatches() == ["delete Grace at 0.1"])
  }

  @Test func `A record sees only the columns of its table, not those that the tracker adds`()
    async throws
  {
    let store = try TestStore(people)
    let tracker = SQLiteCacheTracker<ColumnNames>(database: store.database)
    try await tracker.setup(
      with: CacheRequest(
        kind: "person", order: [.ascending("length(name)")], section: .ascending("id % 2")))
    let first = tracker.obtainTransactionBatchFromCurrentCache().insertTransactions.first?.object
    #expect(first?.names == ["id", "name"])
    #expect(first?.hasMore == false)
    let again = tracker.obtainObject(at: ListPosition(item: 0))
    #expect(again?.names == ["id", "name"])
    #expect(again?.hasMore == false)
  }

  @Test func `A tracker and its delegate are released if nothing else retains them`() async throws {
    weak var tracker: SQLiteCacheTracker<Person>?
    weak var delegate: Listener?
    let store: TestStore
    do {
      let listener = try Listener()
      store = listener.store
      tracker = listener.tracker
      delegate = listener
      try listener.write("DELETE FROM person WHERE id = 1")
    }
    #expect(tracker == nil)
    #expect(delegate == nil)
    try await store.database.write { try $0.execute("DELETE FROM person") }
  }

  @Test func `Several trackers of one database receive the same commit`() async throws {
    let listener = try Listener()
    let other = SQLiteCacheTracker<Person>(database: listener.store.database)
    try await other.setup(with: CacheRequest(kind: "person", filter: "id = 1"))
    try listener.write("DELETE FROM person")
    await mainQueueIsDone()
    #expect(other.sections == [CacheSectionSize(name: "", count: 0)])
    #expect(await listener.takeBatches() == ["delete Ada at 0.0, delete Grace at 0.1"])
    try listener.writeByAnother("INSERT INTO person VALUES (1, 'Ada')")
    try listener.noticeOtherWriters()
    await mainQueueIsDone()
    #expect(other.sections == [CacheSectionSize(name: "", count: 1)])
  }
}

/// A record that stores whether it was created on the main thread.
private struct PlaceOfReading: DatabaseRecord {
  let isMainThread: Bool
  init(row: borrowing DatabaseRow) throws { isMainThread = Thread.isMainThread }
}

/// A record that stores the names of the columns in its row.
private struct ColumnNames: DatabaseRecord {
  let names: [String]
  let hasMore: Bool
  init(row: borrowing DatabaseRow) throws {
    names = row.columnNames
    hasMore = (try? row[2]) != nil || (try? row["(rowid)"]) != nil
  }
}

/// An interactor as in the documentation, with the list that is built from its batches.
@MainActor private final class PeopleInteractor: CacheTrackerDelegate {
  private(set) var people: [Person] = []
  private(set) var problems: [String] = []
  private let cacheTracker: any CacheTracker<Person>
  private var isSetUp = false
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ cacheTracker: any CacheTracker<Person>) { self.cacheTracker = cacheTracker }

  func setupCacheTracking() {
    cacheTracker.delegate = self
    Task { [weak self, cacheTracker] in
      do {
        try await cacheTracker.setup(with: .people)
        self?.didSetUp(cacheTracker.obtainTransactionBatchFromCurrentCache())
      } catch {
        self?.problems.append("\(error)")
      }
    }
  }

  func firstBatch() async {
    if !isSetUp { await withCheckedContinuation { waiting = $0 } }
  }

  private func didSetUp(_ batch: CacheTransactionBatch<Person>) {
    isSetUp = true
    didProcessTransactionBatch(batch)
    waiting?.resume()
  }

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Person>) {
    if !isSetUp { problems.append("told before the first batch") }
    do {
      try batch.apply(to: &people)
    } catch {
      problems.append("\(error)")
    }
  }
}
