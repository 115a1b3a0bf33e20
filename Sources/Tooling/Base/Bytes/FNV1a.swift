/// FNV-1a with 64 bits: a hash that is the same in every run and on every machine.
///
/// It detects accidental changes and shortens names. It is not collision-resistant: an attacker can
/// construct two inputs with the same hash.
@usableFromInline package enum FNV1a {
  /// The hash of no bytes.
  @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// Extends a hash by one byte: returns the hash of the bytes hashed so far, followed by the new
  /// byte.
  @inlinable package static func joined(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* prime
  }

  @usableFromInline package static var prime: UInt64 { 0x0000_0100_0000_01B3 }
}

extension Sequence<UInt8> {
  /// Returns the FNV-1a hash of the bytes.
  ///
  /// - Parameter start: the initial value; a different value produces a different hash of the same
  ///   bytes.
  @inlinable package func fnv1a(from start: UInt64 = FNV1a.start) -> UInt64 {
    reduce(start) { FNV1a.joined($0, $1) }
  }
}

// Whole files and lines are hashed with this, so it processes more than one byte at a time.
extension ArraySlice<UInt8> {
  /// FNV-1a over eight bytes at a time; its value differs from `fnv1a()`.
  package var checksum: UInt64 {
    withUnsafeBytes { bytes in
      var sum = FNV1a.start
      let words = bytes.count / 8
      for word in 0..<words {
        let value = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
        sum = (sum ^ value) &* FNV1a.prime
        sum ^= sum >> 32
      }
      for byte in bytes[(words * 8)...] { sum = FNV1a.joined(sum, byte) }
      return sum
    }
  }
}

extension [UInt8] {
  /// FNV-1a over eight bytes at a time; its value differs from `fnv1a()`.
  package var checksum: UInt64 { self[...].checksum }
}

extension FixedWidthInteger {
  /// Returns the number in hexadecimal, padded with leading zeros to at least `count` digits.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
