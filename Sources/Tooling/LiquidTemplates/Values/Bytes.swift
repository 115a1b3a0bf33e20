extension UInt8 {
  /// What Ruby's `\s` matches.
  var isWhitespace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
  /// What Ruby's `strip` removes: white space and the null character.
  var isStripped: Bool { isWhitespace || self == 0 }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var uppercase: UInt8 { isLetter ? self & 0xDF : self }
  var lowercase: UInt8 { isLetter ? self | 0x20 : self }
  /// What Ruby's `\w` matches.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  /// What can stand in a name after its first character.
  var isSegment: Bool { isWord || self == UInt8(ascii: "-") }
  /// Whether the byte begins a character, in UTF-8.
  var beginsCharacter: Bool { self & 0xC0 != 0x80 }
}

extension String {
  init(bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }

  /// Hands over the text as bytes that lie together.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether both texts are the same bytes; `==` also finds two spellings of one letter equal.
  func hasSameBytes(as other: String) -> Bool {
    // Cheap for most pairs: other texts are other bytes, too.
    guard self == other, utf8.count == other.utf8.count else { return false }
    return withBytes { one in other.withBytes { one.elementsEqual($0) } }
  }
}

extension Array where Element == UInt8 {
  @inline(__always)
  mutating func append(_ text: String) {
    text.withBytes { append(contentsOf: $0) }
  }
}

/// Where a text occurs in another: the next place, from a place on.
func position(
  of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from start: Int = 0
) -> Int? {
  guard let first = needle.first else { return start <= text.count ? start : nil }
  var position = start
  let last = text.count - needle.count
  search: while position <= last {
    guard text[position] == first else {
      position += 1
      continue
    }
    for offset in 1..<max(needle.count, 1) where text[position + offset] != needle[offset] {
      position += 1
      continue search
    }
    return position
  }
  return nil
}
