#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import AdderCSQLite
#endif

/// Reads, from the current row of a statement, the values that a tracker stores about the row.
struct RowReader {
  /// The way in which one of the order values is compared.
  struct Order {
    enum Text {
      /// By bytes: unchanged, in lower case, or without trailing spaces.
      case binary, noCase, trimmed
      /// Only SQLite can compare the text.
      case unknown
    }
    var isAscending: Bool
    var text: Text
  }

  /// The order values, which are the last columns of the statement.
  let orders: [Order]

  /// Returns the beginning of the order values as two numbers, and true if these represent all
  /// order values completely.
  ///
  /// If the first number can also represent other values, the second number represents more of the
  /// first value. Otherwise, the second number represents the second value. The first number alone
  /// determines which of these applies, so the second numbers of rows with equal first numbers
  /// are comparable.
  func key(of statement: OpaquePointer) -> (key: RowKey, isComplete: Bool) {
    guard let order = orders.first else { return (RowKey(), true) }
    let firstOrder = sqlite3_data_count(statement) - Int32(orders.count)
    let (first, isExact) = word(of: statement, firstOrder, order)
    var key = RowKey(first: first)
    switch sqlite3_column_type(statement, firstOrder) {
    case SQLITE_TEXT, SQLITE_BLOB:
      let rest = self.bytes(of: statement, firstOrder, order).dropFirst(Self.textBytes)
      key.second = direct(Self.packed(rest, count: 8), order)
      return (key, false)
    case SQLITE_INTEGER where !isExact, SQLITE_FLOAT where !isExact:
      key.second = direct(Self.rest(of: statement, firstOrder), order)
      return (key, orders.count == 1)
    default:
      guard orders.count > 1 else { return (key, true) }
      let (second, isSecondExact) = word(of: statement, firstOrder + 1, orders[1])
      key.second = second
      return (key, isSecondExact && orders.count == 2)
    }
  }

  /// From this number on, several integers are rounded to the same floating-point number.
  private static let exactLimit = 0x1p53

  /// Returns what is lost when an integer is converted to floating point: the difference between
  /// the integer and the nearest `Double`, mapped to an unsigned number in the same order. For
  /// values of other types, nothing is lost.
  private static func rest(of statement: OpaquePointer, _ column: Int32) -> UInt64 {
    var rest: Int64 = 0
    if sqlite3_column_type(statement, column) == SQLITE_INTEGER {
      let integer = sqlite3_column_int64(statement, column)
      let near = Double(integer)
      // 2⁶³ is one more than the largest integer; the difference is correct nevertheless.
      rest = integer &- (near >= 0x1p63 ? Int64.min : Int64(near))
    }
    return UInt64(bitPattern: rest) ^ 1 << 63
  }

  /// The number of bytes of a TEXT or BLOB value that fit into a word, besides the tag for its
  /// type.
  private static let textBytes = 6

