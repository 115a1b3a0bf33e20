/// The contents of a Swift file, for finding the whitespace and comments between words.
struct SwiftText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the offset of the next word after whitespace and comments.
  func word(behind offset: UInt32) -> UInt32 {
    var place = Int(offset)
    while place < bytes.count {
      if Self.isBlank(bytes[place]) {
        place += 1
      } else if begins("//", at: place) {
        while place < bytes.count, !Self.endsLine(bytes[place]) { place += 1 }
      } else if begins("/*", at: place) {
        place = end(ofCommentAt: place)
      } else {
        break
      }
    }
    return UInt32(place)
  }

  /// Returns true if there is only whitespace between two offsets.
  func hasOnlyBlanks(from start: UInt32, to end: UInt32) -> Bool {
    bytes[Int(start)..<Int(end)].allSatisfy(Self.isBlank)
  }

  /// Returns true if a comment begins between two offsets, in code without string literals.
  func hasComment(from start: UInt32, to end: UInt32) -> Bool {
    (Int(start)..<Int(end)).contains { begins("//", at: $0) || begins("/*", at: $0) }
  }

  /// Returns the end of a name or keyword that begins at an offset.
  func endOfName(at offset: UInt32) -> UInt32 {
    let rest = bytes[min(Int(offset), bytes.count)...]
    return offset + UInt32(rest.prefix(while: Self.isOfName).count)
  }

  /// Returns the range of a word, including the whitespace that its removal would leave behind: the
  /// spaces after the word, or its entire line if the line contains nothing else.
  func wholePiece(from start: UInt32, to end: UInt32) -> Range<UInt32> {
    var (first, last) = (Int(start), Int(end))
    while last < bytes.count, Self.isSpace(bytes[last]) { last += 1 }
    guard last == bytes.count || Self.endsLine(bytes[last]) else { return start..<UInt32(last) }
    // Nothing follows on the word's line. If something precedes the word, the line break stays.
    while first > 0, Self.isSpace(bytes[first - 1]) { first -= 1 }
    guard first == 0 || Self.endsLine(bytes[first - 1]) else { return UInt32(first)..<UInt32(last) }
    while last < bytes.count, Self.isBlank(bytes[last]) { last += 1 }
    return start..<UInt32(last)
  }

  /// Returns the end of a block comment. Block comments can be nested.
  private func end(ofCommentAt start: Int) -> Int {
    var (place, depth) = (start, 0)
    repeat {
      if begins("/*", at: place) {
        depth += 1
        place += 2
      } else if begins("*/", at: place) {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    return min(place, bytes.count)
  }

  private func begins(_ mark: StaticString, at place: Int) -> Bool {
    let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return bytes[place...].starts(with: mark)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || endsLine(byte) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
