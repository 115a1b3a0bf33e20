import AdderSQLite
import AdderTestSupport
import Foundation
import Testing

@Suite struct DatabaseTests {
  @Test func `What was written is read`() throws {
    let folder = try TemporaryFolder()
    let database = try Database(path: folder.path + "/store.sqlite")
    try database.write { connection in
      try connection.execute("CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT)")
      try connection.execute("INSERT INTO person (name) VALUES (?)", ["Ada"])
    }
    #expect(try database.read { try $0.value("SELECT name FROM person", as: String.self) } == "Ada")
  }
}
