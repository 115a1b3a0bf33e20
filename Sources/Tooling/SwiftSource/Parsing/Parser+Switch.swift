extension Parser {
  mutating func switchStatement() {
    let node = open(.switchStatement)
    advance()
    if kind != .leftBrace { beforeBody { $0.expression() } }
    if take(.leftBrace) {
      outsideOfExpressions { $0.switchCases() }
      closeBracket(.rightBrace)
    }
    close(node)
  }

  /// Returns true if `case`, `default` or `@unknown default` begins at an index.
  func isCaseLabel(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .at {
      return tokens[index + 1].kind == .identifier && isText(tokens[index + 1], "unknown")
    }
    guard token.kind == .identifier else { return false }
    return token.keyword == .case
      || token.keyword == .default && tokens[index + 1].kind == .colon
  }

  mutating func switchCases() {
    while !isAtEnd, kind != .rightBrace, !isEndOfCondition || openConditions == 0 {
      if isCaseLabel(index) {
        switchCase()
      } else if kind == .poundIf {
        ifConfig(in: .cases)
      } else {
        takeUnexpected()
      }
    }
  }

  private mutating func switchCase() {
    nested { $0.switchCaseHere() }
  }

  private mutating func switchCaseHere() {
    let node = open(.switchCase)
    if kind == .at { attribute() }
    if take(.case) {
      repeat {
        let before = index
        caseItem()
        if index == before { break }
      } while take(.comma)
    } else {
      _ = take(.default)
    }
    _ = take(.colon)
    items(in: .code)
    close(node)
  }

  mutating func caseItem() {
    let node = open(.caseItem)
    matchingPattern()
    whereClause()
    close(node)
  }
}
