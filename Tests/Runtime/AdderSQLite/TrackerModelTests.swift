import Adder
import AdderSQLite
import AdderTestSupport
import Dispatch
import Testing

/// Tests of trackers with random transactions. After each step, the list that is built from a
/// tracker's batches must match a query.
@MainActor struct TrackerModelTests {
  @Test func `Tracked lists match a fresh query after every commit`() async throws {
    // Each run has its own database.
    for seed in 0..<samples(4, full: 400) {
      let model = try TrackerModel(seed: seed)
      for step in 0..<samples(150, full: 250) {
        try await model.step()
        try model.check("seed \(seed), step \(step)")
      }
    }
  }
}

struct Item: DatabaseRecord, Hashable, Identifiable, Sendable {
  var id: Int64
  var name: String
  var rank: DatabaseValue
  var kind: String?
  var slug: String?
  var note: String
  /// The number of children. Only rows of the view `busy` have this column.
  var children: Int?

  init(row: borrowing DatabaseRow) throws {
    id = try row.value("id")
    name = try row.value("name")
    rank = try row["rank"]
    kind = try row.value("kind")
    slug = try row.value("slug")
    note = try row.value("note")
    children = row.columnNames.contains("children") ? try row.value("children") : nil
  }
}

/// Waits until the main queue has run all work that is currently pending.
@MainActor func mainQueueIsDone() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

/// A tracker, and the list that is built from its batches.
@MainActor private final class Follower: CacheTrackerDelegate {
  let request: CacheRequest
  let sql: String
  let tracker: SQLiteCacheTracker<Item>
  var list: [CacheSection<Item>] = []
  var counts: [Int] = []
  private var problems: [String] = []
  var isOneCommit = true

  init(_ request: CacheRequest, sql: String, database: Database) throws {
    self.request = request
    self.sql = sql
    tracker = SQLiteCacheTracker(database: database)
    tracker.delegate = self
    tracker.problemHandler = { [unowned self] in problems.append("\($0)") }
    try tracker.setup(with: request)
    let batch = tracker.obtainTransactionBatchFromCurrentCache()
    if request.section == nil {
      list = [CacheSection(name: "", objects: [])]
      counts = [0]
    }
    counts = try batch.rowCounts(after: counts)
    if request.content == .objects { try batch.apply(to: &list) }
  }

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Item>) {
    if batch.isEmpty { problems.append("an empty batch") }
    do {
      counts = try batch.rowCounts(after: counts)
      guard request.content == .objects else { return }
      let before = list
      try batch.apply(to: &list)
      for update in batch.updateTransactions {
        guard let position = update.oldPosition else { continue }
        if isOneCommit, before[position.section].objects[position.item] == update.object {
          problems.append("nothing changed: \(update)")
        }
      }
      for transaction in batch.transactions where transaction.object == nil {
        problems.append("no object: \(transaction)")
      }
      let least = CacheTransactionBatch(from: before, to: list)
      if isOneCommit, batch.moveTransactions.count != least.moveTransactions.count {
        problems.append(
          "\(batch.moveTransactions.count) moves, not \(least.moveTransactions.count)")
      }
      if isOneCommit, batch.updateTransactions.count > least.updateTransactions.count {
        problems.append("\(batch) but \(least)")
      }
    } catch {
      problems.append("\(error) \(batch)")
    }
  }

  func check(_ place: String, _ database: Database) throws {
    #expect(problems == [], "\(place): \(sql)")
    problems = []
    let arguments = DatabaseArguments(request.arguments.map(value))
    let fresh: [Item] = try database.read { try $0.rows(sql, arguments) }
    var sections: [CacheSection<Item>] =
      request.section == nil ? [.init(name: "", objects: [])] : []
    for item in fresh {
      let name = request.section == nil ? "" : item.kind ?? ""
      if sections.last?.name != name { sections.append(.init(name: name, objects: [])) }
      sections[sections.count - 1].objects.append(item)
    }
    #expect(counts == sections.map(\.objects.count), "\(place): \(sql)")
    #expect(tracker.sections.map(\.count) == counts)
    #expect(tracker.sections.map(\.name) == sections.map(\.name))
    if request.content == .objects { #expect(list == sections, "\(place): \(sql)") }
    for (section, rows) in sections.enumerated() {
      // The first row, the last one, and one in between.
      for item in Set([0, rows.objects.count / 2, rows.objects.count - 1]).intersection(
        rows.objects.indices)
      {
        let position = ListPosition(section: section, item: item)
        #expect(tracker.obtainObject(at: position) == rows.objects[item], "\(place): \(sql)")
      }
    }
  }

  private func value(_ argument: CacheRequest.Argument) -> DatabaseValue {
    if case .text(let text) = argument { .text(text) } else { .null }
  }
}

