extension Parser {
  /// Declarations and statements, up to what ends them.
  mutating func items(in place: Place) {
    while !isAtEnd {
      switch kind {
      case .rightBrace: return
      case .semicolon:
        advance()
        continue
      case .poundElse, .poundElseif, .poundEndif:
        if openConditions > 0 { return }
      case .identifier where place == .code && isCaseLabel(index),
        .at where place == .code && isCaseLabel(index):
        return
      case .poundIf where place == .code && conditionHoldsCases: return
      default: break
      }
      let (before, pieces) = (index, nodes.count)
      item(in: place)
      if index == before {
        nodes.shorten(to: pieces)
        takeUnexpected()
      }
    }
  }

  var isEndOfCondition: Bool {
    switch kind {
    case .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  private mutating func item(in place: Place) {
    switch kind {
    case .poundIf where !conditionHoldsAttributes(): ifConfig(in: place)
    case .poundIf: declaration(in: place)
    case .pound where isText(peek(), "sourceLocation"):
      let node = open(.macroExpansion)
      advance()
      takeName(node)
      if kind == .leftParenthesis { takeBalanced() }
      close(node)
    default:
      if isAtDeclaration, place != .code || keyword != .`init` || peek().kind != .leftParenthesis {
        declaration(in: place)
      } else {
        statement()
      }
    }
  }

  /// What stands between two braces.
  mutating func codeBlock() {
    guard kind == .leftBrace else { return }
    nested { parser in
      let node = parser.open(.codeBlock)
      parser.advance()
      parser.outsideOfExpressions { $0.items(in: .code) }
      // A case outside of a `switch` means nothing.
      while parser.kind != .rightBrace, parser.isCaseLabel(parser.index), !parser.isAtEnd {
        parser.takeUnexpected()
        parser.outsideOfExpressions { $0.items(in: .code) }
      }
      parser.closeBracket(.rightBrace)
      parser.close(node)
    }
  }

  // MARK: Conditions of compilation

  /// The index of the first word behind the line of an `#if`.
  func end(ofConditionLine start: Int) -> Int {
    var index = start + 1
    while !tokens[index].startsLine, tokens[index].kind != .endOfFile { index += 1 }
    return index
  }

  /// The index of the first word that is behind the lines of the `#if` at an index and those it begins with.
  func end(ofConditionLines start: Int) -> Int {
    var look = start
    for _ in 0..<Self.farthestLook {
      guard tokens[look].kind == .poundIf else { break }
      look = end(ofConditionLine: look)
    }
    return look
  }

  private var conditionHoldsCases: Bool {
    isCaseLabel(end(ofConditionLines: index))
  }

  mutating func ifConfig(in place: Place) {
    nested { parser in
      let node = parser.open(.ifConfig)
      parser.openConditions += 1
      while true {
        let clause = parser.open(.ifConfigClause)
        let hasCondition = parser.kind != .poundElse
        parser.advance()
        if hasCondition, !parser.token.startsLine {
          parser.outsideOfExpressions {
            $0.stopsAtLine = true
            $0.expression()
            while !$0.token.startsLine, !$0.isAtEnd { $0.takeUnexpected() }
          }
        }
        parser.ifConfigItems(in: place)
        parser.close(clause)
        guard parser.kind == .poundElse || parser.kind == .poundElseif else { break }
      }
      parser.openConditions -= 1
      _ = parser.take(.poundEndif)
      parser.close(node)
    }
  }

  private mutating func ifConfigItems(in place: Place) {
    switch place {
    case .cases: switchCases()
    case .attributes:
      while !isEndOfCondition, kind == .at { attribute() }
    case .steps: steps()
    case .accessors:
      while isAccessor(index) { accessor() }
    case .file:
      while true {
        items(in: place)
        // A brace that closes nothing.
        guard kind == .rightBrace, !isAtEnd else { break }
        takeUnexpected()
      }
    case .members, .code: items(in: place)
    }
    while !isEndOfCondition, !isAtEnd, kind != .rightBrace { takeUnexpected() }
  }

  // MARK: Statements

  private mutating func statement() {
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
    case .fallthrough:
      let node = open(.fallthroughStatement)
      advance()
      close(node)
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
    // One after the other, since generated code chains hundreds of them.
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

  /// Reads what stands in front of a body.
  mutating func beforeBody(_ read: (inout Parser) -> Void) {
    let former = (bodyFollows, stopsAtEqual)
    (bodyFollows, stopsAtEqual) = (true, false)
    read(&self)
    (bodyFollows, stopsAtEqual) = former
  }

  private mutating func condition() {
    switch keyword {
    case .let, .var:
      let node = open(.optionalBinding)
      if keyword == .let { nodes[node].traits.insert(.isConstant) }
      advance()
      pattern()
      if take(.colon) { type() }
      if take(.equal) { expression() }
      close(node)
    case .case:
      let node = open(.caseCondition)
      advance()
      matchingPattern()
      if take(.colon) { type() }
      if take(.equal) { expression() }
      close(node)
    default:
      if kind == .pound, isText(peek(), "available") || isText(peek(), "unavailable") {
        let node = open(.availability)
        advance()
        takeName(node)
        if kind == .leftParenthesis { takeBalanced() }
        close(node)
      } else {
        expression()
      }
    }
  }

  private mutating func forStatement() {
    let node = open(.forStatement)
    advance()
    if keyword == .try { advance() }
    if keyword == .await, peek().keyword != .in {
      nodes[node].traits.insert(.isAsync)
      advance()
    }
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

  /// Whether a value stands behind `return`, be it on the next line.
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
        return !isAtDeclaration || keyword == .`init`
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

  // MARK: switch

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

  /// Whether `case`, `default` or `@unknown default` stands at an index.
  func isCaseLabel(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .at {
      return tokens[index + 1].kind == .identifier && isText(tokens[index + 1], "unknown")
    }
    guard token.kind == .identifier else { return false }
    return token.keyword == .case
      || token.keyword == .default && tokens[index + 1].kind == .colon
  }

  private mutating func switchCases() {
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

  private mutating func caseItem() {
    let node = open(.caseItem)
    matchingPattern()
    whereClause()
    close(node)
  }

  // MARK: Patterns

  /// A pattern that always fits: a name, `_`, a tuple of them.
  mutating func pattern() {
    nested { $0.patternHere() }
  }

  private mutating func patternHere() {
    switch kind {
    case .identifier:
      switch keyword {
      case .let, .var:
        let node = open(.bindingPattern)
        if keyword == .let { nodes[node].traits.insert(.isConstant) }
        advance()
        pattern()
        close(node)
      case .underscore: leaf(.wildcardPattern)
      case .is:
        let node = open(.isPattern)
        advance()
        type()
        close(node)
      default:
        if keyword.isReserved, keyword != .self { return }
        leaf(.namePattern)
      }
    case .leftParenthesis:
      let node = open(.tuplePattern)
      advance()
      while kind != .rightParenthesis, !isAtEnd {
        let before = index
        if kind == .identifier, peek().kind == .colon {
          leaf(.label)
          advance()
        }
        pattern()
        if !take(.comma), kind != .rightParenthesis || index == before { break }
      }
      closeBracket(.rightParenthesis)
      close(node)
    default: break
    }
  }

  /// A pattern that may fit or not, as behind `case`.
  mutating func matchingPattern() {
    nested { $0.matchingPatternHere() }
  }

  private mutating func matchingPatternHere() {
    switch keyword {
    case .let, .var: bindingPattern()
    case .is:
      let node = open(.isPattern)
      advance()
      type()
      close(node)
    default:
      let node = open(.expressionPattern)
      let former = stopsAtEqual
      stopsAtEqual = true
      expression()
      stopsAtEqual = former
      close(node)
    }
  }

  mutating func bindingPattern() {
    let node = open(.bindingPattern)
    if keyword == .let { nodes[node].traits.insert(.isConstant) }
    advance()
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
