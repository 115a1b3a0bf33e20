extension StringProtocol {
  /// The lines of the text, trimmed and joined with spaces.
  package var onOneLine: String {
    split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
  }

  /// The text without leading and trailing white space.
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension String {
  /// The text without trailing spaces.
  package var withoutTrailingSpaces: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
