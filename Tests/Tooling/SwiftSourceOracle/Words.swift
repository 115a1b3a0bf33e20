/// The words of a file in a form that does not depend on who cut them.
enum Words {
  private static let operatorCharacters = Set("/=-+*%<>!&|^~.?\\(#\"".utf8)

  /// Whether an attribute's arguments are read as expressions. Those of the compiler's own attributes are not:
  /// each of these has its own syntax.
  static func hasExpressions(attribute name: String) -> Bool {
    name.first.map { $0.isUppercase } ?? false
  }

  /// Operators one character at a time, since the parser decides where one ends; so are the ends of strings
  /// and of interpolations.
  static func normal(_ tokens: [Mark], _ text: [UInt8]) -> [Mark] {
    tokens.flatMap { token -> [Mark] in
      let bytes = text[token.start..<token.end]
      // `#available(iOS 13.0, *)` is four words to the one and six to the other.
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
