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

  /// Whether the `{` here is a closure that belongs to what precedes it.
  mutating func isTrailingClosure() -> Bool {
    if isObserver() { return false }
    guard bodyFollows else {
      // The cases of a `switch`.
      return !isCaseLabel(index + 1) || tokens[index + 1].kind == .at
    }
    if token.startsLine { return false }
    // What follows its end shows whether the body is still to come.
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

  /// Whether the `{` here begins the observers of a variable.
  private mutating func isObserver() -> Bool {
    let look = end(ofAttributes: index + 1)
    switch tokens[look].keyword {
    case .willSet, .didSet: return tokens[look].kind == .identifier
    default: return false
    }
  }
}
