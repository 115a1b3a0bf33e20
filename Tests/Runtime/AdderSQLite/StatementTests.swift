import AdderSQLite
import AdderTestSupport
import Testing

@Suite struct StatementTests {
  // MARK: - Refused statements

  @Test(arguments: [
    ("SELECT * FROM nobody", "no such table: nobody"),
    ("SELEC 1", "syntax error"),
    ("", "no statement"),
    ("  -- nothing\n", "no statement"),
    ("SELECT 1; SELECT 2", "more than one statement"),
    ("SELECT 1; nonsense", "more than one statement"),
    ("SELECT 'a\0b'", "NUL"),
  ])
  func `A text that is not one statement is refused`(sql: String, words: String) {
    refuses(.invalidSQL, sql, says: words)
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 ; ;\n", "SELECT 1 -- one", "SELECT 1; /* one */ "])
  func `Only white space, comments and semicolons may follow a statement`(sql: String) throws {
    let database = try Database.inMemory()
    #expect(try database.read { try $0.value(sql) } == 1)
  }

  @Test func `Arguments must match the parameters`() {
    refuses(.wrongArguments, "SELECT ?, ?", [1], says: "2 parameters but 1 arguments")
    refuses(.wrongArguments, "SELECT ?", [1, 2], says: "1 parameters but 2 arguments")
    refuses(.wrongArguments, "SELECT :a, :b", ["a": 1], says: "no argument for the parameter ':b'")
    refuses(
      .wrongArguments, "SELECT :a", ["a": 1, "c": 2], says: "no parameter for the argument 'c'")
    refuses(.wrongArguments, "SELECT ?", ["a": 1], says: "Parameter 1 has no name")
  }

  @Test func `Arguments are passed by position and by name`() throws {
    let database = try Database.inMemory()
    let name: String? = nil
    try database.read { (connection) throws in
      #expect(
        try connection.value("SELECT ?2 || ?1", ["a", "b"], as: String.self) == "ba")
      #expect(
        try connection.value("SELECT :a || @b || $a", ["a": "x", "b": "y"], as: String.self)
          == "xyx")
      #expect(try connection.value("SELECT ? IS NULL", [name]) == 1)
      #expect(try connection.value("SELECT :n IS NULL", ["n": nil]) == 1)
      #expect(try connection.value("SELECT ? + ?", DatabaseArguments([1, 2])) == 3)
      #expect(try connection.value("SELECT :a", DatabaseArguments(["a": 4])) == 4)
    }
  }

  @Test func `Reading a column that the row does not have is refused`() throws {
    let database = try Database.inMemory()
    try database.read { (connection) throws in
      try connection.each("SELECT 1 AS a, 2 AS b, 3 AS a") { (row) throws in
        #expect(row.columnNames == ["a", "b", "a"])
        #expect(try row["a"] == 1)
        #expect(try row[2] == 3)
        #expect(try row.value("b", as: Int.self) == 2)
        checkRefused(.wrongColumn, says: "It has 'a', 'b', 'a'") { _ = try row["c"] }
        checkRefused(.wrongColumn, says: "position 3") { _ = try row[3] }
        checkRefused(.wrongColumn, says: "position -1") { _ = try row.value(at: -1, as: Int.self) }
      }
    }
  }

  @Test(arguments: [
    ("INSERT INTO guest VALUES (1, 'a', 1, 1)", DatabaseError.Constraint.primaryKey),
    ("INSERT INTO guest VALUES (2, NULL, 1, 1)", .notNull),
    ("INSERT INTO guest VALUES (2, 'Ada', 1, 1)", .unique),
    ("INSERT INTO guest VALUES (2, 'b', -1, 1)", .check),
    ("INSERT INTO guest VALUES (2, 'b', 1, 9)", .foreignKey),
    ("DELETE FROM guest", .trigger),
  ])
  func `A violated constraint is reported`(sql: String, constraint: DatabaseError.Constraint) throws
  {
    let store = try TestStore(
      """
      CREATE TABLE table_of (id INTEGER PRIMARY KEY);
      INSERT INTO table_of VALUES (1);
      CREATE TABLE guest (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, age CHECK (age > 0),
        place REFERENCES table_of);
      CREATE TRIGGER stays BEFORE DELETE ON guest BEGIN SELECT RAISE(ABORT, 'stay'); END;
      INSERT INTO guest VALUES (1, 'Ada', 36, 1);
      """)
    checkRefused(.constraint(constraint), sql: sql) {
      try store.database.write { try $0.execute(sql) }
    }
  }

  @Test func `An error never shows bound values`() {
    do {
      let store = try TestStore(people)
      try store.database.write {
        try $0.execute("INSERT INTO person VALUES (1, ?)", ["a secret"])
      }
    } catch {
      #expect(!"\(error)".contains("secret"))
      #expect("\(error)".contains("INSERT INTO person VALUES (1, ?)"))
    }
  }

  // MARK: - Results

  @Test func `Rows are converted to records and values`() throws {
    let store = try TestStore(people)
    try store.database.read { (connection) throws in
      #expect(
        try connection.rows("SELECT * FROM person ORDER BY id", as: Person.self)
          == [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")])
      #expect(
        try connection.first("SELECT * FROM person WHERE id = ?", [2])
          == Person(id: 2, name: "Grace"))
      #expect(try connection.first("SELECT * FROM person WHERE id = 3", as: Person.self) == nil)
      #expect(try connection.values("SELECT name FROM person ORDER BY id") == ["Ada", "Grace"])
      #expect(try connection.value("SELECT name FROM person WHERE id = 9", as: String.self) == nil)
      // No row and NULL are different results.
      let noRow = try connection.value("SELECT 1 WHERE 0", as: Int?.self)
      #expect(noRow == Int??.none)
      let null = try connection.value("SELECT max(id) FROM person WHERE id > 9", as: Int?.self)
      #expect(null == Int??.some(nil))
      checkRefused(.wrongColumn, says: "or as an optional") {
        _ = try connection.value("SELECT NULL", as: Int.self)
      }
    }
  }

  @Test func `A connection counts changed rows and returns the last inserted rowid`() throws {
    let store = try TestStore(people)
    try store.database.write { (connection) throws in
      try connection.execute("INSERT INTO person (name) VALUES ('Lin')")
      #expect(connection.lastInsertedRowID == 3)
      try connection.execute("UPDATE person SET name = name || '!' WHERE id > 1")
      #expect(connection.changesCount == 2)
    }
  }

  @Test func `A statement can run again while its own rows are being read`() throws {
    let store = try TestStore(people)
    let sql = "SELECT id FROM person WHERE id >= ? ORDER BY id"
    var found: [[Int]] = []
    try store.database.read { (connection) throws in
      try connection.each(sql, [1]) { (row) throws in
        found.append(try connection.values(sql, [try row.value(at: 0, as: Int.self)]))
      }
    }
    #expect(found == [[1, 2], [2]])
  }

  @Test func `A cached statement sees renamed and added columns`() throws {
    let store = try TestStore(people)
    let names = { (connection: DatabaseConnection) in
      var names: [String] = []
      try connection.each("SELECT * FROM person LIMIT 1") { names = $0.columnNames }
      return names
    }
    try store.database.write { (connection) throws in
      #expect(try names(connection) == ["id", "name"])
      try connection.execute("ALTER TABLE person RENAME COLUMN name TO title")
      #expect(try names(connection) == ["id", "title"])
      try connection.execute("ALTER TABLE person ADD COLUMN age")
      #expect(try names(connection) == ["id", "title", "age"])
    }
  }

  @Test func `A connection can run more statements than it caches`() throws {
    let store = try TestStore(people)
    try store.database.read { (connection) throws in
      for _ in 0..<2 {
        for number in 0..<200 { #expect(try connection.value("SELECT \(number)") == number) }
      }
    }
  }

  @Test func `A script runs its statements in order, and stops at one that fails`() throws {
    let store = try TestStore(
      """
      CREATE TABLE a (x); -- the first
      CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM a WHERE x = 0; END;
      INSERT INTO a VALUES (0), (1), ('a;b')

      """)
    #expect(try store.count("a") == 2)
    checkRefused(.invalidSQL, sql: "\n INSERT INTO nobody VALUES (1); DELETE FROM a") {
      try store.database.write { (connection) throws in
        try connection.execute(
          script: "DELETE FROM a;\n INSERT INTO nobody VALUES (1); DELETE FROM a")
      }
    }
    #expect(try store.count("a") == 2)
  }

  // MARK: - Facts

  @Test func `A query's facts list what it reads`() throws {
    let store = try TestStore(people + "CREATE VIEW names AS SELECT name FROM person;")
    try store.database.read { (connection) throws in
      let simple = try connection.facts(of: "SELECT name FROM Person WHERE lower(name) LIKE 'a%'")
      #expect(simple.readTables == ["person"])
      #expect(simple.readColumns["person"] == ["name"])
      #expect(simple.functions == ["lower", "like"])
      #expect(!simple.hasSubqueries)
      #expect(try connection.facts(of: "SELECT count(*) FROM person").functions == ["count"])
      for sql in [
        "SELECT * FROM (SELECT * FROM person)", "SELECT 1 WHERE EXISTS (SELECT 1 FROM person)",
        "SELECT id FROM person WHERE id IN (SELECT 1)", "SELECT name FROM names",
        "SELECT id FROM person UNION SELECT 1", "WITH c AS (SELECT 1) SELECT * FROM c",
        "SELECT (SELECT max(id) FROM person)",
      ] {
        #expect(try connection.facts(of: sql).hasSubqueries, "\(sql)")
      }
      #expect(try connection.facts(of: "SELECT name FROM names").readTables.contains("person"))
      #expect(try connection.facts(of: "SELECT * FROM temp.sqlite_master").readsOtherDatabases)
      let recursive = "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n) SELECT i FROM n"
      #expect(try connection.facts(of: recursive).isRecursive)
    }
  }

  @Test(arguments: [
    ("INSERT OR REPLACE INTO t VALUES (1)", true), ("replace into t values (1)", true),
    ("UPDATE OR /* x */ RePlAcE t SET a = 1", true), ("SELECT replace(a, b, c)", false),
    ("SELECT replace /* ( */ -- x\n (a, b, c)", false), ("SELECT 'or replace'", false),
    ("SELECT \"replace\" FROM [replace] -- replace", false), ("SELECT a'' replace", true),
    ("SELECT 'it''s replace' /* replace", false), ("SELECT replaced, irreplace", false),
    ("CREATE TABLE t (a UNIQUE ON CONFLICT REPLACE)", true), ("SELECT `replace`, 1 - 1", false),
  ])
  func `Only the keyword REPLACE is detected, not the function, a name, a string or a comment`(
    sql: String, expected: Bool
  ) {
    #expect(SQLWords.mayReplace(sql) == expected)
  }

  // MARK: - Helpers

  private func refuses(
    _ kind: DatabaseError.Kind, _ sql: String, _ arguments: DatabaseArguments = [],
    says words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkRefused(kind, sql: sql, says: words, sourceLocation: sourceLocation) {
      let database = try Database.inMemory()
      try database.write { try $0.execute(sql, arguments) }
    }
  }
}
