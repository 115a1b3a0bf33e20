import AdderBase

extension String {
  /// The text as YAML reads it back from one line: plain where that is safe, else in double quotes.
  package var yamlScalar: String {
    let isPlain =
      first?.isLetter == true && !Self.yamlWords.contains(lowercased())
      && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || Self.plain.contains($0) }
      && last != " " && last != ":" && !contains(": ")
    return isPlain ? self : quoted
  }

  /// What a plain text may hold beside letters and still be one value in every place.
  private static let plain = Set("0123456789 ._-/+@:()".unicodeScalars)
  /// What would be read as a switch or as nothing.
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
  /// Control characters, and what YAML takes for the end of a line or the beginning of a text.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
