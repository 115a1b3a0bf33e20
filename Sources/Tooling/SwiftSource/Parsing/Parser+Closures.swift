extension Parser {
  mutating func closure() {
    nested { $0.closureHere() }
  }

  private mutating func closureHere() {
    guard kind == .leftBrace else { return }
    let node = open(.closure)
    advance()
    let former = bindsNames
    bindsNames = false
    defer { bindsNames = former }
    outsideOfExpressions { parser in
      if parser.isAtClosureSignature() { parser.closureSignature(node) }
      parser.statements()
    }
    close(node)
  }

  /// Returns true if a closure's captures or parameters begin here, followed by `in`.
  private mutating func isAtClosureSignature() -> Bool {
    var look = end(ofAttributes: index)
    if tokens[look].kind == .leftBracket { look = end(ofBalanced: look) }
    switch tokens[look].kind {
    case .leftParenthesis: look = end(ofBalanced: look)
    case .identifier where tokens[look].keyword == .in: return true
    case .identifier where isThrowing(tokens[look].keyword): break
    case .identifier:
      look += 1
      while tokens[look].kind == .comma, tokens[look + 1].kind == .identifier { look += 2 }
    default: return false
    }
    while tokens[look].keyword == .async || isThrowing(tokens[look].keyword) {
      look += 1
      if tokens[look].kind == .leftParenthesis { look = end(ofBalanced: look) }
    }
    if tokens[look].kind == .arrow {
      look += 1
      while isPartOfType(tokens[look]) {
        look =
          tokens[look].kind == .leftParenthesis || tokens[look].kind == .leftBracket
          ? end(ofBalanced: look) : look + 1
      }
    }
    return tokens[look].kind == .identifier && tokens[look].keyword == .in
  }

  private func isThrowing(_ keyword: Keyword) -> Bool {
    keyword == .throws || keyword == .rethrows
  }

  private func isPartOfType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: token.keyword != .in
    case .period, .leftParenthesis, .leftBracket, .binaryOperator, .prefixOperator,
      .postfixOperator, .postfixQuestion, .exclamation, .arrow, .at, .comma, .prefixAmpersand:
      true
    default: false
    }
  }

  private mutating func closureSignature(_ node: Int) {
    while kind == .at { attribute() }
    if take(.leftBracket) { elements(closedBy: .rightBracket) { $0.capture() } }
    if take(.leftParenthesis) {
      elements(closedBy: .rightParenthesis) { $0.closureParameter() }
    } else {
      // A leading `async` is the name of a parameter.
      while kind == .identifier, keyword != .in, !isThrowing(keyword) {
        leaf(.closureParameter)
        if !take(.comma) { break }
      }
    }
    effectsAndResult(node)
    while keyword != .in, !isAtEnd, kind != .rightBrace { takeUnexpected() }
    _ = take(.in)
  }

  private mutating func closureParameter() {
    let node = open(.closureParameter)
    while kind == .at { attribute() }
    if kind == .identifier {
      if peek().kind == .identifier, peek(2).kind == .colon || isEndOfArgument(peek(2)) {
        leaf(.label)
      }
      takeName(node)
    }
    if take(.colon) { type() }
    takeEllipsis(node)
    close(node)
  }

  private mutating func capture() {
    let node = open(.capture)
    if keyword == .weak || keyword == .unowned,
      peek().kind == .identifier || peek().kind == .leftParenthesis
    {
      modifier()
    }
    if kind == .identifier, peek().kind != .period { takeName(node) } else { expression() }
    if take(.equal) { expression() }
    close(node)
  }
}
