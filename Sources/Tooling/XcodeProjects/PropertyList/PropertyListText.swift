import AdderBase

/// Encoding and decoding of strings in a property list.
enum PropertyListText {
  /// Returns true if the parser accepts this byte in an unquoted string.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Returns a string as Xcode writes it: quoted only if necessary.
  ///
  /// Xcode quotes more strings than parsing requires: those with `-` or `:`, with two slashes,
  /// which could be a comment, or with three underscores, which could be a template placeholder.
  static func written(_ text: String, alwaysQuoted: Bool = false) -> String {
    let isPlain =
      !alwaysQuoted && !text.isEmpty && !has("//", in: text) && !has("___", in: text)
      && text.utf8.allSatisfy {
        Self.isPlain($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":")
      }
    if isPlain { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars { quoted += escaped(scalar) }
    return quoted + "\""
  }

  private static func has(_ part: StaticString, in text: String) -> Bool {
    let count = part.utf8CodeUnitCount
    let sign = part.utf8Start.pointee
    var found = 0
    for byte in text.utf8 {
      found = byte == sign ? found + 1 : 0
      if found == count { return true }
    }
    return false
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case "\u{7}": return "\\a"
    case "\u{8}": return "\\b"
    case "\u{B}": return "\\v"
    case "\u{C}": return "\\f"
    case "\0"..<" ":
      return "\\U" + scalar.value.hexadecimal(digits: 4)
    default: return String(scalar)
    }
  }

  /// Returns the text of a quoted string, given the bytes between its quotation marks.
  static func unescaped(_ raw: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch sign {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "U"): bytes += utf16(&rest)
      case UInt8(ascii: "0")...UInt8(ascii: "7"): bytes += octal(sign, &rest)
      default: bytes.append(sign)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads up to four hexadecimal digits after `\U`, and the second half of a surrogate pair, and
  /// returns the character in UTF-8.
  private static func utf16(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var units = [unit(&rest)]
    if UTF16.isLeadSurrogate(units[0]), rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "U")]) {
      rest.removeFirst(2)
      units.append(unit(&rest))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = rest.prefix(4).prefix(while: \.isHexDigit)
    rest.removeFirst(digits.count)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
  }

  /// Reads up to three octal digits and returns the character in UTF-8. The digits represent a byte
  /// in NeXT's encoding, of which only the ASCII part is decoded correctly.
  private static func octal(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let others = rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    rest.removeFirst(others.count)
    let value = ([first] + others).reduce(0) { $0 * 8 + Int($1 - UInt8(ascii: "0")) }
    let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: value))
    return Array(String(scalar).utf8)
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// True for a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
