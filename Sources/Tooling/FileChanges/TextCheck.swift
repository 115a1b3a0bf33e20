// All bytes of a plan's files are checked, so the check reads more than one byte at a
// time and copies nothing.
extension [UInt8] {
  /// True if the bytes can be shown as text: valid UTF-8 without a zero byte.
  var isText: Bool { self[...].isText }
}

extension ArraySlice<UInt8> {
  /// True if the bytes can be shown as text: valid UTF-8 without a zero byte.
  var isText: Bool {
    withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        if place + 32 <= bytes.count, Self.isASCII(bytes, at: place) {
          place += 32
          continue
        }
        if place + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          // The subtraction sets the highest bit of a zero byte, and every
          // non-ASCII byte has that bit set.
          if (word | (word &- Self.ones)) & Self.highestBits == 0 {
            place += 8
            continue
          }
        }
        guard let length = Self.characterLength(at: place, in: bytes) else { return false }
        place += length
      }
      return true
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highestBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns true if the 32 bytes are ASCII and none of them is zero.
  private static func isASCII(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let words = bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
    let signs = (words | (words &- SIMD4(repeating: ones))) & SIMD4(repeating: highestBits)
    return signs[0] | signs[1] | signs[2] | signs[3] == 0
  }

  /// Returns the number of bytes of the character at a position, or `nil` for a
  /// zero byte or invalid UTF-8.
  private static func characterLength(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      place + offset < bytes.count && range.contains(bytes[place + offset])
    }
    switch bytes[place] {
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: return follows(1) ? 2 : nil
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : nil
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : nil
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : nil
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : nil
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : nil
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : nil
    default: return nil
    }
  }
}
