/// The class of each byte, according to the token that the byte begins, and the scalars that names
/// and operators can contain.
enum Characters {
  enum Class: UInt8 {
    case other, name, digit, `operator`, blank, newline, string, backtick, notASCII, punctuation,
      pound, end
  }

  /// The raw value of each byte's class.
  static let classes: [UInt8] = (0...255).map { byte in
    let kind: Class =
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        .name
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: .blank
      case 0x0A, 0x0D: .newline
      case UInt8(ascii: "\""): .string
      case UInt8(ascii: "`"): .backtick
      case UInt8(ascii: "#"): .pound
      case 0: .end
      case 0x80...: .notASCII
      case let byte where "(){}[],;:@\\".utf8.contains(byte): .punctuation
      case let byte where "/=-+*%<>!&|^~.?".utf8.contains(byte): .operator
      default: .other
      }
    return kind.rawValue
  }

  @inline(__always) static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  @inline(__always) static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Decodes a scalar that is not ASCII.
  /// - Returns: the scalar and its length in bytes, or `nil` if the bytes are not UTF-8.
  static func scalar(_ bytes: UnsafePointer<UInt8>) -> (value: UInt32, length: Int)? {
    let first = UInt32(bytes[0])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else { return nil }
    var value = first & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0x80
    guard value >= smallest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else {
      return nil
    }
    return (value, length)
  }

  /// Returns true if a name can contain this non-ASCII scalar (The Swift Programming Language,
  /// “Lexical Structure”).
  static func canContinueName(_ scalar: UInt32) -> Bool { contains(nameScalars, scalar) }

  static func canBeginName(_ scalar: UInt32) -> Bool {
    canContinueName(scalar) && !contains(combiningScalars, scalar)
  }

  static func canBeginOperator(_ scalar: UInt32) -> Bool { contains(operatorScalars, scalar) }

  static func canContinueOperator(_ scalar: UInt32) -> Bool {
    canBeginOperator(scalar) || contains(combiningScalars, scalar)
      || (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  private static let nameScalars: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD,
    0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD,
    0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  private static let combiningScalars: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorScalars: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
}

extension UInt8 {
  /// True if the byte can be part of a word: a letter, a digit, `_`, or a byte of a non-ASCII
  /// character.
  package var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
