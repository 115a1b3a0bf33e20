package import AdderSQLite
import Foundation

// The storage of people in the database.

nonisolated extension Human: DatabaseRecord {
  package init(row: borrowing DatabaseRow) throws {
    self.init(
      id: try row.value("id"), name: try row.value("name"), age: try row.value("age"),
      address: try row.value("address"), biography: try row.value("biography"),
      photo: try row.value("photo"))
  }

  func insert(in connection: DatabaseConnection) throws {
    try connection.execute(
      """
      INSERT INTO humans (id, name, age, address, biography, photo)
      VALUES (:id, :name, :age, :address, :biography, :photo)
      """,
      [
        "id": id, "name": name, "age": age, "address": address, "biography": biography,
        "photo": photo,
      ])
  }
}

nonisolated extension Migrations {
  /// Returns the migrations that create the database schema of this app version. Users have already
  /// run the existing migrations, so add new ones only at the end.
  ///
  /// - Parameter delivered: a JSON file with the people that ship with the app.
  static func humans(delivered: URL) -> Migrations {
    var migrations = Migrations()
    migrations.add("humans") { connection in
      try connection.execute(
        """
        CREATE TABLE humans (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, age INTEGER NOT NULL,
          address TEXT NOT NULL, biography TEXT NOT NULL, photo TEXT)
        """)
    }
    migrations.add("delivered humans") { connection in
      let humans = try JSONDecoder().decode([Human].self, from: Data(contentsOf: delivered))
      for human in humans { try human.insert(in: connection) }
    }
    return migrations
  }
}