  /// Returns a number for a value, in SQLite's order (NULL, numbers, text, blobs), and true if no
  /// other value has this number.
  private func word(
    of statement: OpaquePointer, _ column: Int32, _ order: Order
  ) -> (word: UInt64, isExact: Bool) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER:
      return number(Double(sqlite3_column_int64(statement, column)), order)
    case SQLITE_FLOAT: return number(sqlite3_column_double(statement, column), order)
    case SQLITE_TEXT:
      let bytes = bytes(of: statement, column, order)
      return (direct(0xFFF4 << 48 | Self.packed(bytes, count: Self.textBytes), order), false)
    case SQLITE_BLOB:
      let bytes = bytes(of: statement, column, order)
      return (direct(0xFFF8 << 48 | Self.packed(bytes, count: Self.textBytes), order), false)
    default: return (direct(0, order), true)
    }
  }

  private func number(_ number: Double, _ order: Order) -> (word: UInt64, isExact: Bool) {
    (direct(Self.ordered(number), order), number.magnitude < Self.exactLimit)
  }

  private func direct(_ word: UInt64, _ order: Order) -> UInt64 { order.isAscending ? word : ~word }

  /// Maps floating-point numbers to unsigned numbers in the same order. Because SQLite stores NaN
  /// values as NULL, there is room for NULL below all numbers, and for text and blobs above them.
  private static func ordered(_ number: Double) -> UInt64 {
    // SQLite treats the two zeros, which differ in sign, as equal.
    let bits = (number == 0 ? 0 : number).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }

  private static func packed(_ bytes: some Sequence<UInt8>, count: Int) -> UInt64 {
    var word: UInt64 = 0
    var left = count
    for byte in bytes.prefix(count) {
      word = word << 8 | UInt64(byte)
      left -= 1
    }
    return word << UInt64(left * 8)
  }

  /// Returns the bytes by which a TEXT or BLOB value is compared, but no more bytes than a key
  /// needs. Returns no bytes if only SQLite can compare the value.
  private func bytes(of statement: OpaquePointer, _ column: Int32, _ order: Order) -> [UInt8] {
    let isText = sqlite3_column_type(statement, column) == SQLITE_TEXT
    return Self.compared(
      Self.rawBytes(of: statement, column), as: isText ? order.text : .binary, limit: 16)
  }

  private static func compared(
    _ bytes: UnsafeBufferPointer<UInt8>, as text: Order.Text, limit: Int
  ) -> [UInt8] {
    switch text {
    case .unknown: return []
    case .binary: return Array(bytes.prefix(limit))
    case .noCase:
      let end = bytes.firstIndex(of: 0) ?? bytes.count
      var small = bytes[..<end].prefix(limit).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      // After a NUL, NOCASE does not compare the letters, only their number.
      if end < bytes.count, small.count < limit {
        small.append(0)
        withUnsafeBytes(of: UInt64(bytes.count).bigEndian) { small += $0 }
      }
      return small
    case .trimmed:
      let end = bytes.lastIndex { $0 != 0x20 } ?? -1
      return Array(bytes[...end].prefix(limit))
    }
  }

  // MARK: The whole order

  /// True if rows can be compared here, without SQLite.
  var knowsOrder: Bool { orders.allSatisfy { $0.text != .unknown } }

  /// Returns all order values of a row.
  func orderValues(of statement: OpaquePointer) -> [OrderValue] {
    let first = sqlite3_data_count(statement) - Int32(orders.count)
    return orders.enumerated().map { index, order in
      Self.value(of: statement, first + Int32(index), comparing: order.text)
    }
  }

  /// Returns a value in the form in which it is compared.
  static func value(
    of statement: OpaquePointer, _ column: Int32, comparing text: Order.Text
  ) -> OrderValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: OrderValue(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: .text(compared(rawBytes(of: statement, column), as: text, limit: .max))
    case SQLITE_BLOB: .blob(Array(rawBytes(of: statement, column)))
    default: .null
    }
  }

  /// Returns true if a row with `values` precedes one with `others`. If the values are equal, the
  /// rowids decide.
  func isBefore(
    _ values: [OrderValue], _ rowID: Int64, _ others: [OrderValue], _ otherRowID: Int64
  ) -> Bool {
    for (index, order) in orders.enumerated() {
      if values[index].isBefore(others[index]) { return order.isAscending }
      if others[index].isBefore(values[index]) { return !order.isAscending }
    }
    return rowID < otherRowID
  }

  private static func rawBytes(
    of statement: OpaquePointer, _ column: Int32
  ) -> UnsafeBufferPointer<UInt8> {
    // Request the value first: the length is that of the representation that was requested last.
    if sqlite3_column_type(statement, column) == SQLITE_TEXT {
      let start = sqlite3_column_text(statement, column)
      return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
    }
    let start = sqlite3_column_blob(statement, column)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }

  // MARK: Content

  /// Returns a hash of all values of the row.
  static func hash(of statement: OpaquePointer) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      hash = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
    }
    for column in 0..<sqlite3_data_count(statement) {
      let type = sqlite3_column_type(statement, column)
      mix(UInt64(type))
      switch type {
      case SQLITE_INTEGER: mix(UInt64(bitPattern: sqlite3_column_int64(statement, column)))
      case SQLITE_FLOAT: mix(sqlite3_column_double(statement, column).bitPattern)
      case SQLITE_TEXT, SQLITE_BLOB:
        let bytes = UnsafeRawBufferPointer(rawBytes(of: statement, column))
        mix(UInt64(bytes.count))
        var place = 0
        while place + 8 <= bytes.count {
          mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
          place += 8
        }
        if place < bytes.count { mix(packed(bytes[place...], count: 8)) }
      default: break
      }
    }
    return hash
  }
}
