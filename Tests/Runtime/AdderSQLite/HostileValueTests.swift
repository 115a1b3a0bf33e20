import Adder
import AdderSQLite
import AdderTestSupport
import Testing

/// Tests of tracked lists with values that are easily ordered incorrectly. The lists are compared
/// with SQLite's own `ORDER BY`.
@MainActor struct HostileValueTests {
  /// Executes statements one by one, and compares the tracked list with a query after each.
  private func check(
    _ request: CacheRequest, _ statements: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let model = try HostileModel(requests: [request])
    for statement in statements {
      try model.write(statement)
      await mainQueueIsDone()
      try model.check(statement, sourceLocation: sourceLocation)
    }
  }

  private func insertions(_ rows: [(a: String, b: String)]) -> [String] {
    rows.map { "INSERT INTO item (a, b) VALUES (\($0.a), \($0.b))" }
  }

  @Test func `Integers that are equal as floating-point numbers are ordered exactly`() async throws
  {
    let stamp = 1_790_000_000_000_000_000
    for order in [CacheRequest.Order.ascending("a"), .descending("a")] {
      try await check(
        CacheRequest(kind: "item", order: [order, .ascending("b")]),
        insertions((0..<200).map { ("\(stamp + $0 * 37 % 200)", "\($0 * 61 % 200)") }))
    }
  }

  @Test func `Integers and floating-point numbers are compared exactly`() async throws {
    let values = [
      "9007199254740992", "9007199254740992.0", "9007199254740993", "9007199254740994.0",
      "9223372036854775807", "9223372036854775807.0", "-9223372036854775807 - 1",
      "-9223372036854775808.0", "1e999", "-1e999", "0", "-0.0", "NULL",
    ]
    let rows = (0..<4).flatMap { round in values.map { ($0, "\(round * 7 % 4)") } }
    try await check(
      CacheRequest(kind: "item", order: [.ascending("a"), .descending("b")]), insertions(rows))
    try await check(
      CacheRequest(kind: "item", order: [.descending("b"), .descending("a")]), insertions(rows))
  }

  @Test func `Texts are compared by their collation, even if they contain a NUL`() async throws {
    let values = [
      "'a'", "'A'", "'a '", "'a' || char(0)", "'a' || char(0) || 'x'", "'A' || char(0) || 'b'",
      "'ab'", "'abcdefghijklmnop'", "'abcdefghijklmnOq'", "x'61'", "CAST(x'FF' AS TEXT)",
      "CAST(x'61FF' AS TEXT)", "'é'", "'e' || char(769)",
    ]
    for collation in ["BINARY", "NOCASE", "RTRIM"] {
      try await check(
        CacheRequest(kind: "item", order: [.ascending("a COLLATE \(collation)")]),
        insertions(values.map { ($0, "0") }))
    }
  }

  @Test func `Values that are equal for SQLite form one section`() async throws {
    let values = [
      "1", "1.0", "'1'", "1", "9007199254740993", "9007199254740992.0", "9007199254740992", "NULL",
      "''", "x''", "'é'", "'e' || char(769)", "CAST(x'FF' AS TEXT)", "x'FF'", "-0.0", "0",
    ]
    let statements =
      insertions((values + values).map { ($0, "0") }) + [
        "UPDATE item SET a = CAST(a AS REAL) WHERE typeof(a) = 'integer'",
        "DELETE FROM item WHERE id % 2 = 0",
      ]
    try await check(CacheRequest(kind: "item", section: .ascending("a")), statements)
    try await check(CacheRequest(kind: "item", section: .descending("a")), statements)
    try await check(
      CacheRequest(kind: "SELECT * FROM item", identity: "id", section: .ascending("a")), statements
    )
  }

  @Test func `An integral value has the same section name however it is stored`() async throws {
    let model = try HostileModel(requests: [CacheRequest(kind: "item", section: .ascending("a"))])
    try model.write("INSERT INTO item (a) VALUES (2.0), (1), (1.5), (2), (1e300)")
    await mainQueueIsDone()
    #expect(model.followers[0].tracker.sections.map(\.name) == ["1", "1.5", "2", "1e+300"])
  }

