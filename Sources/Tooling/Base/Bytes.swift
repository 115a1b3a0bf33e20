#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The C library goes through bytes many at a time.
extension UnsafeRawBufferPointer {
  /// The position of the first such byte from a position on; `nil` when there is none.
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
}

/// Texts of C, which end with a zero.
package enum CText {
  package static func areEqual(
    _ one: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>
  ) -> Bool {
    strcmp(one, other) == 0
  }

  package static func length(_ text: UnsafePointer<CChar>) -> Int { strlen(text) }
}
