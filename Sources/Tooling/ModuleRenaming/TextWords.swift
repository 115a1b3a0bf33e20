/// The words in a range of bytes: runs of letters, digits and underscores.
struct TextWords: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  /// True if a backslash escapes the next byte.
  private let hasEscapes: Bool

  init(_ bytes: [UInt8], in range: Range<Int>, hasEscapes: Bool) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.hasEscapes = hasEscapes
  }

  mutating func next() -> Range<Int>? {
    while position < end, !bytes[position].isWordByte {
      position += hasEscapes && bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < end else { return nil }
    let start = position
    while position < end, bytes[position].isWordByte { position += 1 }
    return start..<position
  }
}
