import AdderSQLite
import AdderTestSupport
import Testing

/// Records the changes that the writer reports.
final class RecordingObserver: ConnectionObserver {
  var commits: [CommittedChanges] = []

  func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection) {
    commits.append(changes)
  }

  func take() -> CommittedChanges? {
    defer { commits = [] }
    return commits.first
  }
}

@Suite struct ChangeLogTests {
  private static let schema = """
    CREATE TABLE plain (id INTEGER PRIMARY KEY, a, b);
    CREATE TABLE uniq (id INTEGER PRIMARY KEY, a UNIQUE, b);
    CREATE TABLE self (id INTEGER PRIMARY KEY, a UNIQUE ON CONFLICT REPLACE, b);
    CREATE TABLE pairs (a, b, UNIQUE (a, b));
    CREATE TABLE keyed (a PRIMARY KEY, b) WITHOUT ROWID;
    CREATE TABLE child (
      id INTEGER PRIMARY KEY, a REFERENCES uniq (a) ON DELETE CASCADE ON UPDATE SET NULL);
    CREATE TABLE twin (id INTEGER PRIMARY KEY REFERENCES plain ON UPDATE CASCADE ON DELETE CASCADE, b);
    CREATE TABLE loud (id INTEGER PRIMARY KEY, a, b);
    CREATE TRIGGER loud_in AFTER INSERT ON loud BEGIN
      INSERT OR REPLACE INTO pairs VALUES (new.a, new.a);
      UPDATE plain SET b = b + 1 WHERE a = new.a;
    END;
    CREATE TRIGGER loud_out AFTER DELETE ON loud WHEN old.b > 4 BEGIN DELETE FROM emptied; END;
    CREATE TABLE emptied (id INTEGER PRIMARY KEY, a, b);
    CREATE VIEW glass AS SELECT id, a, b FROM plain;
    CREATE TRIGGER glass_in INSTEAD OF INSERT ON glass BEGIN
      INSERT INTO plain (a, b) VALUES (new.a, new.b);
    END;
    CREATE TABLE unwatched (id INTEGER PRIMARY KEY, a, b);
    CREATE VIRTUAL TABLE words USING fts5(a, b);
    INSERT INTO plain VALUES (1, 1, 1), (2, 2, 2), (3, 3, 3);
    INSERT INTO uniq VALUES (1, 1, 1), (2, 2, 2), (3, 3, 3);
    INSERT INTO self VALUES (1, 1, 1), (2, 2, 2), (3, 3, 3);
    INSERT INTO pairs VALUES (1, 1), (2, 2), (3, 3);
    INSERT INTO keyed VALUES (1, 1), (2, 2);
    INSERT INTO loud VALUES (1, 1, 5), (2, 2, 2);
    INSERT INTO emptied VALUES (1, 1, 1), (2, 2, 2);
    INSERT INTO words VALUES ('one', 'two');
    """

  @Test(arguments: [
    ("INSERT INTO plain VALUES (9, 1, 1)", "plain [9]"),
    ("INSERT INTO PLAIN (a) VALUES (1), (2)", "plain [4, 5]"),
    ("UPDATE plain SET a = 7", "plain [1, 2, 3]"),
    ("UPDATE plain SET a = 7 WHERE id = 2", "plain [2]"),
    ("DELETE FROM plain WHERE id > 1", "plain [2, 3]"),
    ("DELETE FROM plain WHERE id > 100", ""),
    ("INSERT INTO plain VALUES (2, 5, 5) ON CONFLICT (id) DO UPDATE SET a = 9", "plain [2]"),
    ("INSERT OR REPLACE INTO plain VALUES (2, 5, 5)", "plain [2]"),
    ("UPDATE plain SET a = replace(a, '1', '2')", "plain [1, 2, 3]"),
    ("UPDATE plain SET a = 'REPLACE' -- replace", "plain [1, 2, 3]"),
    ("INSERT INTO glass VALUES (0, 1, 1)", "plain [4]"),
    ("DELETE FROM uniq WHERE id = 2", "uniq [2]"),
    ("INSERT INTO unwatched VALUES (1, 1, 1)", ""),
    ("DELETE FROM uniq", "uniq [1, 2, 3]"),
    ("DELETE FROM loud WHERE id = 1", "emptied [1, 2] loud [1]"),
    ("SELECT * FROM plain", ""),
    ("UPDATE OR REPLACE uniq SET a = 1 WHERE id = 99", ""),
    ("UPDATE keyed SET b = 1 WHERE a = 99", ""),
    ("DELETE FROM child", ""),
  ])
  func `Rows that SQLite reports are listed`(sql: String, expected: String) throws {
    try check(sql, expected)
  }

