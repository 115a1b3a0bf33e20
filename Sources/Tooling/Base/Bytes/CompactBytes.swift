// The format of data that is stored for the next run and must be cheap to read: a table that
// contains each string once, then numbers. Where a string is expected, the number is one more than
// the string's index in the table, or 0 for no string.
//
// The table consists of the number of strings, the length of each in bytes, and their bytes. A
// number is stored seven bits per byte, the lowest bits first; the eighth bit is set if another
// byte follows.

/// Encodes numbers and strings as bytes.
package struct CompactWriter {
  private var texts: [String] = []
  private var places: [String: Int] = [:]
  private var numbers: [UInt8] = []

  package init() {}

  /// Writes a number, which must not be negative: a reader rejects negative numbers.
  package mutating func write(_ number: Int) { Self.append(number, to: &numbers) }

  package mutating func write(_ text: String) {
    // Strings that are canonically equivalent compare equal, but can have different bytes.
    if let place = places[text], texts[place].utf8.elementsEqual(text.utf8) {
      write(place + 1)
    } else {
      places[text] = texts.count
      texts.append(text)
      write(texts.count)
    }
  }

  package mutating func write(_ text: String?) {
    if let text { write(text) } else { write(0) }
  }

  package mutating func write<Element>(
    _ list: [Element], _ writeElement: (inout CompactWriter, Element) -> Void
  ) {
    write(list.count)
    for element in list { writeElement(&self, element) }
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    Self.append(texts.count, to: &bytes)
    for text in texts { Self.append(text.utf8.count, to: &bytes) }
    for text in texts { bytes += text.utf8 }
    return bytes + numbers
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Decodes the values that a `CompactWriter` wrote, in the same order.
///
/// Corrupt bytes never cause a crash, and the memory use stays proportional to the number of bytes.
package struct CompactReader {
  /// The bytes are corrupt.
  package struct Damage: Error {
    package init() {}
  }

  private let bytes: [UInt8]
  private var position = 0
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) throws(Damage) {
    self.bytes = bytes
    let lengths = try list { reader throws(Damage) in try reader.number() }
    texts.reserveCapacity(lengths.count)
    for length in lengths {
      guard length <= bytes.count - position else { throw Damage() }
      texts.append(String(decoding: bytes[position..<position + length], as: UTF8.self))
      position += length
    }
  }

  package mutating func number() throws(Damage) -> Int {
    var number: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 63, by: 7) {
      guard position < bytes.count else { throw Damage() }
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(number) }
    }
    throw Damage()
  }

  package mutating func text() throws(Damage) -> String {
    guard let text = try optionalText() else { throw Damage() }
    return text
  }

  package mutating func optionalText() throws(Damage) -> String? {
    let place = try number()
    guard place <= texts.count else { throw Damage() }
    return place == 0 ? nil : texts[place - 1]
  }

  package mutating func list<Element>(
    _ readElement: (inout CompactReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try number()
    // Each element takes at least one byte.
    guard count <= bytes.count - position else { throw Damage() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try readElement(&self)) }
    return list
  }

  /// Throws if bytes remain.
  package func end() throws(Damage) {
    guard position == bytes.count else { throw Damage() }
  }
}
