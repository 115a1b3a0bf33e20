import AdderSQLite
import AdderTestSupport
import Foundation
import Testing

/// A database in a temporary folder. The folder is removed together with the store.
struct TestStore: Sendable {
  let folder: TemporaryFolder
  let database: Database
  var path: String { folder.path + "/store.sqlite" }

  /// - Parameter script: SQL that is executed first.
  init(
    _ script: String = "", configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws {
    folder = try TemporaryFolder()
    database = try Database(path: folder.path + "/store.sqlite", configuration: configuration)
    if !script.isEmpty { try database.write { try $0.execute(script: script) } }
  }

  /// Opens the same file again, as another process would.
  func other(busyTimeout: Duration = .seconds(5)) throws -> Database {
    var configuration = DatabaseConfiguration()
    configuration.busyTimeout = busyTimeout
    return try Database(path: path, configuration: configuration)
  }

  /// Starts another process that commits this many transactions. Then runs the body while the
  /// process still exists but no longer writes. The process is killed at the end.
  @MainActor func runAnotherProcess(
    writing transactions: Int, _ body: () async throws -> Void
  ) async throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = try Compiler.products().appending(path: "AdderSQLiteWriter")
    process.arguments = [path, "\(transactions)"]
    process.standardOutput = output
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // The process prints a line for each transaction. It may have to wait long for a processor.
    let reading = output.fileHandleForReading
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var lines = 0
        while lines < transactions {
          let text = reading.availableData
          if text.isEmpty { break }
          lines += text.count { $0 == UInt8(ascii: "\n") }
        }
        continuation.resume()
      }
    }
    try await body()
  }

  func count(_ table: String) throws -> Int? {
    try database.read { try $0.value("SELECT count(*) FROM \(table)") }
  }
}

/// Expects a database error of this kind, with this SQL and these words in its description.
func checkRefused(
  _ kind: DatabaseError.Kind, sql: String? = nil, says words: String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) {
  do {
    try body()
    Issue.record("Nothing was refused.", sourceLocation: sourceLocation)
  } catch {
    guard let error = error as? DatabaseError else {
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return
    }
    #expect(error.kind == kind, "\(error)", sourceLocation: sourceLocation)
    if let sql { #expect(error.sql == sql, sourceLocation: sourceLocation) }
    if !words.isEmpty {
      #expect(error.description.contains(words), "\(error)", sourceLocation: sourceLocation)
    }
  }
}

struct Person: DatabaseRecord, Equatable {
  var id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  init(row: borrowing DatabaseRow) throws {
    id = try row.value("id")
    name = try row.value("name")
  }
}

let people = """
  CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  INSERT INTO person VALUES (1, 'Ada'), (2, 'Grace');
  """
