import AdderBase

// Files are compared and summed up whole, so this goes by more than one byte at a time.
extension ArraySlice<UInt8> {
  /// FNV-1a over eight bytes at a time: it is to notice a difference, not a forgery.
  var checksum: UInt64 {
    withUnsafeBytes { bytes in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      let words = bytes.count / 8
      for word in 0..<words {
        let value = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
        sum = (sum ^ value) &* 0x100_0000_01B3
        sum ^= sum >> 32
      }
      for byte in bytes[(words * 8)...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return sum
    }
  }

  func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
    withUnsafeBytes { own in other.withUnsafeBytes { own.hasSameBytes(as: $0) } }
  }
}

extension [UInt8] {
  /// FNV-1a over eight bytes at a time: it is to notice a difference, not a forgery.
  package var checksum: UInt64 { self[...].checksum }

  func hasSameBytes(as other: [UInt8]) -> Bool { self[...].hasSameBytes(as: other[...]) }
}
