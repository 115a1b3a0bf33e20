import AdderBase

/// Reads the words of a suppression comment from its beginning to its end.
struct SuppressionWords {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  /// Reads `adder:`, if the comment begins with it and a word follows directly.
  ///
  /// - Returns: the offset of the mark.
  mutating func takeMark() -> Int? {
    // A doc comment has additional comment markers.
    rest = rest.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || Self.isBlank($0) }
    let start = rest.startIndex
    guard rest.starts(with: CommentReader.mark) else { return nil }
    rest = rest.dropFirst(CommentReader.mark.count)
    return rest.first.map(Self.isOfName) == true ? start : nil
  }

  mutating func takeWord() -> String {
    let word = rest.prefix { !Self.isBlank($0) }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  mutating func takeRules() -> [(text: String, start: Int)] {
    var names: [(String, Int)] = []
    while true {
      dropBlanks()
      let name = rest.prefix(while: Self.isOfName)
      guard !name.isEmpty else { return names }
      names.append((String(decoding: name, as: UTF8.self), name.startIndex))
      rest = rest[name.endIndex...]
      dropBlanks()
      guard rest.first == UInt8(ascii: ",") else { return names }
      rest = rest.dropFirst()
    }
  }

  /// Returns the rest of the comment without the separator before it.
  mutating func takeReason() -> String {
    let text = String(decoding: rest, as: UTF8.self)
    rest = []
    return String(text.drop { $0.isWhitespace || ":-–—,.".contains($0) }).trimmed
  }

  private mutating func dropBlanks() { rest = rest.drop(while: Self.isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
