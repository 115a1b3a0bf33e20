extension UInt8 {
  /// True if Ruby's `\s` matches the byte.
  var isWhitespace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
  /// True if Ruby's `strip` removes the byte: white space or the null character.
  var isStripped: Bool { isWhitespace || self == 0 }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var uppercase: UInt8 { isLetter ? self & 0xDF : self }
  var lowercase: UInt8 { isLetter ? self | 0x20 : self }
  /// True if Ruby's `\w` matches the byte.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  /// True if the byte can occur in a name after the first character.
  var isSegment: Bool { isWord || self == UInt8(ascii: "-") }
  /// True if the byte is the first byte of a UTF-8 character.
  var beginsCharacter: Bool { self & 0xC0 != 0x80 }
}

extension String {
  init(bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }

  /// Calls the body with the string's bytes as contiguous memory.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Returns true if both strings have the same bytes. In contrast, `==` also treats different
  /// encodings of a character as equal.
  func hasSameBytes(as other: String) -> Bool {
    // This is cheap for most pairs: strings that are not equal never have the same bytes.
    guard self == other, utf8.count == other.utf8.count else { return false }
    return withBytes { one in other.withBytes { one.elementsEqual($0) } }
  }
}

extension ArraySlice<UInt8> {
  /// Returns true if the bytes are those of a word.
  func reads(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(self) }
  }
}

extension Array where Element == UInt8 {
  @inline(__always)
  mutating func append(_ text: String) {
    text.withBytes { append(contentsOf: $0) }
  }
}

/// Returns the position of the first occurrence of one string in another, at or after `start`.
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
