extension Parser {
  /// Reads a value and the steps after it.
  mutating func postfix() {
    let first = nodes.count
    let operand = index
    primary()
    // Without an operand, there can be no steps.
    if index == operand { return }
    guard isAtStep(behind: first) else { return }
    wrap(.chain, from: first)
    step()
    steps()
    close(first)
  }

  /// Reads steps after another step or after the line of an `#if`.
  mutating func steps() {
    while isAtStep() { step() }
  }

  /// - Parameter first: the node that begins the chain, if no step has been read yet.
  private mutating func isAtStep(behind first: Int? = nil) -> Bool {
    if stopsAtLine, token.startsLine { return false }
    switch kind {
    case .leftParenthesis, .leftBracket: return !token.startsLine
    case .leftBrace:
      if let first, cannotBeCalled(first) { return false }
      // After a call's trailing closure, a closure that starts a line is a new statement.
      if token.startsLine, tokens[index - 1].kind == .rightBrace, first == nil { return false }
      return isTrailingClosure()
    case .period, .postfixQuestion, .exclamation, .postfixOperator: return true
    case .poundIf: return isConditionOfSteps
    default: return false
    }
  }

  /// Returns true for a literal, which cannot have a trailing closure.
  private func cannotBeCalled(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral,
      .regexLiteral, .arrayLiteral, .dictionaryLiteral:
      true
    default: false
    }
  }

  /// True if an `#if` contains steps of the chain before it.
  private var isConditionOfSteps: Bool {
    let look = end(ofConditionLines: index)
    return tokens[look].kind == .period && tokens[look + 1].kind == .identifier
  }

  mutating func step() {
    switch kind {
    case .period: memberStep()
    case .leftParenthesis:
      let node = open(.call)
      argumentList(closedBy: .rightParenthesis)
      trailingClosures()
      close(node)
    case .leftBracket:
      let node = open(.subscriptCall)
      argumentList(closedBy: .rightBracket)
      trailingClosures()
      close(node)
    case .leftBrace:
      let node = open(.call)
      trailingClosures()
      close(node)
    case .postfixQuestion: word(.optionalChaining)
    case .exclamation: word(.forceUnwrap)
    case .poundIf: ifConfig(in: .steps)
    default: leaf(.postfixOperator)
    }
  }

  mutating func memberStep() {
    let node = open(.member)
    advance()
    if kind == .identifier || kind == .integer, !token.startsLine || !isAtDeclaration(in: .code) {
      takeValueName(node)
    }
    close(node)
  }

  /// Takes a value's name as the name of a node, with the module before it and with the generic
  /// arguments and labels after it.
  mutating func takeValueName(_ node: Int) {
    skipModule()
    takeName(node)
    genericArgumentsOfValue()
    argumentNames()
  }

  /// Reads `<A, B>` after the name of a value, unless `<` and `>` are comparisons.
  mutating func genericArgumentsOfValue() {
    guard beginsOperator(UInt8(ascii: "<")), token.end - token.start == 1,
      !token.flags.contains(.compares)
    else { return }
    let opening = index
    let isRead = attempt { parser in
      guard parser.genericArguments() else { return false }
      switch parser.kind {
      case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
        .endOfFile, .exclamation, .postfixQuestion, .colon, .interpolationClose, .postfixOperator,
        .stringClose:
        return true
      case .leftParenthesis, .leftBracket: return !parser.token.startsLine
      case .binaryOperator: return parser.isText(parser.token, "&") || !parser.token.isApart
      default: return parser.token.startsLine
      }
    }
    if !isRead { tokens[opening].flags.insert(.compares) }
  }

  /// Reads `(a:b:)` after the name of a function.
  private mutating func argumentNames() {
    guard kind == .leftParenthesis, !token.isApart, peek().kind == .identifier,
      peek(2).kind == .colon
    else { return }
    var look = index + 1
    while tokens[look].kind == .identifier, tokens[look + 1].kind == .colon { look += 2 }
    guard tokens[look].kind == .rightParenthesis else { return }
    advance()
    while kind == .identifier {
      leaf(.label)
      advance()
    }
    advance()
  }
}
