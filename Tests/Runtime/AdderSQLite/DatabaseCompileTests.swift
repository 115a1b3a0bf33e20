import AdderTestSupport
import Foundation
import Testing

/// Mistakes in the use of a database that the compiler detects.
@Suite struct DatabaseCompileTests {
  @Test func `Correct use compiles`() throws {
    try check(
      "try database.read { try $0.each(\"SELECT 1\") { row in names = row.columnNames } }",
      fails: nil)
  }

  @Test func `A row cannot be stored`() throws {
    try check(
      "try database.read { try $0.each(\"SELECT 1\") { row in let other = row } }",
      fails: "'row' is borrowed and cannot be consumed")
  }

  @Test func `A connection cannot be sent to another task`() throws {
    try check(
      """
      try database.read { connection in
        Task { try connection.execute("DELETE FROM person") }
      }
      """, fails: "passing closure as a 'sending' parameter risks causing data races")
  }

  // MARK: - Helpers

  private func check(
    _ body: String, fails message: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try Compiler.compile(
      """
      import AdderSQLite
      func use(_ database: Database) throws {
        var names: [String] = []
        \(body)
        _ = names
      }
      """, Compiler.withSQLite)
    if let message {
      #expect(outcome.status != 0, sourceLocation: sourceLocation)
      #expect(
        outcome.errors.contains(message), "\(outcome.errors)", sourceLocation: sourceLocation)
    } else {
      #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    }
  }
}