  @Test func `Rows of a query are identified by the bytes of their identity`() async throws {
    let request = CacheRequest(
      kind: "SELECT *, b AS key FROM item", identity: "b", order: [.ascending("a")])
    try await check(
      request,
      insertions([("1", "'é'"), ("2", "'e' || char(769)"), ("3", "1"), ("4", "'1'")]) + [
        "UPDATE item SET a = 5 WHERE id = 1", "UPDATE item SET note = note + 1",
        "DELETE FROM item WHERE id = 2",
      ])
  }

  @Test func `Thousands of sections are inserted and deleted with their rows`() async throws {
    var random = SeededRandom(seed: 1)
    let model = try HostileModel(requests: [
      CacheRequest(kind: "item", order: [.ascending("b")], section: .descending("a"))
    ])
    try model.write(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
        + "INSERT INTO item (a, b) SELECT i / 2, i % 7 FROM n")
    for step in 0..<samples(60, full: 5_000) {
      let id = Int.random(in: 1...2_000, using: &random)
      let value = Int.random(in: 0...1_500, using: &random)
      let last = id + [0, 1, 30].randomElement(using: &random)!
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try model.write("UPDATE item SET note = note + 1 WHERE id BETWEEN \(id) AND \(last)")
      case 1:
        try model.write("UPDATE item SET a = \(value) + id WHERE id BETWEEN \(id) AND \(last)")
      case 2: try model.write("UPDATE item SET a = \(value) WHERE id BETWEEN \(id) AND \(last)")
      case 3: try model.write("DELETE FROM item WHERE id BETWEEN \(id) AND \(last)")
      default: try model.write("INSERT INTO item (a, b) VALUES (\(value), 1), (\(value) - 0.5, 2)")
      }
      if step % 4 == 1 { continue }
      await mainQueueIsDone()
      try model.check("step \(step)")
    }
  }

  @Test func `Lists of hostile values match SQLite's order after every commit`() async throws {
    // At full scale, this loop runs a million transactions.
    for seed in 0..<samples(12, full: 10_000) {
      let model = try HostileModel(seed: seed)
      for step in 0..<100 {
        try model.change()
        // Without this wait, the next commit is delivered together with this one.
        if step % 4 == 1 { continue }
        await mainQueueIsDone()
        try model.check("seed \(seed), step \(step)")
      }
    }
  }
}

/// A table with trackers. The lists of the trackers are compared with queries.
@MainActor final class HostileModel {
  let database: Database
  private(set) var followers: [HostileFollower] = []
  private var random: SeededRandom

  init(requests: [CacheRequest], seed: Int = 0, rows: Int = 0) throws {
    random = SeededRandom(seed: seed)
    database = try Database.inMemory()
    try database.write { connection in
      try connection.execute(
        """
        CREATE TABLE item (
          id INTEGER PRIMARY KEY, a, b, c TEXT COLLATE NOCASE, d COLLATE RTRIM, e NUMERIC, f REAL,
          note INTEGER NOT NULL DEFAULT 0)
        """)
      for _ in 0..<rows { try insert(connection) }
    }
    for request in requests { followers.append(try HostileFollower(request, database)) }
  }

  convenience init(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let requests = (0..<2).map { _ in CacheRequest.hostile(&random) }
    let rows = [0, 5, 20, 60].randomElement(using: &random) ?? 0
    try self.init(requests: requests, seed: seed, rows: rows)
  }

  func check(
    _ place: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for follower in followers { try follower.check(place, database, sourceLocation) }
  }

  // MARK: Changes

  func write(_ sql: String) throws { try database.write { try $0.execute(sql) } }

  func change() throws {
    try database.write { connection in
      for _ in 0..<([1, 1, 2, 6].randomElement(using: &random) ?? 1) { try changeOne(connection) }
    }
  }

