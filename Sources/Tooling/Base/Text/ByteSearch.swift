extension String {
  /// Returns the first place where a text is in this one, compared by bytes. Faster than a search by characters.
  package func firstBytes(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns true if a text is in this one.
  package func hasBytes(of text: String) -> Bool { firstBytes(of: text) != nil }
}
