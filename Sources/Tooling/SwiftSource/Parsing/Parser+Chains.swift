extension Parser {
  /// A value, and the steps from it.
  mutating func postfix() {
    let first = nodes.count
    let operand = index
    primary()
    // Nothing was there to go on from.
    if index == operand { return }
    guard isAtStep(behind: first) else { return }
    wrap(.chain, from: first)
    step()
    steps()
    close(first)
  }

  /// Steps that follow another, or the line of an `#if`.
  mutating func steps() {
    while isAtStep() { step() }
  }

  /// - Parameter first: what the chain begins with, if no step was taken from it yet
  private mutating func isAtStep(behind first: Int? = nil) -> Bool {
    if stopsAtLine, token.startsLine { return false }
    switch kind {
    case .leftParenthesis, .leftBracket: return !token.startsLine
    case .leftBrace:
      if let first, cannotBeCalled(first) { return false }
      // Behind a closure of the call before, one on a line of its own is a statement.
      if token.startsLine, tokens[index - 1].kind == .rightBrace, first == nil { return false }
      return isTrailingClosure()
    case .period, .postfixQuestion, .exclamation, .postfixOperator: return true
    case .poundIf: return isConditionOfSteps
    default: return false
    }
  }

  /// Whether this cannot have a closure behind it, as a literal cannot.
  private func cannotBeCalled(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral,
      .regexLiteral, .arrayLiteral, .dictionaryLiteral:
      true
    default: false
    }
  }

  /// Whether an `#if` contains steps of the chain before it.
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

  /// Names a piece by the name of a value, with the module before it, and the generic arguments and labels
  /// after it.
  mutating func takeValueName(_ node: Int) {
    skipModule()
    takeName(node)
    genericArgumentsOfValue()
    argumentNames()
  }

  /// `<A, B>` behind the name of a value, where it is not two comparisons.
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

  /// `(a:b:)` behind the name of a function.
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
