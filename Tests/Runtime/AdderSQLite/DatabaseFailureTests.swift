import AdderFaultyDisk
import AdderSQLite
import AdderTestSupport
import Foundation
import Testing

/// Tests with failing disks, files that are not databases, and killed writers.
@Suite(.serialized) struct DatabaseFailureTests {
  private static let full: Int32 = 13
  private static let inputOutput: Int32 = 10

  init() { #expect(adder_faulty_disk_install() == 0) }

  @Test(arguments: [full, inputOutput], [false, true])
  func `A disk that fails at any call loses no commit and leaves no partial one`(
    code: Int32, lasts: Bool
  ) throws {
    adder_faulty_disk_fail(0, 0, 0)
    let whole = try run(failingAt: 0, code: code, lasts: lasts)
    #expect(whole.committed == Array(1...12))
    let calls = Int(adder_faulty_disk_calls())
    #expect(calls > 50)
    var refused = 0
    var doubts = 0
    for call in stride(from: 1, through: calls, by: sampleStep(4, full: 1)) {
      let run = try run(failingAt: call, code: code, lasts: lasts)
      refused += run.refused.count
      let found = try contents(of: run.store)
      // Each transaction writes five rows with the transaction's number.
      #expect(found.allSatisfy { $0.count == 5 }, "call \(call)")
      // If the last sync of a commit fails and the disk never writes again, SQLite cannot roll back
      // what it has written. The next connection that opens the file finds the whole transaction.
      let isInDoubt = lasts && found.map(\.batch) == run.committed + [run.committed.count + 1]
      doubts += isInDoubt ? 1 : 0
      #expect(isInDoubt || found.map(\.batch) == run.committed, "call \(call)")
      for error in run.refused {
        #expect(error.kind == (code == Self.full ? .full : .inputOutput), "call \(call): \(error)")
        // The error must not promise a rollback if the commit may be in doubt.
        #expect(code == Self.full || !"\(error)".contains("rolled back"), "call \(call): \(error)")
      }
    }
    #expect(refused > 0)
    // Only a failure after a commit's last page leaves the commit in doubt: in the sync, or in the
    // padding of the sector.
    #expect(doubts * 10 < calls)
  }

  @Test func `A folder that is not writable is reported`() throws {
    let store = try TestStore(people)
    try store.database.close()
    adder_faulty_disk_set_read_only(1)
    defer { adder_faulty_disk_set_read_only(0) }
    var configuration = DatabaseConfiguration()
    configuration.fileSystem = "adder-faulty"
    checkRefused(.cannotOpen, says: "folder") {
      _ = try Database(path: store.path, configuration: configuration)
    }
    checkRefused(.cannotOpen, says: "new.sqlite") {
      _ = try Database(path: store.folder.path + "/new.sqlite", configuration: configuration)
    }
  }

  @Test func `A missing folder is reported`() throws {
    checkRefused(.cannotOpen, says: "/nowhere/at/all") {
      _ = try Database(path: "/nowhere/at/all")
    }
    checkRefused(.cannotOpen, says: "inMemory") { _ = try Database(path: ":memory:") }
  }

  @Test func `A file that is not a database is refused and not changed`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "This is a letter. ", count: 500)
    try folder.write(text, to: "letter.txt")
    checkRefused(.notADatabase) { _ = try Database(path: folder.path + "/letter.txt") }
    #expect(try folder.read("letter.txt") == text)
  }

  @Test func `A damaged file is reported`() throws {
    let store = try TestStore(people)
    try store.database.write { connection in
      for number in 0..<500 {
        try connection.execute(
          "INSERT INTO person (name) VALUES (?)", [String(repeating: "\(number) ", count: 50)])
      }
    }
    try store.database.close()
    let url = URL(filePath: store.path)
    var bytes = try Data(contentsOf: url)
    for index in 4096..<bytes.count { bytes[index] = 0xAA }
    try bytes.write(to: url)
    let database = try Database(path: store.path)
    checkRefused(.corrupt, sql: "SELECT name FROM person", says: "integrity_check") {
      _ = try database.read { try $0.values("SELECT name FROM person", as: String.self) }
    }
  }

  @Test func `A killed writer loses no reported commit and leaves no partial one`() throws {
    let writer = try Compiler.products().appending(path: "AdderSQLiteWriter")
    let folder = try TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    var random = SeededRandom(seed: 1)
    var reported = 0
    for round in 0..<samples(8, full: 200) {
      let process = Process()
      let output = folder.url.appending(path: "out-\(round)")
      try Data().write(to: output)
      process.executableURL = writer
      process.arguments = [path]
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      // In every other round the writer is killed during its commits, however slow the machine is.
      // In the other rounds it may be killed while it starts.
      if round.isMultiple(of: 2) { waitForText(in: output, of: process) }
      usleep(UInt32.random(in: 20_000...120_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
      if let last = lines.last.flatMap({ Int($0) }) { reported = max(reported, last) }
      let database = try Database(path: path)
      let isThere = try database.read {
        try $0.value("SELECT count(*) FROM sqlite_master", as: Int.self) == 1
      }
      // The writer may have been killed before it created the table.
      guard isThere else { continue }
      let counts = try database.read {
        try $0.values("SELECT count(*) FROM line GROUP BY batch ORDER BY batch", as: Int.self)
      }
      #expect(counts.allSatisfy { $0 == 10 })
      // The last transaction may have been committed but not reported yet.
      #expect(counts.count == reported || counts.count == reported + 1)
      reported = counts.count
      #expect(
        try database.read { try $0.values("PRAGMA integrity_check", as: String.self) } == ["ok"])
    }
    #expect(reported > 0)
  }

  private func waitForText(in file: URL, of process: Process) {
    while process.isRunning {
      if let text = try? Data(contentsOf: file), text.contains(UInt8(ascii: "\n")) { return }
      usleep(10_000)
    }
  }

  @Test func `Another process that writes makes the database busy until it ends`() throws {
    let store = try TestStore("CREATE TABLE line (batch INTEGER, text TEXT)")
    let database = try store.other(busyTimeout: .milliseconds(50))
    let process = Process()
    let output = Pipe()
    process.executableURL = try Compiler.products().appending(path: "AdderSQLiteWriter")
    process.arguments = [store.path, "hold"]
    process.standardOutput = output
    try process.run()
    // The process prints a line when it has locked the database.
    #expect(output.fileHandleForReading.availableData == Data("0\n".utf8))
    checkRefused(.busy, sql: "BEGIN IMMEDIATE", says: "busyTimeout") { try database.write { _ in } }
    #expect(try database.read { try $0.value("SELECT count(*) FROM line") } == 0)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try database.write { try $0.execute("INSERT INTO line VALUES (1, 'whole')") }
    #expect(try database.read { try $0.values("SELECT batch FROM line") } == [1])
  }

  // MARK: - The workload

  private struct Run {
    var store: String
    var folder: TemporaryFolder
    var committed: [Int] = []
    var refused: [DatabaseError] = []
  }

  /// Writes twelve transactions on a disk that fails, and records which of them were committed.
  private func run(failingAt call: Int, code: Int32, lasts: Bool) throws -> Run {
    let folder = try TemporaryFolder()
    var run = Run(store: folder.path + "/store.sqlite", folder: folder)
    var configuration = DatabaseConfiguration()
    configuration.fileSystem = "adder-faulty"
    configuration.durability = .full
    do {
      let database = try Database(path: run.store, configuration: configuration)
      try database.write { connection in
        try connection.execute("CREATE TABLE line (batch INTEGER, text TEXT)")
      }
      // The limit is so small that checkpoints run during the workload.
      try database.performOnWriter { try $0.execute("PRAGMA wal_autocheckpoint = 20") }
      adder_faulty_disk_fail(call, code, lasts ? 1 : 0)
      for batch in 1...12 {
        do {
          try database.write { connection in
            for _ in 0..<5 {
              try connection.execute(
                "INSERT INTO line VALUES (?, ?)", [batch, String(repeating: "x", count: 3_000)])
            }
          }
          run.committed.append(batch)
        } catch let error as DatabaseError {
          run.refused.append(error)
        }
      }
      try database.close()
    }
    return run
  }

  private func contents(of run: String) throws -> [(batch: Int, count: Int)] {
    adder_faulty_disk_fail(0, 0, 0)
    let database = try Database(path: run)
    return try database.read { connection in
      #expect(try connection.values("PRAGMA integrity_check", as: String.self) == ["ok"])
      var found: [(Int, Int)] = []
      try connection.each("SELECT batch, count(*) FROM line GROUP BY batch ORDER BY batch") { row in
        found.append((try row.value(at: 0), try row.value(at: 1)))
      }
      return found
    }
  }
}
