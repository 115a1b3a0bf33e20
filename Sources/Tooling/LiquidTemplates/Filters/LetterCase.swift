/// Upper or lower case.
enum LetterCase {
  case upper, lower

  @inline(__always)
  func mapped(_ byte: UInt8) -> UInt8 {
    switch self {
    case .upper: byte.uppercase
    case .lower: byte.lowercase
    }
  }

  func mapped(_ scalar: Unicode.Scalar) -> String {
    switch self {
    case .upper: scalar.properties.uppercaseMapping
    case .lower: scalar.properties.lowercaseMapping
    }
  }

  /// Returns the two bytes of a Cyrillic letter converted to this letter case, given the letter's
  /// original two bytes. Covers U+0400 to U+045F, where the converted letter can be computed;
  /// returns `nil` for other characters.
  @inline(__always)
  fileprivate func mappedCyrillic(_ lead: UInt8, _ second: UInt8) -> (UInt8, UInt8)? {
    guard lead == 0xD0 || lead == 0xD1 else { return nil }
    let number = UInt16(lead & 1) << 6 | UInt16(second & 0x3F)
    let mapped: UInt16
    switch (self, number) {
    case (.upper, 0x30...0x4F): mapped = number - 0x20
    case (.upper, 0x50...0x5F): mapped = number - 0x50
    case (.lower, 0x10...0x2F): mapped = number + 0x20
    case (.lower, 0x00...0x0F): mapped = number + 0x50
    case (_, ...0x5F): mapped = number
    default: return nil
    }
    return (0xD0 | UInt8(mapped >> 6), 0x80 | UInt8(mapped & 0x3F))
  }
}

extension TextBuffer {
  /// Appends text in upper or lower case, according to Unicode's rules.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, in letterCase: LetterCase) {
    append(text, first: letterCase, rest: letterCase)
  }

  /// Appends text with its first character in upper case and the others in lower case.
  mutating func appendCapitalized(_ text: UnsafeBufferPointer<UInt8>) {
    append(text, first: .upper, rest: .lower)
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, first: LetterCase, rest: LetterCase
  ) {
    var letterCase = first
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        append(letterCase.mapped(byte))
        position += 1
      } else if position + 1 < text.count,
        let (lead, second) = letterCase.mappedCyrillic(byte, text[position + 1])
      {
        append(lead)
        append(second)
        position += 2
      } else {
        var end = position + 1
        while end < text.count, !text[end].beginsCharacter { end += 1 }
        let character = String(bytes: text[position..<end])
        for scalar in character.unicodeScalars {
          let isTitle = position == 0 && letterCase != rest
          append(isTitle ? scalar.properties.titlecaseMapping : letterCase.mapped(scalar))
        }
        position = end
      }
      letterCase = rest
    }
  }
}