  @Test(arguments: [
    ("DELETE FROM emptied", "emptied all"),
    ("INSERT OR REPLACE INTO uniq VALUES (9, 1, 1)", "uniq all"),
    ("REPLACE INTO uniq VALUES (9, 1, 1)", "uniq all"),
    ("UPDATE OR REPLACE uniq SET a = 1 WHERE id = 2", "uniq all"),
    ("INSERT INTO self VALUES (9, 1, 1)", "self all"),
    ("UPDATE plain SET id = id + 10", "plain all twin all"),
    ("UPDATE plain SET rowid = 10 WHERE id = 3", "plain all twin all"),
    ("UPDATE pairs SET _rowid_ = 10 WHERE a = 3", "pairs all"),
    ("INSERT INTO keyed VALUES (5, 5)", "keyed all"),
    ("INSERT INTO loud VALUES (5, 1, 1)", "loud [5] pairs all plain [1]"),
    ("INSERT INTO words VALUES ('three', 'four')", "words all"),
    ("ALTER TABLE plain ADD COLUMN c DEFAULT 5", "every table, schema"),
    ("DROP TABLE loud", "loud all, schema"),
    ("CREATE UNIQUE INDEX more ON plain (a)", ", schema"),
  ])
  func `Changes that SQLite does not report flag the table`(sql: String, expected: String) throws {
    try check(sql, expected)
  }

  @Test
  func `A rollback reports nothing, and a rolled-back savepoint only the rows that it touched`()
    throws
  {
    let log = try Watched(Self.schema)
    struct Stop: Error {}
    _ = try? log.store.database.write { connection in
      try connection.execute("DELETE FROM plain")
      throw Stop()
    }
    #expect(log.observer.take() == nil)
    try log.store.database.write { connection in
      try? connection.savepoint {
        try connection.execute("DELETE FROM plain WHERE id = 1")
        throw Stop()
      }
      try connection.execute("UPDATE plain SET a = 5 WHERE id = 3")
    }
    #expect(log.observer.take()?.tables["plain"]?.rowIDs == [1, 3])
  }

  @Test func `Another connection's commits are reported once`() throws {
    let log = try Watched(Self.schema)
    let other = try log.store.other()
    let write = { try log.store.database.write { try $0.execute("UPDATE plain SET a = 5") } }
    try write()
    #expect(log.observer.take()?.othersCommitted == false)
    try other.write { try $0.execute("UPDATE plain SET a = 6") }
    _ = try? log.store.database.write { _ in throw CancellationError() }
    #expect(log.observer.take() == nil)
    try write()
    #expect(log.observer.take()?.othersCommitted == true)
    try write()
    #expect(log.observer.take()?.othersCommitted == false)
    try log.store.database.noticeOtherWriters()
    #expect(log.observer.take() == nil)
    try other.write { try $0.execute("UPDATE plain SET a = 7") }
    try log.store.database.noticeOtherWriters()
    let reported = log.observer.take()
    #expect(reported?.othersCommitted == true)
    #expect(reported?.tables.isEmpty == true)
    try log.store.database.noticeOtherWriters()
    #expect(log.observer.take() == nil)
  }

  @Test func `An observer reads the committed state`() throws {
    final class Reader: ConnectionObserver {
      var seen: [Int?] = []
      func didCommit(_ changes: CommittedChanges, on connection: DatabaseConnection) {
        seen.append(try? connection.value("SELECT count(*) FROM plain"))
        checkRefused(.readOnly) { try connection.execute("DELETE FROM plain") }
      }
    }
    let store = try TestStore(Self.schema)
    let reader = Reader()
    try store.database.performOnWriter { connection in
      try connection.changeLog.watch("plain")
      connection.changeLog.add(reader)
    }
    try store.database.write { try $0.execute("INSERT INTO plain (a) VALUES (1)") }
    #expect(reader.seen == [4])
  }