  private func changeOne(_ connection: DatabaseConnection) throws {
    let column = ["a", "b", "c", "d", "e", "f"].randomElement(using: &random) ?? "a"
    let (id, other) = (try anyID(connection), try anyID(connection))
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5: try insert(connection)
    case 6...9: try connection.execute("DELETE FROM item WHERE id = \(id)")
    case 10...13:
      let (sql, value) = HostileValues.any(&random)
      try connection.execute(
        "UPDATE item SET \(column) = \(sql), note = note + 1 WHERE id = \(id)",
        DatabaseArguments([value]))
    case 14:
      try connection.execute(
        "UPDATE item SET \(column) = (SELECT \(column) FROM item WHERE id = \(other)) "
          + "WHERE id = \(id)")
    case 15:
      try connection.execute("UPDATE item SET \(column) = CAST(\(column) AS REAL) WHERE id = \(id)")
    case 16:
      try connection.execute(
        "UPDATE item SET \(column) = \(column) + 1 WHERE typeof(\(column)) IN ('integer', 'real')")
    case 17: try connection.execute("UPDATE OR REPLACE item SET id = -id WHERE id = \(id)")
    case 18: try connection.execute("UPDATE item SET note = note + 1 WHERE id = \(id)")
    default: try connection.execute("UPDATE item SET \(column) = -\(column) WHERE id = \(id)")
    }
    // The table stays small, so that all combinations occur.
    try connection.execute("DELETE FROM item WHERE id IN (SELECT id FROM item LIMIT -1 OFFSET 70)")
  }

  private func anyID(_ connection: DatabaseConnection) throws -> Int64 {
    let ids = try connection.values("SELECT id FROM item", as: Int64.self)
    return ids.randomElement(using: &random) ?? 0
  }

  private func insert(_ connection: DatabaseConnection) throws {
    let values = (0..<6).map { _ in HostileValues.any(&random) }
    try connection.execute(
      "INSERT INTO item (a, b, c, d, e, f) VALUES (\(values.map(\.sql).joined(separator: ", ")))",
      DatabaseArguments(values.map(\.value)))
  }
}

/// A tracker of hostile values, and the list that is built from its batches.
@MainActor final class HostileFollower: CacheTrackerDelegate {
  struct Row: DatabaseRecord, Hashable, Sendable {
    var id: Int64
    var note: Int64

    init(row: borrowing DatabaseRow) throws {
      id = try row.value("id")
      note = try row.value("note")
    }
  }

  /// A row returned by the comparison query, with the number of its section.
  private struct Place: DatabaseRecord {
    var row: Row
    var section: Int

    init(row: borrowing DatabaseRow) throws {
      self.row = try Row(row: row)
      section = try row.value("section")
    }
  }

  let tracker: SQLiteCacheTracker<Row>
  private let request: CacheRequest
  private var list: [CacheSection<Row>]
  private var problems: [String] = []

  init(_ request: CacheRequest, _ database: Database) throws {
    self.request = request
    tracker = SQLiteCacheTracker(database: database)
    list = request.section == nil ? [CacheSection(name: "", objects: [])] : []
    tracker.delegate = self
    tracker.problemHandler = { [unowned self] in problems.append("\($0)") }
    try tracker.setup(with: request)
    try tracker.obtainTransactionBatchFromCurrentCache().apply(to: &list)
  }

  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Row>) {
    do {
      try batch.apply(to: &list)
    } catch {
      problems.append("\(error) \(batch)")
    }
  }

  /// The SQL query that sorts the rows and numbers their sections.
  private var query: String {
    func text(_ order: CacheRequest.Order, _ collation: String) -> String {
      "\(order.expression)\(collation) \(order.isAscending ? "ASC" : "DESC")"
    }
    let section = request.section.map { text($0, " COLLATE BINARY") }
    let number = section.map { "dense_rank() OVER (ORDER BY \($0))" } ?? "1"
    let order = [section].compactMap(\.self) + request.order.map { text($0, "") }
    return """
      SELECT *, \(number) AS section FROM (\(request.kind.contains(" ") ? request.kind : "SELECT * FROM item"))
      WHERE \(request.filter ?? "1") ORDER BY \((order + [request.identity ?? "id"]).joined(separator: ", "))
      """
  }

  func check(
    _ place: String, _ database: Database, _ sourceLocation: Testing.SourceLocation
  ) throws {
    let wanted = try database.read { try $0.rows(query, as: Place.self) }
    var sections: [[Row]] = request.section == nil ? [[]] : []
    for (index, place) in wanted.enumerated() {
      if request.section != nil, index == 0 || wanted[index - 1].section != place.section {
        sections.append([])
      }
      sections[sections.count - 1].append(place.row)
    }
    #expect(list.map(\.objects) == sections, "\(place): \(query)", sourceLocation: sourceLocation)
    #expect(
      tracker.sections.map(\.count) == sections.map(\.count), sourceLocation: sourceLocation)
    #expect(
      tracker.sections.map { Array($0.name.utf8) } == list.map { Array($0.name.utf8) },
      "\(place): \(query)", sourceLocation: sourceLocation)
    if let last = sections.last, let row = last.last {
      let position = ListPosition(section: sections.count - 1, item: last.count - 1)
      #expect(
        tracker.obtainObject(at: position) == row, "\(place): \(query)",
        sourceLocation: sourceLocation)
    }
    #expect(problems == [], "\(place): \(query)", sourceLocation: sourceLocation)
    problems = []
  }
}

