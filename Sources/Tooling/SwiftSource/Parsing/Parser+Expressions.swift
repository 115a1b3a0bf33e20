extension Parser {
  /// Reads an expression with all its operators.
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

  /// Returns true if the current token is an operator that continues the expression.
  private mutating func isAtInfix() -> Bool {
    if stopsAtLine, token.startsLine { return false }
    switch kind {
    case .binaryOperator, .infixQuestion, .arrow: return true
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

  /// - Returns: true if an operand must follow.
  private mutating func infix() -> Bool {
    switch kind {
    case .equal: word(.assignment)
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
      takeNameWithMark(node)
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

  private mutating func operandHere() {
    if kind == .identifier, keyword != .none {
      switch keyword {
      case .try, .repeat: return effect()
      case .await, .unsafe, .consume, .copy, .borrow, .each:
        if isEffect { return effect() }
      case .any, .some:
        if peek().kind == .identifier, !peek().startsLine,
          !peek().keyword.isReserved || peek().keyword == .Any
        {
          return typeExpression()
        }
      case .if: return ifStatement()
      case .switch: return switchStatement()
      default: break
      }
    }
    unary()
  }

  /// Reads a word such as `try` or `await`, and its operand.
  private mutating func effect() {
    let node = open(.effect)
    if keyword == .try { takeNameWithMark(node) } else { takeName(node) }
    operand()
    close(node)
  }

  mutating func typeExpression() {
    let node = open(.typeExpression)
    type()
    close(node)
  }

  /// True if a word such as `await` precedes an expression here and is not a name.
  private var isEffect: Bool {
    let next = peek()
    // The operand of `await` can be on the next line, unless a statement begins there.
    if next.startsLine, keyword != .await || next.keyword.isReserved && !next.keyword.beginsOperand
    {
      return false
    }
    switch next.kind {
    case .identifier:
      switch next.keyword {
      case .as, .is, .in, .where, .else: return false
      default:
        // `copy value` is an effect, but before a label, `copy` is a name.
        return keyword == .await || keyword == .unsafe || peek(2).kind != .colon
      }
    case .leftParenthesis, .leftBracket, .period:
      return keyword == .await || keyword == .unsafe && next.isApart
    case .stringOpen, .integer, .float, .prefixOperator, .pound, .backslash, .prefixAmpersand:
      return keyword == .await || keyword == .unsafe
    case .leftBrace: return (keyword == .await || keyword == .unsafe) && !bodyFollows
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
      // An operator that is passed as a function.
      if isEndOfArgument(peek()) { return leaf(.identifier) }
      let node = open(.prefixOperator)
      takeName(node)
      unaryNested()
      close(node)
    case .binaryOperator, .postfixOperator:
      if isEndOfArgument(peek()) { leaf(.identifier) } else { missing(.missingExpression) }
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
}
