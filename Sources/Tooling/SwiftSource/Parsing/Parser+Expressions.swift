extension Parser {
  /// An expression with all its operators.
  mutating func expression() {
    nested { $0.sequence() }
  }

  private mutating func sequence() {
    let first = nodes.count
    operand()
    guard isAtInfix() else { return }
    wrap(.sequence, from: first)
    while isAtInfix() {
      let needsOperand = infix()
      if needsOperand { operand() }
    }
    close(first)
  }

  /// Whether an operator stands here that goes on with the expression.
  private mutating func isAtInfix() -> Bool {
    if stopsAtLine, token.startsLine { return false }
    switch kind {
    case .binaryOperator, .infixQuestion: return true
    case .arrow: return true
    case .equal: return !stopsAtEqual
    case .identifier:
      switch keyword {
      case .is, .as: return true
      case .async, .throws, .rethrows: return isAtArrow(index)
      default: return false
      }
    default: return false
    }
  }

  /// - Returns: Whether an operand follows.
  private mutating func infix() -> Bool {
    switch kind {
    case .equal:
      let node = open(.assignment)
      advance()
      close(node)
    case .infixQuestion:
      let node = open(.ternary)
      advance()
      let former = (stopsAtEqual, bodyFollows)
      stopsAtEqual = false
      expression()
      (stopsAtEqual, bodyFollows) = former
      _ = take(.colon)
      close(node)
    case .identifier where keyword == .is || keyword == .as:
      let node = open(.cast)
      let start = Int(token.start)
      advance()
      if kind == .postfixQuestion || kind == .exclamation { advance() }
      name(node, from: start, to: Int(lastEnd))
      type()
      close(node)
      return false
    case .identifier:
      let node = open(.binaryOperator)
      effects(node)
      if kind == .arrow { takeName(node) }
      close(node)
    default: leaf(.binaryOperator)
    }
    return true
  }

  private mutating func operand() {
    nested { $0.operandHere() }
  }

  mutating func operandHere() {
    if kind == .identifier, keyword != .none {
      switch keyword {
      case .try:
        let node = open(.effect)
        let start = Int(token.start)
        advance()
        if kind == .postfixQuestion || kind == .exclamation { advance() }
        name(node, from: start, to: Int(lastEnd))
        operand()
        close(node)
        return
      case .await, .unsafe, .consume, .copy, .borrow, .each:
        if isEffect {
          let node = open(.effect)
          takeName(node)
          operand()
          close(node)
          return
        }
      case .repeat:
        let node = open(.effect)
        takeName(node)
        operand()
        close(node)
        return
      case .any, .some:
        if peek().kind == .identifier, !peek().startsLine,
          !peek().keyword.isReserved || peek().keyword == .Any
        {
          let node = open(.typeExpression)
          type()
          close(node)
          return
        }
      case .if: return ifStatement()
      case .switch: return switchStatement()
      default: break
      }
    }
    unary()
  }

  /// Whether a word like `await` stands in front of an expression, and is not a name.
  private var isEffect: Bool {
    let next = peek()
    if next.startsLine { return false }
    switch next.kind {
    case .identifier:
      switch next.keyword {
      case .as, .is, .in, .where, .else: return false
      default:
        // `copy value`, but not a name in front of a label.
        return keyword == .await || keyword == .unsafe || peek(2).kind != .colon
      }
    case .leftParenthesis, .leftBracket:
      return keyword == .await ? true : keyword == .unsafe && next.isApart
    case .stringOpen, .integer, .float, .prefixOperator, .pound, .backslash, .prefixAmpersand:
      return keyword == .await || keyword == .unsafe
    case .period: return keyword == .await && next.isApart
    case .leftBrace: return keyword == .await && !bodyFollows
    default: return false
    }
  }

  private mutating func unary() {
    switch kind {
    case .prefixAmpersand:
      let node = open(.inoutExpression)
      advance()
      unaryNested()
      close(node)
    case .prefixOperator:
      // An operator that is passed on as a function.
      if isEndOfArgument(peek()) { return leaf(.identifier) }
      let node = open(.prefixOperator)
      takeName(node)
      unaryNested()
      close(node)
    case .binaryOperator, .postfixOperator:
      if isEndOfArgument(peek()) { leaf(.identifier) } else { missingExpression() }
    case .equal where isEndOfArgument(peek()): leaf(.identifier)
    case .backslash: keyPath()
    default: postfix()
    }
  }

  private mutating func unaryNested() {
    nested { $0.unary() }
  }

  func isEndOfArgument(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .rightParenthesis, .rightBracket: true
    default: false
    }
  }

  mutating func missingExpression() {
    let node = open(.missingExpression)
    close(node)
  }
}