  @Test func `A table is watched until every request to watch it has ended`() throws {
    let log = try Watched(Self.schema, tables: ["plain", "Plain"])
    let write = { try log.store.database.write { try $0.execute("UPDATE plain SET a = 5") } }
    func unwatch() throws {
      try log.store.database.performOnWriter { $0.changeLog.unwatch("PLAIN") }
    }
    try unwatch()
    try write()
    #expect(log.observer.take() != nil)
    try unwatch()
    try write()
    #expect(log.observer.take() == nil)
  }

  @Test func `If more rows than the limit change, the whole table is reported`() throws {
    let log = try Watched(Self.schema)
    try log.store.database.performOnWriter { $0.changeLog.rowLimit = 2 }
    try log.store.database.write { try $0.execute("UPDATE plain SET a = 5 WHERE id < 3") }
    #expect(log.observer.take()?.tables["plain"]?.rowIDs == [1, 2])
    try log.store.database.write { try $0.execute("UPDATE plain SET a = 5") }
    #expect(log.observer.take()?.tables["plain"]?.hasUntoldChanges == true)
  }

  @Test func `A statement prepared before a schema change is analysed again`() throws {
    let log = try Watched(Self.schema)
    let database = log.store.database
    let insert = {
      try database.write { try $0.execute("INSERT OR REPLACE INTO plain VALUES (8, 1, 1)") }
    }
    try insert()
    #expect(log.observer.take()?.tables["plain"]?.rowIDs == [8])
    try database.write {
      try $0.execute("DELETE FROM plain")
      try $0.execute("CREATE UNIQUE INDEX more ON plain (a)")
    }
    _ = log.observer.take()
    try insert()
    #expect(log.observer.take()?.tables["plain"]?.hasUntoldChanges == true)
    // The same applies if another connection changes the schema.
    let other = try log.store.other()
    try other.write {
      try $0.execute("DROP INDEX more")
      try $0.execute(
        "CREATE TRIGGER t AFTER INSERT ON plain BEGIN UPDATE keyed SET b = b + 1; END")
    }
    try insert()
    let changes = log.observer.take()
    #expect(changes?.othersCommitted == true)
    #expect(changes?.tables["plain"]?.rowIDs == [8])
    #expect(changes?.tables["keyed"]?.hasUntoldChanges == true)
  }

  @Test func `A schema change that a savepoint rolled back has no effect`() throws {
    struct Stop: Error {}
    let log = try Watched(Self.schema)
    try log.store.database.write { try $0.execute("CREATE UNIQUE INDEX more ON plain (a)") }
    _ = log.observer.take()
    try log.store.database.write { connection in
      try? connection.savepoint {
        try connection.execute("DROP INDEX more")
        try connection.execute("INSERT OR REPLACE INTO plain VALUES (7, 7, 7)")
        throw Stop()
      }
      try connection.execute("INSERT OR REPLACE INTO plain VALUES (8, 1, 1)")
    }
    #expect(log.observer.take()?.tables["plain"]?.hasUntoldChanges == true)
  }

  @Test func `The first use of a virtual table is not a schema change`() throws {
    let store = try TestStore(Self.schema)
    try store.database.close()
    let database = try store.other()
    let observer = RecordingObserver()
    try database.performOnWriter { connection in
      try connection.changeLog.watch("words")
      connection.changeLog.add(observer)
    }
    for _ in 0..<2 {
      try database.write { try $0.execute("INSERT INTO words VALUES ('a', 'b')") }
      let changes = observer.take()
      #expect(changes?.schemaChanged == false)
      #expect(changes?.tables["words"]?.hasUntoldChanges == true)
    }
  }

  @Test func `A direct change of the schema table flags every table`() throws {
    let log = try Watched(Self.schema)
    try log.store.database.write { connection in
      try connection.execute("PRAGMA writable_schema = 1")
      try connection.execute("UPDATE sqlite_master SET sql = sql WHERE name = 'plain'")
    }
    #expect(log.observer.take()?.tables.count == Watched.all.count)
  }

  @Test func `SQLite's own tables cannot be watched`() throws {
    let store = try TestStore(Self.schema)
    for table in ["sqlite_master", "SQLITE_sequence"] {
      checkRefused(.misuse, says: "cannot be watched") {
        try store.database.performOnWriter { try $0.changeLog.watch(TableName(table)) }
      }
    }
  }

  // MARK: - Full comparison

