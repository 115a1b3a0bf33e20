#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The C library compares and searches many bytes at a time.
extension UnsafeRawBufferPointer {
  /// Returns the position of the first byte with this value at or after `start`, or `nil` if there
  /// is none before `end`.
  package func firstPosition(of byte: UInt8, from start: Int = 0, to end: Int? = nil) -> Int? {
    let end = end ?? count
    guard let base = baseAddress, start < end,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let one = baseAddress, let two = other.baseAddress else { return true }
    return memcmp(one, two, count) == 0
  }

  /// Returns true if these bytes precede the others in lexicographic order.
  package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let shared = Swift.min(count, other.count)
    guard shared > 0, let one = baseAddress, let two = other.baseAddress else {
      return count < other.count
    }
    let order = memcmp(one, two, shared)
    return order == 0 ? count < other.count : order < 0
  }

  /// Returns the length of the common prefix.
  package func commonLength(with other: UnsafeRawBufferPointer) -> Int {
    let shorter = Swift.min(count, other.count)
    var length = 0
    // Compares four words at a time, then one, and finds the byte that differs in that word.
    while length + 32 <= shorter, isSame(as: other, at: length) { length += 32 }
    while length + 8 <= shorter {
      let difference = UInt64(littleEndian: word(at: length) ^ other.word(at: length))
      if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
      length += 8
    }
    while length < shorter, self[length] == other[length] { length += 1 }
    return length
  }

  private func isSame(as other: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let one = loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
    let two = other.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
    let difference = one ^ two
    return difference[0] | difference[1] | difference[2] | difference[3] == 0
  }

  private func word(at place: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }
}

/// Functions for C strings, which end with a zero byte.
package enum CText {
  package static func areEqual(
    _ one: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>
  ) -> Bool {
    strcmp(one, other) == 0
  }

  package static func length(_ text: UnsafePointer<CChar>) -> Int { strlen(text) }
}
