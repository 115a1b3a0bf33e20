extension Parser {
  /// Reads a pattern that always matches: a name, `_`, or a tuple of these.
  mutating func pattern() {
    nested { $0.patternHere() }
  }

  private mutating func patternHere() {
    switch kind {
    case .identifier:
      switch keyword {
      case .let, .var:
        let node = open(.bindingPattern)
        takeBindingWord(node)
        pattern()
        close(node)
      case .underscore: leaf(.wildcardPattern)
      case .is: typePattern()
      default:
        if keyword.isReserved, keyword != .self { return }
        leaf(.namePattern)
      }
    case .leftParenthesis:
      let node = open(.tuplePattern)
      advance()
      elements(closedBy: .rightParenthesis) { parser in
        if parser.kind == .identifier, parser.peek().kind == .colon {
          parser.leaf(.label)
          parser.advance()
        }
        parser.pattern()
      }
      close(node)
    default: break
    }
  }

  /// Reads a pattern that may not match, as after `case`.
  mutating func matchingPattern() {
    nested { $0.matchingPatternHere() }
  }

  private mutating func matchingPatternHere() {
    switch keyword {
    case .let, .var: bindingPattern()
    case .is: typePattern()
    default:
      let node = open(.expressionPattern)
      let former = stopsAtEqual
      stopsAtEqual = true
      expression()
      stopsAtEqual = former
      close(node)
    }
  }

  /// Reads `is T`.
  mutating func typePattern() {
    let node = open(.isPattern)
    advance()
    type()
    close(node)
  }

  /// Takes `let` or `var`.
  mutating func takeBindingWord(_ node: Int) {
    if keyword == .let { nodes[node].traits.insert(.isConstant) }
    advance()
  }

  /// Reads the type and the value after the pattern of a variable or a condition.
  mutating func typeAndValue() {
    if take(.colon) { type() }
    if take(.equal) { expression() }
  }

  mutating func bindingPattern() {
    let node = open(.bindingPattern)
    takeBindingWord(node)
    if kind == .identifier, !keyword.isReserved || keyword == .self, endsNamePattern(peek()) {
      leaf(.namePattern)
    } else {
      let former = bindsNames
      bindsNames = true
      matchingPattern()
      bindsNames = former
    }
    close(node)
  }

  private func endsNamePattern(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .colon, .rightParenthesis, .rightBracket, .equal, .leftBrace, .endOfFile,
      .semicolon:
      return true
    case .identifier:
      return token.keyword == .where || token.keyword == .in || token.startsLine
    default: return false
    }
  }
}
