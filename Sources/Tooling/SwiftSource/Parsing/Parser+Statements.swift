extension Parser {
  mutating func statement() {
    nested { $0.statementHere() }
  }

  private mutating func statementHere() {
    guard kind == .identifier else { return expression() }
    switch keyword {
    case .if: ifStatement()
    case .guard: guardStatement()
    case .while: whileStatement()
    case .repeat where peek().kind == .leftBrace: repeatStatement()
    case .for: forStatement()
    case .switch: switchStatement()
    case .do: doStatement()
    case .return: returnStatement(.returnStatement)
    case .throw: returnStatement(.throwStatement)
    case .yield where isOperandOfStatement(peek()): returnStatement(.yieldStatement)
    case .discard where peek().keyword == .self && !peek().startsLine:
      returnStatement(.discardStatement)
    case .break: jumpStatement(.breakStatement)
    case .continue: jumpStatement(.continueStatement)
    case .fallthrough: word(.fallthroughStatement)
    case .defer:
      let node = open(.deferStatement)
      advance()
      codeBlock()
      close(node)
    default:
      if peek().kind == .colon, isLoop(peek(2)) {
        let node = open(.labeledStatement)
        takeName(node)
        advance()
        statement()
        close(node)
        return
      }
      expression()
    }
  }

  private func isLoop(_ token: Token) -> Bool {
    switch token.keyword {
    case .for, .while, .repeat, .if, .switch, .do: true
    default: false
    }
  }

  private func isOperandOfStatement(_ token: Token) -> Bool {
    if token.startsLine { return false }
    switch token.kind {
    case .identifier:
      switch token.keyword {
      case .as, .is, .in: return false
      default: return true
      }
    case .prefixAmpersand, .integer, .float, .stringOpen: return true
    case .leftParenthesis: return token.isApart
    default: return false
    }
  }

  mutating func ifStatement() {
    // A loop rather than recursion, because generated code can contain hundreds of `else if`.
    var nodes: [Int] = []
    while true {
      nodes.append(open(.ifStatement))
      advance()
      conditions()
      codeBlock()
      guard take(.else) else { break }
      if keyword == .if, kind == .identifier { continue }
      codeBlock()
      break
    }
    for node in nodes.reversed() { close(node) }
  }

  private mutating func guardStatement() {
    let node = open(.guardStatement)
    advance()
    conditions()
    _ = take(.else)
    codeBlock()
    close(node)
  }

  private mutating func whileStatement() {
    let node = open(.whileStatement)
    advance()
    conditions()
    codeBlock()
    close(node)
  }

  private mutating func repeatStatement() {
    let node = open(.repeatStatement)
    advance()
    codeBlock()
    if take(.while) { expression() }
    close(node)
  }

  private mutating func conditions() {
    beforeBody { parser in
      guard parser.kind != .leftBrace else { return }
      while true {
        let before = parser.index
        parser.condition()
        if !parser.take(.comma) || parser.index == before || parser.kind == .leftBrace { return }
      }
    }
  }

  private mutating func condition() {
    switch keyword {
    case .let, .var:
      let node = open(.optionalBinding)
      takeBindingWord(node)
      pattern()
      typeAndValue()
      close(node)
    case .case:
      let node = open(.caseCondition)
      advance()
      matchingPattern()
      typeAndValue()
      close(node)
    default:
      if kind == .pound, isText(peek(), "available") || isText(peek(), "unavailable") {
        unreadMacro(.availability)
      } else {
        expression()
      }
    }
  }

  /// Reads the part of a statement before its body.
  mutating func beforeBody(_ read: (inout Parser) -> Void) {
    let former = (bodyFollows, stopsAtEqual)
    (bodyFollows, stopsAtEqual) = (true, false)
    read(&self)
    (bodyFollows, stopsAtEqual) = former
  }

  private mutating func forStatement() {
    let node = open(.forStatement)
    advance()
    if keyword == .try { advance() }
    if keyword == .await, peek().keyword != .in {
      nodes[node].traits.insert(.isAsync)
      advance()
    }
    if keyword == .unsafe, peek().keyword != .in { advance() }
    if take(.case) { matchingPattern() } else { pattern() }
    if take(.colon) { type() }
    if take(.in) {
      beforeBody { parser in
        parser.expression()
        parser.whereClause()
      }
    }
    codeBlock()
    close(node)
  }

  mutating func whereClause() {
    guard keyword == .where else { return }
    let node = open(.whereClause)
    advance()
    expression()
    close(node)
  }

  private mutating func doStatement() {
    let node = open(.doStatement)
    advance()
    effects(node)
    codeBlock()
    while keyword == .catch {
      let clause = open(.catchClause)
      advance()
      if kind != .leftBrace {
        beforeBody { parser in
          repeat {
            parser.caseItem()
          } while parser.take(.comma)
        }
      }
      codeBlock()
      close(clause)
    }
    close(node)
  }

  private mutating func returnStatement(_ kind: SyntaxKind) {
    let node = open(kind)
    advance()
    if beginsReturnedValue { expression() }
    close(node)
  }

  /// True if a value follows `return`, possibly on the next line.
  private var beginsReturnedValue: Bool {
    switch kind {
    case .rightBrace, .semicolon, .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif,
      .rightParenthesis, .comma, .colon, .at, .rightBracket, .interpolationClose:
      return false
    case .identifier:
      switch keyword {
      case .case, .default, .in, .return, .guard, .while, .for, .defer, .break, .continue,
        .fallthrough, .throw, .else, .catch, .where:
        return false
      case .if, .switch, .do: return !token.startsLine
      case .repeat: return peek().kind != .leftBrace
      default:
        return !isAtDeclaration(in: .code) || keyword == .`init`
      }
    default: return true
    }
  }

  private mutating func jumpStatement(_ kind: SyntaxKind) {
    let node = open(kind)
    advance()
    if self.kind == .identifier, !token.startsLine, !keyword.isReserved { takeName(node) }
    close(node)
  }
}
