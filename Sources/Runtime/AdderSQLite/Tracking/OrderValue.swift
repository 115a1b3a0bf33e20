/// One of the things that a row is ordered by, as SQLite compares it.
enum OrderValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  /// The bytes that count: in small letters, say.
  case text([UInt8])
  case blob([UInt8])

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

  /// Exactly: large integers are not all floating-point numbers.
  private static func compare(_ integer: Int64, _ real: Double) -> Int {
    if real >= 0x1p63 { return -1 }
    if real < -0x1p63 { return 1 }
    let whole = Int64(real)
    if integer != whole { return integer < whole ? -1 : 1 }
    let rest = real - Double(whole)
    return rest == 0 ? 0 : (rest > 0 ? -1 : 1)
  }
}