extension CacheRequest {
  /// Returns a random request whose order or sections depend on hostile values.
  fileprivate static func hostile(_ random: inout SeededRandom) -> CacheRequest {
    func order() -> Order {
      let expressions = [
        "a", "a", "b", "c", "d", "e", "f", "a COLLATE NOCASE", "b COLLATE RTRIM",
        "c COLLATE BINARY", "lower(a)", "-e", "substr(b, 2)", "a || b",
      ]
      let expression = expressions.randomElement(using: &random) ?? "a"
      return Bool.random(using: &random) ? .ascending(expression) : .descending(expression)
    }
    let isQuery = Int.random(in: 0..<6, using: &random) == 0
    let filters = [nil, nil, "typeof(a) <> 'text'", "b > 'a'", "e >= 0 OR e IS NULL"]
    return CacheRequest(
      kind: isQuery ? "SELECT * FROM item" : "item", identity: isQuery ? "id" : nil,
      filter: filters.randomElement(using: &random) ?? nil,
      order: (0..<Int.random(in: 1...3, using: &random)).map { _ in order() },
      section: Int.random(in: 0..<3, using: &random) == 0 ? order() : nil)
  }
}

/// Random values that are hard to distinguish.
private enum HostileValues {
  /// Returns a value to pass as an argument, and the SQL expression that converts the argument.
  static func any(_ random: inout SeededRandom) -> (sql: String, value: DatabaseValue) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: ("?", .null)
    case 1: ("?", .real(.nan))
    case 2...4: ("?", .integer(integer(&random)))
    case 5...6: ("?", .real(real(&random)))
    case 7...9: ("?", .text(text(&random)))
    case 10: ("?", .blob(Array(text(&random).utf8)))
    // Text whose bytes are not valid UTF-8.
    default: ("CAST(? AS TEXT)", .blob(Array(text(&random).utf8) + [0xFF]))
    }
  }

  private static func integer(_ random: inout SeededRandom) -> Int64 {
    let bases: [Int64] = [
      0, 0, 1 << 53, -(1 << 53), .max, .min, 1 << 62, 1_790_000_000_000_000_000,
    ]
    let base = bases.randomElement(using: &random) ?? 0
    return base &+ Int64.random(in: -3...3, using: &random)
  }

  private static func real(_ random: inout SeededRandom) -> Double {
    let near = Double(integer(&random))
    let others = [
      near.nextUp, near.nextDown, near + 0.5, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 0x1p63, -0x1p63,
    ]
    return Bool.random(using: &random) ? near : others.randomElement(using: &random) ?? near
  }

  private static let huge = String(repeating: "x", count: 100_000)

  private static func text(_ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<300, using: &random) == 0 {
      return huge + ["", "y", "Y", " "].randomElement(using: &random)!
    }
    let beginnings = ["", "a", "A", "abcdef", "abcdefghijklmn", "Abcdefghijklmno", "1", "é"]
    let ends = [
      "", " ", "  ", "\0", "\0a", "\0B", "a", "A", "é", "É", "e\u{301}", "\u{FFFD}", "\u{10FFFF}",
      "9007199254740993", ".0",
    ]
    return beginnings.randomElement(using: &random)! + ends.randomElement(using: &random)!
  }
}
