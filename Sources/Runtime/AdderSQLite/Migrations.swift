/// The steps that migrate a database from its first version to the version that the app expects.
///
/// ```swift
/// var migrations = Migrations()
/// migrations.add("people") {
///   try $0.execute("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
/// }
/// try migrations.run(on: database)
/// ```
///
/// The steps run in the order of the list. Each step runs once, in its own transaction, and its
/// name is recorded in the table `adder_migrations`. Never change, rename or reorder steps that
/// apps have run; add new steps at the end.
///
/// Foreign keys are not enforced while a step runs, so that it can replace tables. All foreign keys
/// are checked before the step is committed.
public struct Migrations: Sendable {
  private var steps: [(name: String, body: @Sendable (DatabaseConnection) throws -> Void)] = []

  public init() {}

  /// Adds a step at the end.
  public mutating func add(
    _ name: String, _ body: @escaping @Sendable (DatabaseConnection) throws -> Void
  ) {
    steps.append((name, body))
  }

  /// Runs the steps that this database has not run.
  ///
  /// - Throws: A step's error, after which the database is as it was before that step.
  ///   `DatabaseError` of the kind `newerDatabase` if the database has run steps that are not in
  ///   the list, or `misuse` if their order differs or a name occurs twice.
  public func run(on database: Database) throws {
    try checkNames()
    try database.write { connection in
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS adder_migrations \
        (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)
        """)
    }
    // Another process may run the same steps, so each step is checked again in its own transaction.
    for index in try database.write({ try countOfApplied(in: $0) })..<steps.count {
      try database.writeWithoutForeignKeys { connection in
        guard try countOfApplied(in: connection) == index else { return }
        try run(steps[index], at: index, on: connection)
      }
    }
  }

  private func run(
    _ step: (name: String, body: @Sendable (DatabaseConnection) throws -> Void), at index: Int,
    on connection: DatabaseConnection
  ) throws {
    try step.body(connection)
    let dangling = try connection.ownRows("PRAGMA foreign_key_check")
    if let row = dangling.first, case .text(let table) = row[0], case .text(let parent) = row[2] {
      throw DatabaseError(
        .constraint(.foreignKey),
        """
        The migration '\(step.name)' leaves \(dangling.count) rows that refer to missing rows, the first \
        in '\(table)' to '\(parent)'. Delete or correct them in the migration.
        """)
    }
    try connection.execute(
      "INSERT INTO adder_migrations (position, name) VALUES (?, ?)", [index, step.name])
  }

  private func checkNames() throws(DatabaseError) {
    var names: Set<String> = []
    for step in steps where !names.insert(step.name).inserted {
      throw DatabaseError(
        .misuse, "There are two migrations named '\(step.name)'. Give each a unique name.")
    }
  }

  /// Returns the number of steps that the database has run. They must be the first steps in the
  /// list.
  private func countOfApplied(in connection: DatabaseConnection) throws(DatabaseError) -> Int {
    let applied = try connection.values(
      "SELECT name FROM adder_migrations ORDER BY position", as: String.self)
    let names = steps.map(\.name)
    let strangers = applied.filter { !names.contains($0) }
    guard strangers.isEmpty else {
      throw DatabaseError(
        .newerDatabase(steps: strangers),
        "The database has been migrated by steps that this app does not know: \(strangers).")
    }
    guard names.starts(with: applied) else {
      throw DatabaseError(
        .misuse,
        """
        The database has run the migrations \(applied), which are not the first in the list \(names). Add \
        new migrations at the end.
        """)
    }
    return applied.count
  }
}
