/// The simplest value of a type, for functions and properties whose own code is left out.
enum MinimalValue {
  private static let known = [
    "Bool": "false", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "TimeInterval": "0",
    "String": "\"\"", "some View": "EmptyView()",
  ]

  /// The code of what a person has to write. The word is put together, so that this source does not seem to stop itself.
  static let unwritten = ["fatalError", "()"].joined()

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
    computed.flatMap { property in
      MinimalValue.code(for: property.type).map { getter(property.head, returning: $0) }
    }
  }

  /// The member without its own code, for a person to write; `nil` for anything else than a function or a computed
  /// property.
  var unwritten: CodePiece? {
    guard case .function(var function) = content else {
      return computed.map { getter($0.head, returning: MinimalValue.unwritten) }
    }
    guard function.body != nil, family.hasPrefix("func ") else { return nil }
    let code = function.returnsValue ? "\n\(indent)\(indent)\(MinimalValue.unwritten)" : ""
    function.body = FunctionPiece.Body(text: code, statements: [])
    var piece = self
    piece.content = .function(function)
    return piece
  }

  /// What is before the braces of a computed property, and its type.
  private var computed: (head: Substring, type: Substring)? {
    guard case .text(let text) = content, family.hasPrefix("var "),
      let brace = text.firstIndex(of: "{"), !text[..<brace].contains("="),
      !["didSet", "willSet", "set "].contains(where: text.contains),
      // What a protocol requires has no code.
      !text[brace...].split(whereSeparator: { !$0.isLetter }).allSatisfy({
        ["get", "set"].contains($0)
      }),
      let colon = text[..<brace].firstIndex(of: ":")
    else { return nil }
    return (text[..<brace], text[text.index(after: colon)..<brace])
  }

  private func getter(_ head: Substring, returning value: String) -> CodePiece {
    var piece = self
    piece.content = .text(head + "{\n\(indent)\(indent)\(value)\n\(indent)}")
    piece.uses = []
    return piece
  }
}
