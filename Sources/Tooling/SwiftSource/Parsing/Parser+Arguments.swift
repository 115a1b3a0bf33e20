extension Parser {
  mutating func argumentList(closedBy end: TokenKind) {
    advance()
    outsideOfExpressions { $0.elements(closedBy: end) { $0.argument() } }
  }

  private mutating func argument() {
    let node = open(.argument)
    if kind == .identifier, peek().kind == .colon {
      takeName(node)
      advance()
    }
    if kind == .comma || kind == .rightParenthesis || kind == .rightBracket {
      missing(.missingExpression)
    } else {
      expression()
    }
    close(node)
  }

  mutating func trailingClosures() {
    guard kind == .leftBrace, isTrailingClosure() else { return }
    let first = open(.trailingClosure)
    closure()
    close(first)
    while kind == .identifier, peek().kind == .colon, peek(2).kind == .leftBrace,
      keyword != .default
    {
      let node = open(.trailingClosure)
      takeName(node)
      advance()
      closure()
      close(node)
    }
  }

  /// Returns true if the `{` here begins a trailing closure of the expression before it.
  mutating func isTrailingClosure() -> Bool {
    if isObserver() { return false }
    guard bodyFollows else {
      // Before a case label, the brace begins the body of a `switch`.
      return !isCaseLabel(index + 1) || tokens[index + 1].kind == .at
    }
    if token.startsLine { return false }
    // The token after the closing brace shows whether another brace begins the body.
    let next = tokens[end(ofBalanced: index)]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .identifier:
      switch next.keyword {
      case .where: return true
      case .is, .as: return !next.startsLine
      default: return false
      }
    case .leftParenthesis, .leftBracket, .period, .infixQuestion, .postfixQuestion, .exclamation,
      .colon, .equal, .binaryOperator, .postfixOperator:
      return !next.startsLine
    default: return false
    }
  }

  /// Returns true if the `{` here begins the observers of a variable.
  private mutating func isObserver() -> Bool {
    let look = end(ofAttributes: index + 1)
    switch tokens[look].keyword {
    case .willSet, .didSet: return tokens[look].kind == .identifier
    default: return false
    }
  }
}
