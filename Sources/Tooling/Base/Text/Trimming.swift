extension StringProtocol {
  /// The text with its lines one after the other, a space between them.
  package var onOneLine: String {
    split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
  }

  /// The text without white space at either end.
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  /// The text without spaces at its end.
  package var withoutTrailingSpaces: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
