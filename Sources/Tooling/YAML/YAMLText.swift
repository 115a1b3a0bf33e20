import AdderBase

extension String {
  /// The text as a YAML scalar on one line: plain if that is safe, and otherwise in double quotes.
  package var yamlScalar: String {
    let isPlain =
      first?.isLetter == true && !Self.yamlWords.contains(lowercased())
      && unicodeScalars.allSatisfy(Self.isPlain)
      && last != " " && last != ":" && !(utf8.contains(UInt8(ascii: ":")) && contains(": "))
    return isPlain ? self : quoted
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    case _ where scalar.isASCII: plain.contains(scalar)
    default: scalar.properties.isAlphabetic
    }
  }

  /// The characters besides letters that a plain scalar can contain in every context.
  private static let plain = Set("0123456789 ._-/+@:()".unicodeScalars)
  /// The words that would be read as a Boolean or as null.
  private static let yamlWords: Set = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null",
  ]

  private var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.needsEscape:
        quoted += "\\u" + scalar.value.hexadecimal(digits: 4, uppercase: true)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Unicode.Scalar {
  /// True for control characters, and for characters that YAML treats as a line
  /// break or a byte order mark.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
