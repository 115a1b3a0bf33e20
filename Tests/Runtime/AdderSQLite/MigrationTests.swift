import AdderSQLite
import AdderTestSupport
import Dispatch
import Testing

@Suite struct MigrationTests {
  @Test func `Each step runs once, in order`() throws {
    let store = try TestStore()
    try run(["a", "b"], on: store.database)
    try run(["a", "b"], on: store.database)
    try run(["a", "b", "c"], on: store.database)
    #expect(try done(store) == ["a", "b", "c"])
    #expect(
      try store.database.read {
        try $0.values("SELECT name FROM adder_migrations ORDER BY position")
      }
        == ["a", "b", "c"])
  }

  @Test func `A failing step is rolled back and keeps the results of earlier steps`() throws {
    let store = try TestStore()
    struct Stop: Error {}
    var migrations = list(["a"])
    migrations.add("b") { connection in
      try connection.execute("INSERT INTO done VALUES ('half')")
      throw Stop()
    }
    migrations.add("c") { try $0.execute("INSERT INTO done VALUES ('never')") }
    #expect(throws: Stop.self) { try migrations.run(on: store.database) }
    #expect(try done(store) == ["a"])
    try run(["a", "b"], on: store.database)
    #expect(try done(store) == ["a", "b"])
  }

  @Test func `A database from a newer app version is not changed`() throws {
    let store = try TestStore()
    try run(["a", "b", "c"], on: store.database)
    checkRefused(.newerDatabase(steps: ["b", "c"]), says: "Update the app") {
      try run(["a"], on: store.database)
    }
    checkRefused(.newerDatabase(steps: ["b", "c"])) { try run(["a", "x"], on: store.database) }
    #expect(try done(store) == ["a", "b", "c"])
  }

  @Test func `The order and the names of steps must not change`() throws {
    let store = try TestStore()
    try run(["a", "b"], on: store.database)
    checkRefused(.misuse, says: "at the end") { try run(["a", "new", "b"], on: store.database) }
    checkRefused(.misuse, says: "two migrations named 'a'") {
      try run(["a", "a"], on: store.database)
    }
    #expect(try done(store) == ["a", "b"])
  }

  @Test func `A migration can recreate a table without losing the rows that refer to it`() throws {
    let store = try TestStore(
      people + """
        CREATE TABLE pet (owner INTEGER NOT NULL REFERENCES person ON DELETE CASCADE);
        INSERT INTO pet VALUES (1);
        """)
    var migrations = Migrations()
    migrations.add("person with age") { connection in
      try connection.execute(
        script: """
          CREATE TABLE new_person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER);
          INSERT INTO new_person SELECT id, name, NULL FROM person;
          DROP TABLE person;
          ALTER TABLE new_person RENAME TO person;
          """)
    }
    try migrations.run(on: store.database)
    #expect(try store.count("pet") == 1)
    migrations.add("a pet without an owner") { try $0.execute("INSERT INTO pet VALUES (99)") }
    checkRefused(.constraint(.foreignKey), says: "'a pet without an owner'") {
      try migrations.run(on: store.database)
    }
    #expect(try store.count("pet") == 1)
    // Afterwards, foreign keys are enforced as before.
    checkRefused(.constraint(.foreignKey)) {
      try store.database.write { try $0.execute("INSERT INTO pet VALUES (99)") }
    }
  }

  @Test func `Two concurrent migrations run each step once`() throws {
    for _ in 0..<samples(5, full: 200) {
      let store = try TestStore()
      let other = try store.other()
      let names = (0..<10).map { "step \($0)" }
      let databases = [store.database, other]
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        #expect(throws: Never.self) { try run(names, on: databases[index]) }
      }
      #expect(try done(store) == names)
    }
  }

  // MARK: - Helpers

  /// Returns steps that write their names into a table. The first step creates the table.
  private func list(_ names: [String]) -> Migrations {
    var migrations = Migrations()
    for (index, name) in names.enumerated() {
      migrations.add(name) { connection in
        if index == 0 { try connection.execute("CREATE TABLE done (name)") }
        try connection.execute("INSERT INTO done VALUES (?)", [name])
      }
    }
    return migrations
  }

  private func run(_ names: [String], on database: Database) throws {
    try list(names).run(on: database)
  }

  private func done(_ store: TestStore) throws -> [String] {
    try store.database.read { try $0.values("SELECT name FROM done ORDER BY rowid") }
  }
}
