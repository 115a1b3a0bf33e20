/// The words of a name in camel case: `didLoadURLList` has four.
package struct NameWords {
  /// With their original case.
  package let spelled: [Substring]

  package init(_ name: some StringProtocol) {
    let name = Substring(name)
    let bytes = name.utf8
    var spelled: [Substring] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      let isGap = bytes[index] == UInt8(ascii: "_")
      if isGap || index > start && Self.begins(at: index, in: bytes) {
        if index > start { spelled.append(name[start..<index]) }
        start = isGap ? next : index
      }
      index = next
    }
    if start < bytes.endIndex { spelled.append(name[start...]) }
    self.spelled = spelled
  }

  /// In lower case.
  package var words: [String] { spelled.map { $0.lowercased() } }

  /// Returns true if a word begins here: at a capital letter after a character that is not a
  /// capital, or at the last of several capital letters, before a lowercase letter.
  private static func begins(
    at index: Substring.UTF8View.Index, in bytes: Substring.UTF8View
  ) -> Bool {
    guard isCapital(bytes[index]) else { return false }
    if !isCapital(bytes[bytes.index(before: index)]) { return true }
    let next = bytes.index(after: index)
    return next < bytes.endIndex && isSmall(bytes[next])
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

extension NameWords {
  /// The name as a variable: `dataDisplayManager`, and `urlList` for `URLList`.
  package var variable: String {
    guard let first = spelled.first else { return "" }
    var rest = ""
    for word in spelled.dropFirst() { rest += word }
    return first.lowercased() + rest.capitalizedFirst
  }

  /// The name in a sentence: `data display manager`. Abbreviations keep their capitals.
  package var sentence: String {
    spelled.map { word in
      Self.isAbbreviation(word) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }

  private static func isAbbreviation(_ word: Substring) -> Bool {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return word.count > 1 && word.allSatisfy(\.isUppercase)
    }
    return word.utf8.count > 1 && word.utf8.allSatisfy(isCapital)
  }
}

extension StringProtocol {
  /// The string with an uppercase first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The string with a lowercase first letter.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
