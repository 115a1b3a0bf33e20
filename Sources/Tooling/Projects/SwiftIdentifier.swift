/// Checks whether strings are Swift identifiers that are valid without backticks.
enum SwiftIdentifier {
  static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (isLetter(first) || first == "_")
      && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDStart && scalar.properties.isAlphabetic
  }
}