  @Test func `Every changed row is listed, or its table is flagged`() throws {
    var flags = 0
    var named = 0
    for seed in 0..<samples(40, full: 2_000) {
      var random = SeededRandom(seed: seed)
      let log = try Watched(Self.schema)
      let other = try log.store.other()
      var before = try log.dump()
      for step in 0..<50 {
        if Int.random(in: 0..<20, using: &random) == 0 {
          let sql = RandomStatement.make(&random)
          _ = try? other.write { try $0.execute(sql) }
        }
        let statements = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          (RandomStatement.make(&random), Int.random(in: 0..<6, using: &random))
        }
        let isRolledBack = Int.random(in: 0..<8, using: &random) == 0
        let result = Result { try log.run(statements, isRolledBack: isRolledBack) }
        let after = try log.dump()
        let changes = log.observer.commits
        log.observer.commits = []
        if (try? result.get()) == nil { #expect(changes.isEmpty) }
        defer { before = after }
        // Changes made by other writers cannot be distinguished from those made by this write.
        if changes.contains(where: \.othersCommitted) { continue }
        try log.store.database.noticeOtherWriters()
        if log.observer.take() != nil { continue }
        for (table, rows) in before {
          let new = after[table, default: [:]]
          let changed = Set(rows.keys).union(new.keys).filter { rows[$0] != new[$0] }
          let reported = changes.first?.tables[TableName(table)]
          if reported?.hasUntoldChanges == true {
            flags += 1
            continue
          }
          named += changed.count
          let missing = changed.subtracting(reported?.rowIDs ?? [])
          #expect(
            missing.isEmpty,
            "seed \(seed), step \(step), \(table): \(missing.sorted()) after \(statements)")
        }
      }
    }
    // Flagging every table would also be correct, but useless.
    #expect(named > samples(500, full: 25_000))
    #expect(flags > samples(100, full: 5_000))
  }

  // MARK: - Helpers

  /// Executes a statement and compares the reported changes: "table [rows]" or "table all" for each
  /// table, and ", schema" if the schema changed.
  private func check(
    _ sql: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let log = try Watched(Self.schema)
    try log.store.database.write { try $0.execute(sql) }
    let changes = log.observer.take()
    let tables = (changes?.tables ?? [:]).sorted { $0.key.folded < $1.key.folded }
    var text = tables.map {
      "\($0.key) \($0.value.hasUntoldChanges ? "all" : "\($0.value.rowIDs)")"
    }
    .joined(separator: " ")
    if tables.count == Watched.all.count { text = "every table" }
    if changes?.schemaChanged == true { text += ", schema" }
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}

/// A database with watched tables, and the observer of their changes.
private struct Watched {
  static let all = [
    "plain", "uniq", "self", "pairs", "keyed", "child", "twin", "loud", "emptied", "words",
  ]
  let store: TestStore
  let observer = RecordingObserver()

  init(_ schema: String, tables: [String] = Watched.all) throws {
    store = try TestStore(schema)
    let observer = observer
    try store.database.performOnWriter { connection in
      for table in tables { try connection.changeLog.watch(TableName(table)) }
      connection.changeLog.add(observer)
    }
  }

  struct Stop: Error {}

  /// Executes statements in one write.
  ///
  /// - Parameter statements: Each statement has a number. If the number is 0, the statement and all
  ///   previous ones are executed in a savepoint that is rolled back.
  func run(_ statements: [(String, Int)], isRolledBack: Bool) throws {
    try store.database.write { connection in
      for (index, (sql, number)) in statements.enumerated() {
        if number == 0 {
          _ = try? connection.savepoint {
            for (sql, _) in statements[...index].reversed() { _ = try? connection.execute(sql) }
            throw Stop()
          }
        } else {
          _ = try? connection.execute(sql)
        }
      }
      if isRolledBack { throw Stop() }
    }
  }

  /// Returns all rows of each table as strings, by rowid. For the table without rowids, the first
  /// column is used instead.
  func dump() throws -> [String: [Int64: String]] {
    try store.database.read { connection in
      var tables: [String: [Int64: String]] = [:]
      for table in Self.all {
        var rows: [Int64: String] = [:]
        let id = table == "keyed" ? "a" : "rowid"
        // A table may have been dropped.
        try? connection.each("SELECT \(id), * FROM \(table)") { row in
          var values: [DatabaseValue] = []
          for index in 1..<row.columnNames.count { values.append(try row[index]) }
          rows[try row.value(at: 0)] = "\(values)"
        }
        tables[table] = rows
      }
      return tables
    }
  }
}

