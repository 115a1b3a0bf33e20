import AdderSQLite
import AdderTestSupport
import Testing

@Suite struct DatabaseValueTests {
  @Test func `Any value is read back unchanged`() throws {
    let store = try TestStore("CREATE TABLE value (id INTEGER PRIMARY KEY, value)")
    var random = SeededRandom(seed: 5)
    let values = Self.edges + (0..<samples(500, full: 100_000)).map { _ in Self.make(&random) }
    try store.database.write { connection in
      for (id, value) in values.enumerated() {
        try connection.execute(
          "INSERT INTO value VALUES (:id, :value)", ["id": id, "value": value])
      }
    }
    try store.database.read { connection in
      #expect(try connection.values("SELECT value FROM value ORDER BY id") == values)
      // SQLite reports the type and the length that it stored.
      var id = 0
      try connection.each(
        "SELECT typeof(value), length(CAST(value AS BLOB)) FROM value ORDER BY id"
      ) {
        (row) throws in
        let (type, length) = Self.expected(values[id])
        #expect(try row.value(at: 0, as: String.self) == type, "\(values[id])")
        if let length { #expect(try row.value(at: 1, as: Int.self) == length, "\(values[id])") }
        id += 1
      }
      #expect(id == values.count)
    }
  }

  @Test func `Values of each Swift type are read back unchanged`() throws {
    try check(Int.min)
    try check(Int64.max)
    try check(-0.5)
    try check(Double.infinity)
    try check(true)
    try check(false)
    try check("")
    try check("a\0b")
    try check("🐍é")
    try check([UInt8]())
    try check([0, 255, 0] as [UInt8])
    try check(nil as Int?)
    try check("x" as String?)
    try check(DatabaseValue.blob([1]))
  }

  @Test func `Reading a value as another type throws an error with the column and the SQL`() throws
  {
    refuses(
      "SELECT 'a' AS x", as: Int.self,
      says: "The column 'x' contains text, which is not a valid Int.")
    refuses("SELECT NULL AS x", as: String.self, says: "contains NULL")
    refuses("SELECT 2 AS x", as: Bool.self, says: "contains an integer, which is not a valid Bool")
    refuses("SELECT 1.5 AS x", as: Int.self, says: "contains a real")
    refuses("SELECT x'00' AS x", as: String.self, says: "contains a blob")
    refuses("SELECT 9007199254740993 AS x", as: Double.self, says: "contains an integer")
    refuses("SELECT 1 AS x", as: [UInt8].self, says: "contains an integer")
    refuses("SELECT 'a' AS x", as: Int?.self, says: "contains text")
  }

  @Test func `A text that is not UTF-8 is read as its bytes`() throws {
    let database = try Database.inMemory()
    let bytes = try database.read {
      try $0.value("SELECT CAST(x'61FF62' AS TEXT)", as: DatabaseValue.self)
    }
    #expect(bytes == .blob([0x61, 0xFF, 0x62]))
  }

  @Test func `A NaN is stored as NULL`() throws {
    let database = try Database.inMemory()
    #expect(try database.read { try $0.value("SELECT ? IS NULL", [Double.nan]) } == 1)
  }

  @Test func `Swift literals create database values`() {
    #expect(
      ([nil, 1, 1.5, "a"] as [DatabaseValue]) == [.null, .integer(1), .real(1.5), .text("a")])
  }

  // MARK: - Helpers

  private func check<Value: DatabaseValueConvertible & Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let database = try Database.inMemory()
    let found = try database.read { try $0.value("SELECT ?", [value], as: Value.self) }
    #expect(found == value, sourceLocation: sourceLocation)
  }

  private func refuses<Value: DatabaseValueConvertible>(
    _ sql: String, as type: Value.Type, says words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkRefused(.wrongColumn, sql: sql, says: words, sourceLocation: sourceLocation) {
      let database = try Database.inMemory()
      try database.read { try $0.each(sql) { _ = try $0.value("x", as: type) } }
    }
  }

  // MARK: - Random values

  private static let edges: [DatabaseValue] = [
    .null, .integer(0), .integer(.min), .integer(.max), .real(0), .real(-1.5), .real(.infinity),
    .real(.leastNonzeroMagnitude), .real(1e300), .text(""), .text("\0"), .text("'\""), .blob([]),
    .blob([0]), .text(String(repeating: "é", count: 100_000)),
    .blob(Array(repeating: 7, count: 1_000_000)),
  ]

  private static func make(_ random: inout SeededRandom) -> DatabaseValue {
    let length = Int.random(in: 0..<40, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .null
    case 1:
      return .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case 2:
      let value = Double(bitPattern: random.next())
      return .real(value.isNaN ? 0.5 : value)
    case 3:
      let scalars = (0..<length).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0..<0x2_0000, using: &random))
      }
      return .text(String(String.UnicodeScalarView(scalars)))
    default: return .blob((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
  }

  private static func expected(_ value: DatabaseValue) -> (String, Int?) {
    switch value {
    case .null: ("null", nil)
    case .integer: ("integer", nil)
    case .real: ("real", nil)
    case .text(let text): ("text", text.utf8.count)
    case .blob(let bytes): ("blob", bytes.count)
    }
  }
}
