/// The tokens of a file in a form that does not depend on the parser.
enum Words {
  private static let operatorCharacters = Set("/=-+*%<>!&|^~.?\\(#\"".utf8)

  /// Returns true if the arguments of an attribute are parsed as expressions. The arguments of the
  /// compiler's own attributes are not, because each of these attributes has its own syntax.
  static func hasExpressions(attribute name: String) -> Bool {
    name.first.map { $0.isUppercase } ?? false
  }

  /// Returns the tokens in their normal form. Operators and the delimiters of strings and
  /// interpolations are split into single characters, since the parsers disagree about where such a
  /// token ends.
  static func normal(_ tokens: [Mark], _ text: [UInt8]) -> [Mark] {
    tokens.flatMap { token -> [Mark] in
      let bytes = text[token.start..<token.end]
      // In `#available(iOS 13.0, *)` one parser splits
      // `#available` and `13.0`, and the other does not.
      let isPound = bytes.first == UInt8(ascii: "#") && bytes.count > 1
      let isNumber = bytes.first.map { (0x30...0x39).contains($0) } ?? false
      if isPound, bytes.dropFirst().allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) {
        return [
          Mark(kind: "", start: token.start, end: token.start + 1),
          Mark(kind: "", start: token.start + 1, end: token.end),
        ]
      }
      if isNumber {
        var start = token.start
        return bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).flatMap {
          let number = Mark(kind: "", start: start, end: start + $0.count)
          start = number.end + 1
          let dot = Mark(kind: "", start: number.end, end: number.end + 1)
          return number.end < token.end ? [number, dot] : [number]
        }
      }
      if bytes.allSatisfy({ operatorCharacters.contains($0) }) {
        return bytes.indices.map { Mark(kind: "", start: $0, end: $0 + 1) }
      }
      return [Mark(kind: "", start: token.start, end: token.end)]
    }
  }
}
