/// A value by which rows are sorted or grouped, compared as SQLite does.
///
/// Numbers that SQLite treats as equal are equal here: an integral value is an
/// integer, however it is stored.
enum OrderValue: Hashable, Sendable {
  case null
  case integer(Int64)
  /// A number that is not integral or does not fit into `Int64`.
  case real(Double)
  /// The bytes that are compared, for example in lower case.
  case text([UInt8])
  case blob([UInt8])

  init(_ number: Double) {
    self = if let whole = Int64(exactly: number) { .integer(whole) } else { .real(number) }
  }

  func isBefore(_ other: OrderValue) -> Bool {
    switch (self, other) {
    case (.integer(let one), .integer(let two)): one < two
    case (.real(let one), .real(let two)): one < two
    case (.integer(let one), .real(let two)): Self.compare(one, two) < 0
    case (.real(let one), .integer(let two)): Self.compare(two, one) > 0
    case (.text(let one), .text(let two)), (.blob(let one), .blob(let two)):
      one.lexicographicallyPrecedes(two)
    default: rank < other.rank
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    }
  }

  /// Compares exactly, because not every large integer can be represented as a floating-point
  /// number.
  private static func compare(_ integer: Int64, _ real: Double) -> Int {
    if real >= 0x1p63 { return -1 }
    if real < -0x1p63 { return 1 }
    let whole = Int64(real)
    if integer != whole { return integer < whole ? -1 : 1 }
    let rest = real - Double(whole)
    return rest == 0 ? 0 : (rest > 0 ? -1 : 1)
  }

  /// The number of bytes that the value stores in addition to its own size.
  var byteCount: Int {
    switch self {
    case .text(let bytes), .blob(let bytes): bytes.count
    case .null, .integer, .real: 0
    }
  }

  /// The name of the section whose rows have this value.
  var sectionName: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let bytes), .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// The order values of the rows that were compared last. These are mostly the rows
/// that a search begins with.
struct OrderValueCache {
  private static let mostRows = 8_192
  private static let mostBytes = 1 << 20

  private var values: [Int64: [OrderValue]] = [:]
  private var byteCount = 0

  subscript(rowID: Int64) -> [OrderValue]? { values[rowID] }

  mutating func keep(_ row: [OrderValue], for rowID: Int64) {
    let bytes = row.reduce(0) { $0 + $1.byteCount }
    // Order values that are larger than the entire cache are not stored. They are read again when
    // needed.
    if bytes > Self.mostBytes { return }
    if values.count >= Self.mostRows || byteCount + bytes > Self.mostBytes { removeAll() }
    values[rowID] = row
    byteCount += bytes
  }

  mutating func remove(_ rowID: Int64) {
    guard let row = values.removeValue(forKey: rowID) else { return }
    byteCount -= row.reduce(0) { $0 + $1.byteCount }
  }

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    byteCount = 0
  }
}
