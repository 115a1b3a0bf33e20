import AdderSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes transactions into the database at the given path until the program is killed, and prints
/// the number of each transaction after its commit. A transaction inserts ten rows that contain its
/// number. If "hold" follows the path, the program begins a transaction, prints 0 and does not end
/// the transaction. If a number follows the path, the program writes that many transactions and
/// then only waits.
@main struct Writer {
  static func main() throws {
    let database = try Database(path: CommandLine.arguments[1])
    try database.write { connection in
      try connection.execute("CREATE TABLE IF NOT EXISTS line (batch INTEGER, text TEXT)")
    }
    if CommandLine.arguments.dropFirst(2).first == "hold" {
      try database.write { connection in
        try connection.execute("INSERT INTO line VALUES (0, 'half')")
        report(0)
        while true { sleep(1) }
      }
    }
    let text = String(repeating: "x", count: 500)
    let last = try database.read { try $0.value("SELECT max(batch) FROM line", as: Int?.self) }
    var batch = ((last ?? nil) ?? 0) + 1
    let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) }
    let end = count.map { batch + $0 } ?? .max
    while batch < end {
      try database.write { connection in
        for _ in 0..<10 {
          try connection.execute("INSERT INTO line VALUES (?, ?)", [batch, text])
        }
      }
      report(batch)
      batch += 1
    }
    while true { sleep(1) }
  }

  /// Prints a number with the `write` system call, so that nothing is buffered when the process is
  /// killed.
  private static func report(_ batch: Int) {
    _ = "\(batch)\n".withCString { write(1, $0, strlen($0)) }
  }
}
