/// Large or small letters, which texts can be written in.
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

  /// The second of the two bytes of a Cyrillic letter, and what the letter becomes: those from
  /// U+0400 to U+045F lie so that arithmetic finds their other case. Others are `nil`.
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

extension String {
  /// The text in large or small letters, as Unicode has them.
  func mapped(to letterCase: LetterCase) -> String {
    mappedQuickly(first: letterCase, rest: letterCase)
      ?? unicodeScalars.map { letterCase.mapped($0) }.joined()
  }

  /// The first character large, the others small.
  var capitalizedOnce: String {
    guard let first = unicodeScalars.first else { return self }
    return mappedQuickly(first: .upper, rest: .lower)
      ?? first.properties.titlecaseMapping
      + String(unicodeScalars.dropFirst()).mapped(to: .lower)
  }

  /// The text when all of its letters are of the usual ones, which take as many bytes in either
  /// case.
  private func mappedQuickly(first: LetterCase, rest: LetterCase) -> String? {
    var isUsual = true
    let text = withBytes { bytes in
      String(ofAtMost: bytes.count) { writer in
        var letterCase = first
        var position = 0
        while position < bytes.count {
          let byte = bytes[position]
          if byte < 0x80 {
            writer.append(letterCase.mapped(byte))
            position += 1
          } else if position + 1 < bytes.count,
            let (lead, second) = letterCase.mappedCyrillic(byte, bytes[position + 1])
          {
            writer.append(lead)
            writer.append(second)
            position += 2
          } else {
            isUsual = false
            writer.cut(to: 0)
            return
          }
          letterCase = rest
        }
      }
    }
    return isUsual ? text : nil
  }
}
