/// The names in a file, each once.
package struct NameTable: Sendable {
  /// All names, one after the other.
  var text: [UInt8] = []
  /// Where each name ends in the text. The first is the empty one.
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
}

/// Gives each different name of a file a number.
struct NameCollector {
  private(set) var table = NameTable()
  // Open addressing over names; 0 where a slot is empty.
  private var slots = [UInt32](repeating: 0, count: 256)
  private var hashes = [UInt32](repeating: 0, count: 256)

  mutating func name(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    if count == 0 { return 0 }
    let hash = Self.hash(bytes, count)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if hashes[slot] == hash, isName(slots[slot], bytes, count) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let name = UInt32(table.ends.count)
    table.text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    table.ends.append(UInt32(table.text.count))
    slots[slot] = name
    hashes[slot] = hash
    if table.ends.count * 2 > slots.count { grow() }
    return name
  }

  private func isName(_ name: UInt32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let start = Int(table.ends[Int(name) - 1])
    guard Int(table.ends[Int(name)]) - start == count else { return false }
    return table.text.withUnsafeBufferPointer { text in
      for index in 0..<count where text[start + index] != bytes[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    let former = zip(slots, hashes).filter { $0.0 != 0 }
    let size = slots.count * 2
    slots = Array(repeating: 0, count: size)
    hashes = Array(repeating: 0, count: size)
    for (name, hash) in former {
      var slot = Int(hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = name
      hashes[slot] = hash
    }
  }

  private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    let raw = UnsafeRawPointer(bytes)
    while index + 8 <= count {
      hash =
        (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      index += 8
    }
    while index < count {
      hash = (hash ^ UInt64(bytes[index])) &* 0xFF51_AFD7_ED55_8CCD
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
