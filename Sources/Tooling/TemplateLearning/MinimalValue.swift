/// The simplest value of a type, for functions and properties whose own code is left out.
enum MinimalValue {
  private static let known = [
    "Bool": "false", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0",
    "String": "\"\"", "some View": "EmptyView()",
  ]

  /// - Returns: `nil` if nothing is known about the type.
  static func code(for type: some StringProtocol) -> String? {
    let type = String(type).onOneLine
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    return known[type]
  }

  /// Returns true if a type in brackets has a colon that is in no other brackets.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }
}

extension CodePiece {
  /// The property with the simplest value in place of its own code; `nil` for anything else than a computed property.
  var withMinimalValue: CodePiece? {
    guard case .text(let text) = content, family.hasPrefix("var "),
      let brace = text.firstIndex(of: "{"), !text[..<brace].contains("="),
      !["didSet", "willSet", "set "].contains(where: text.contains),
      // What a protocol requires has no code.
      !text[brace...].split(whereSeparator: { !$0.isLetter }).allSatisfy({
        ["get", "set"].contains($0)
      }),
      let colon = text[..<brace].firstIndex(of: ":"),
      let value = MinimalValue.code(for: text[text.index(after: colon)..<brace])
    else { return nil }
    var piece = self
    piece.content = .text(text[..<brace] + "{\n\(indent)\(indent)\(value)\n\(indent)}")
    piece.uses = []
    return piece
  }
}
