/// The distinct names in a file.
package struct NameTable: Sendable {
  /// The concatenated bytes of all names.
  var text: [UInt8] = []
  /// The end of each name in `text`. The first name is empty.
  var ends: [UInt32] = [0]

  package var count: Int { ends.count }

  package subscript(_ name: UInt32) -> String {
    bytes(of: name) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls the body with the bytes of a name.
  @inline(__always)
  package func bytes<Result>(
    of name: UInt32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let start = name == 0 ? 0 : Int(ends[Int(name) - 1])
    let end = Int(ends[Int(name)])
    return try text.withUnsafeBufferPointer { text in
      try body(UnsafeBufferPointer(rebasing: text[start..<end]))
    }
  }

  /// Calls the body with the bytes of each name, in order.
  package func forEach(_ body: (UnsafeRawBufferPointer) -> Void) {
    text.withUnsafeBytes { text in
      var start = 0
      for end in ends {
        body(UnsafeRawBufferPointer(rebasing: text[start..<Int(end)]))
        start = Int(end)
      }
    }
  }
}

/// Assigns a number to each distinct name in a file.
struct NameCollector {
  private(set) var table = NameTable()
  /// The text of the file, followed by `Lexer.padding` zeros.
  private let bytes: UnsafePointer<UInt8>
  /// The position of the first occurrence of each name.
  private var places: [UInt32] = [0]
  // A hash table with open addressing. The upper half of a slot is the hash of a name, the lower
  // half is the name's number; an empty slot is 0.
  private var slots = [UInt64](repeating: 0, count: 512)

  init(bytes: UnsafePointer<UInt8>) { self.bytes = bytes }

  /// Returns the number of the name between two positions.
  mutating func name(from start: Int, to end: Int) -> UInt32 {
    let count = end - start
    if count == 0 { return 0 }
    let hash = hash(start, count)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let kept = slots[slot]
      if kept == 0 { break }
      let name = UInt32(truncatingIfNeeded: kept)
      if UInt32(truncatingIfNeeded: kept >> 32) == hash, isName(name, start, count) { return name }
      slot = (slot + 1) & mask
    }
    let name = UInt32(table.ends.count)
    table.text.append(contentsOf: UnsafeBufferPointer(start: bytes + start, count: count))
    table.ends.append(UInt32(table.text.count))
    places.append(UInt32(truncatingIfNeeded: start))
    slots[slot] = UInt64(hash) << 32 | UInt64(name)
    if table.ends.count * 2 > slots.count { grow() }
    return name
  }

  private func isName(_ name: UInt32, _ start: Int, _ count: Int) -> Bool {
    guard Int(table.ends[Int(name)]) - Int(table.ends[Int(name) - 1]) == count else { return false }
    let kept = Int(places[Int(name)])
    var index = 0
    while index + 8 <= count {
      if eight(kept + index) != eight(start + index) { return false }
      index += 8
    }
    return (eight(kept + index) ^ eight(start + index)) & Self.mask(count - index) == 0
  }

  private mutating func grow() {
    let former = slots
    let size = slots.count * 2
    slots = Array(repeating: 0, count: size)
    for kept in former where kept != 0 {
      var slot = Int(kept >> 32) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = kept
    }
  }

  @inline(__always) private func eight(_ place: Int) -> UInt64 {
    EightBytes(at: bytes + place).value
  }

  /// Returns a mask for the first `count` of eight bytes.
  @inline(__always) private static func mask(_ count: Int) -> UInt64 {
    count == 0 ? 0 : UInt64.max >> UInt64(64 - 8 * count)
  }

  private func hash(_ start: Int, _ count: Int) -> UInt32 {
    var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= count {
      hash = (hash ^ eight(start + index)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      index += 8
    }
    hash = (hash ^ eight(start + index) & Self.mask(count - index)) &* 0xFF51_AFD7_ED55_8CCD
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