/// Creates random statements of all kinds for the tables of the test.
private enum RandomStatement {
  static func make(_ random: inout SeededRandom) -> String {
    let pick = { (texts: [String], random: inout SeededRandom) in
      texts[Int.random(in: 0..<texts.count, using: &random)]
    }
    let n = (0..<3).map { _ in Int.random(in: 1...5, using: &random) }
    let table = pick(["plain", "uniq", "self", "loud", "emptied"], &random)
    let verb = pick(
      ["INSERT", "INSERT", "INSERT OR REPLACE", "REPLACE", "INSERT OR IGNORE"], &random)
    let update = pick(
      ["UPDATE", "UPDATE", "UPDATE OR REPLACE", "UPDATE OR IGNORE", "UPDATE OR FAIL"], &random)
    let place = pick(["", "WHERE id = \(n[0])", "WHERE a > \(n[0])", "WHERE b = \(n[0])"], &random)
    switch Int.random(in: 0..<50, using: &random) {
    case 0..<8: return "\(verb) INTO \(table) (a, b) VALUES (\(n[0]), \(n[1]))"
    case 8..<12: return "\(verb) INTO \(table) VALUES (\(n[0]), \(n[1]), \(n[2]))"
    case 12..<18: return "\(update) \(table) SET a = \(n[1]), b = b + 1 \(place)"
    case 18..<22: return "DELETE FROM \(table) \(place)"
    case 22, 40: return "\(update) \(table) SET id = id + \(n[1]) \(place)"
    case 23, 41, 42: return "\(update) \(table) SET rowid = \(n[1]) \(place)"
    case 24, 43: return "\(verb) INTO pairs VALUES (\(n[0]), \(n[1]))"
    case 25: return "\(update) pairs SET a = \(n[1]) WHERE b = \(n[0])"
    case 26: return "DELETE FROM pairs"
    case 27: return "\(verb) INTO keyed VALUES (\(n[0]), \(n[1]))"
    case 28: return "\(verb) INTO child (a) VALUES (\(n[0]))"
    case 29: return "\(verb) INTO twin VALUES (\(n[0]), \(n[1]))"
    case 30: return "INSERT INTO glass VALUES (0, \(n[0]), \(n[1]))"
    case 31: return "INSERT INTO words VALUES ('a\(n[0])', 'b')"
    case 32: return "DELETE FROM \(table) WHERE id = \(n[0]) RETURNING a"
    case 33:
      return """
        INSERT INTO uniq (a, b) VALUES (\(n[0]), 0) \
        ON CONFLICT (a) DO UPDATE SET \(pick(["a", "b", "id"], &random)) = \(n[1])
        """
    case 34: return "INSERT INTO plain (a, b) SELECT a, b FROM uniq"
    case 35, 48: return "INSERT INTO emptied SELECT * FROM plain"
    case 36, 44:
      return pick(
        [
          "CREATE UNIQUE INDEX IF NOT EXISTS more ON emptied (a)", "DROP INDEX IF EXISTS more",
          "CREATE INDEX IF NOT EXISTS some ON plain (a)",
        ], &random)
    case 37, 47:
      return pick(
        [
          """
          CREATE TRIGGER IF NOT EXISTS late AFTER UPDATE ON plain BEGIN \
          REPLACE INTO uniq (a, b) VALUES (new.a, new.b); DELETE FROM emptied; END
          """, "DROP TRIGGER IF EXISTS late", "DROP TRIGGER IF EXISTS loud_in",
        ], &random)
    case 38, 45, 46:
      return pick(
        [
          "ALTER TABLE emptied ADD COLUMN c\(n[0]) DEFAULT 5",
          "ALTER TABLE child ADD COLUMN c\(n[0]) DEFAULT 5", "DROP TABLE IF EXISTS emptied",
          "CREATE TABLE IF NOT EXISTS emptied (id INTEGER PRIMARY KEY, a, b)",
          "ALTER TABLE emptied RENAME TO gone", "ALTER TABLE gone RENAME TO emptied",
          "CREATE TABLE IF NOT EXISTS emptied AS SELECT * FROM plain",
        ], &random)
    default: return "INSERT OR ROLLBACK INTO uniq VALUES (\(n[0]), \(n[1]), 1)"
    }
  }
}