@MainActor private final class TrackerModel {
  private let store: TestStore
  private let others: Database
  private var followers: [Follower] = []
  private var random: SeededRandom
  private var nextID: Int64 = 1

  private struct RolledBack: Error {}

  init(seed: Int) throws {
    random = SeededRandom(seed: seed)
    store = try TestStore(
      """
      CREATE TABLE item (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE, rank, kind TEXT,
        slug TEXT UNIQUE, note TEXT NOT NULL);
      CREATE INDEX item_rank ON item (rank);
      CREATE TABLE child (id INTEGER PRIMARY KEY, item INTEGER REFERENCES item (id) ON DELETE CASCADE);
      CREATE TRIGGER item_note AFTER UPDATE OF kind ON item BEGIN
        UPDATE item SET note = note || '+' WHERE id = NEW.id + 1;
      END;
      CREATE VIEW busy AS SELECT item.*, count(child.id) AS children FROM item
        LEFT JOIN child ON child.item = item.id GROUP BY item.id;
      """)
    others = try store.other()
    try store.database.write { connection in
      // Some lists have more rows than fit in one leaf.
      let most = seed % 4 == 3 ? 1_200 : 30
      for _ in 0..<Int.random(in: 0...most, using: &random) { try insert(connection) }
    }
    let columns = "SELECT * FROM item"
    func follow(_ request: CacheRequest, _ sql: String) throws {
      followers.append(try Follower(request, sql: sql, database: store.database))
    }
    try follow(
      CacheRequest(kind: "item", order: [.ascending("rank")]), "\(columns) ORDER BY rank, id")
    try follow(
      CacheRequest(
        kind: "Item", filter: "kind = ?", arguments: [.text("b")], order: [.descending("name")]),
      "\(columns) WHERE kind = ? ORDER BY name DESC, id")
    try follow(
      CacheRequest(
        kind: "item", order: [.descending("rank"), .ascending("lower(name)")],
        section: .ascending("kind")),
      "\(columns) ORDER BY kind, rank DESC, lower(name), id")
    try follow(
      CacheRequest(
        kind: "item", filter: "rank > 3 OR rank IS NULL", order: [.ascending("name COLLATE RTRIM")],
        section: .descending("kind"), content: .positions),
      "\(columns) WHERE rank > 3 OR rank IS NULL ORDER BY kind DESC, name COLLATE RTRIM, id")
    try follow(CacheRequest(kind: "item"), "\(columns) ORDER BY id")
    try follow(
      CacheRequest(
        kind: "item", filter: "id IN (SELECT item FROM child)", order: [.ascending("name")]),
      "\(columns) WHERE id IN (SELECT item FROM child) ORDER BY name, id")
    try follow(
      CacheRequest(
        kind: "busy", identity: "id", order: [.descending("children"), .ascending("rank")]),
      "SELECT * FROM busy ORDER BY children DESC, rank, id")
    #expect(
      followers.map { $0.tracker.tracking == .incremental }
        == [true, true, true, true, true, false, false])
  }

  /// Runs one or three random transactions, some of which are rolled back, and waits for the
  /// batches.
  func step() async throws {
    let commits = [1, 1, 1, 3].randomElement(using: &random) ?? 1
    // Several commits are delivered as one batch, and may cancel each other out.
    for follower in followers { follower.isOneCommit = commits == 1 }
    for _ in 0..<commits { try commit() }
    await mainQueueIsDone()
  }

  private func commit() throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      try others.write { connection in try change(connection) }
      if Bool.random(using: &random) {
        try store.database.noticeOtherWriters()
      } else {
        try store.database.write { connection in try change(connection) }
      }
    case 1:
      try? store.database.write { connection in
        try change(connection)
        throw RolledBack()
      }
    default:
      try store.database.write { connection in
        for _ in 0..<[1, 1, 1, 2, 5, 20].randomElement(using: &random)! { try change(connection) }
      }
    }
  }

  func check(_ place: String) throws {
    for follower in followers { try follower.check(place, store.database) }
  }

  private func anyID() -> Int64 { Int64.random(in: 1...max(1, nextID), using: &random) }
  private func anyName() -> String {
    let names = [
      "anna", "Anna", "anna ", "Bert", "bertha", "common prefix a", "common prefix b", "", "Яна",
      "яна",
    ]
    return names.randomElement(using: &random)!
  }
  private func anyRank() -> DatabaseValue {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .null
    case 1: .real(Double(Int.random(in: 0...20, using: &random)) / 2)
    case 2: .text("text \(Int.random(in: 0...3, using: &random))")
    case 3:
      .integer(
        [Int64.max, Int64.max - 1, Int64.min, 1 << 53, 1 << 53 + 1].randomElement(using: &random)!)
    default: .integer(Int64.random(in: 0...9, using: &random))
    }
  }

  private func insert(_ connection: DatabaseConnection, verb: String = "INSERT") throws {
    let kind: DatabaseValue =
      ["a", "b", "c", nil].randomElement(using: &random)!.map { .text($0) } ?? .null
    let slug: DatabaseValue =
      Bool.random(using: &random) ? .null : .text("s\(Int.random(in: 0...40, using: &random))")
    let id = verb == "INSERT" ? nextID : anyID()
    nextID += 1
    try ignoringConstraints {
      try connection.execute(
        "\(verb) INTO item (id, name, rank, kind, slug, note) VALUES (?, ?, ?, ?, ?, '')",
        DatabaseArguments([.integer(id), .text(anyName()), anyRank(), kind, slug]))
    }
  }

  /// Runs the body, and ignores an error about a violated constraint.
  private func ignoringConstraints(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as DatabaseError {
      guard case .constraint = error.kind else { throw error }
    }
  }

  private func change(_ connection: DatabaseConnection) throws {
    switch Int.random(in: 0..<30, using: &random) {
    case 0...6: try insert(connection)
    case 7...8: try insert(connection, verb: "INSERT OR REPLACE")
    case 9...12:
      try connection.execute(
        "UPDATE item SET rank = ? WHERE id = ?", DatabaseArguments([anyRank(), .integer(anyID())]))
    case 13...14:
      try connection.execute(
        "UPDATE item SET name = ? WHERE id = ?",
        DatabaseArguments([.text(anyName()), .integer(anyID())]))
    case 15...16:
      try connection.execute(
        "UPDATE item SET note = note || 'x' WHERE id = ?", DatabaseArguments([.integer(anyID())]))
    case 17...18:
      try connection.execute(
        "UPDATE item SET kind = ? WHERE id = ?",
        DatabaseArguments([
          .text(["a", "b", "c"].randomElement(using: &random)!), .integer(anyID()),
        ]))
    case 19...21: try connection.execute("DELETE FROM item WHERE id = ?", [anyID()])
    case 22: try connection.execute("UPDATE item SET rank = rank + 1 WHERE rank < 5")
    case 23:
      try? connection.savepoint {
        try change(connection)
        try change(connection)
        throw RolledBack()
      }
    case 24: try connection.savepoint { try change(connection) }
    case 25:
      try ignoringConstraints {
        try connection.execute(
          "INSERT INTO child (item) VALUES (?)", [anyID()])
      }
    case 26:
      try ignoringConstraints {
        try connection.execute(
          "UPDATE item SET id = id + 1000 WHERE id = ?", [anyID()])
      }
    case 27 where Int.random(in: 0..<5, using: &random) == 0:
      try connection.execute("DELETE FROM child")
      try connection.execute("DELETE FROM item")
    case 28: try connection.execute("DELETE FROM item WHERE rank IN (1, 2, 3)")
    default: try connection.execute("UPDATE item SET note = note")
    }
  }
}
