extension Parser {
  mutating func collection() {
    let node = open(.arrayLiteral)
    advance()
    outsideOfExpressions { parser in
      // An empty dictionary: `[:]`.
      if parser.kind == .colon {
        parser.nodes[node].kind = .dictionaryLiteral
        parser.advance()
      }
      parser.elements(closedBy: .rightBracket) { parser in
        parser.expression()
        if parser.take(.colon) {
          parser.nodes[node].kind = .dictionaryLiteral
          parser.expression()
        } else if parser.take(.of) {
          parser.expression()
        }
      }
    }
    close(node)
  }

  mutating func stringLiteral() {
    let node = open(.stringLiteral)
    if token.end - token.start > 1 { nodes[node].traits.insert(.isRaw) }
    advance()
    let text = token
    var isWhole = true
    while kind == .stringText || kind == .interpolationOpen {
      if take(.stringText) { continue }
      isWhole = false
      let interpolation = open(.interpolation)
      argumentList(closedBy: .interpolationClose)
      close(interpolation)
    }
    if isWhole, text.kind == .stringText {
      name(node, from: Int(text.start), to: Int(text.end))
    }
    _ = take(.stringClose)
    close(node)
  }

  mutating func keyPath() {
    let node = open(.keyPath)
    advance()
    if kind != .period, kind == .identifier || kind == .leftParenthesis || kind == .leftBracket {
      let root = nodes.count
      switch kind {
      case .identifier: typeName()
      case .leftParenthesis: tupleType()
      default: collectionType()
      }
      typeRest(root, withMembers: false)
    }
    while keyPathStep() {}
    close(node)
  }

  private mutating func keyPathStep() -> Bool {
    if kind == .period, peek().kind == .identifier || peek().kind == .integer {
      memberStep()
      return true
    }
    if token.isApart { return false }
    switch kind {
    case .postfixQuestion, .exclamation, .leftBracket, .leftParenthesis: step()
    // In `\.[0]` and `\.?.name`, the lexer has read the dots and marks as an operator.
    case .period: advance()
    case .prefixOperator, .binaryOperator, .postfixOperator:
      switch byte(of: token) {
      case UInt8(ascii: "."): takeOperatorByte()
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        let node = open(byte(of: token) == UInt8(ascii: "?") ? .optionalChaining : .forceUnwrap)
        takeOperatorByte()
        close(node)
      default: return false
      }
    default: return false
    }
    return true
  }
}
