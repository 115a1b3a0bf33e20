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

  private mutating func operandHere() {
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

  private func isEndOfArgument(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .rightParenthesis, .rightBracket: true
    default: false
    }
  }

  mutating func missingExpression() {
    let node = open(.missingExpression)
    close(node)
  }

  // MARK: Chains

  private mutating func postfix() {
    let first = nodes.count
    let operand = index
    primary()
    // Nothing was there to go on from.
    if index == operand { return }
    guard isAtStep(behind: first) else { return }
    wrap(.chain, from: first)
    steps(from: first)
    close(first)
  }

  mutating func steps() { steps(from: nil) }

  /// - Parameter first: The chain, if this is not the inside of an `#if`.
  private mutating func steps(from chain: Int?) {
    var isFirst = chain != nil
    while isAtStep(behind: isFirst ? chain.map { $0 + 1 } : nil) {
      isFirst = false
      step()
    }
  }

  private mutating func isAtStep(behind first: Int?) -> Bool {
    if stopsAtLine, token.startsLine { return false }
    switch kind {
    case .period:
      return true
    case .leftParenthesis, .leftBracket: return !token.startsLine
    case .leftBrace:
      if let first, cannotBeCalled(first) { return false }
      // Behind a closure of the call before, one on a line of its own is a statement.
      if token.startsLine, tokens[index - 1].kind == .rightBrace, first == nil { return false }
      return isTrailingClosure()
    case .postfixQuestion, .exclamation, .postfixOperator: return true
    case .poundIf: return isConditionOfSteps
    default: return false
    }
  }

  /// Whether this cannot have a closure behind it, as a literal cannot.
  private func cannotBeCalled(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral,
      .regexLiteral,
      .arrayLiteral, .dictionaryLiteral, .tuple, .closure:
      true
    default: false
    }
  }

  private mutating func step() {
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
    case .postfixQuestion:
      let node = open(.optionalChaining)
      advance()
      close(node)
    case .exclamation:
      let node = open(.forceUnwrap)
      advance()
      close(node)
    case .poundIf: ifConfig(in: .steps)
    default: leaf(.postfixOperator)
    }
  }

  private mutating func memberStep() {
    let node = open(.member)
    advance()
    if kind == .identifier || kind == .integer, !token.startsLine || !isAtDeclaration {
      skipModule()
      takeName(node)
      genericArgumentsOfValue()
      argumentNames()
    }
    close(node)
  }

  /// `<A, B>` behind the name of a value, where it is not two comparisons.
  private mutating func genericArgumentsOfValue() {
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

  // MARK: Arguments

  mutating func argumentList(closedBy end: TokenKind) {
    advance()
    outsideOfExpressions { parser in
      while parser.kind != end, !parser.isAtEnd {
        let before = parser.index
        parser.argument()
        if !parser.take(.comma), parser.kind != end || parser.index == before { break }
      }
      parser.closeBracket(end)
    }
  }

  private mutating func argument() {
    let node = open(.argument)
    if kind == .identifier, peek().kind == .colon {
      takeName(node)
      advance()
    }
    if kind == .comma || kind == .rightParenthesis || kind == .rightBracket {
      missingExpression()
    } else {
      expression()
    }
    close(node)
  }

  private mutating func trailingClosures() {
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

  /// Whether the `{` here is a closure that belongs to what is in front of it.
  private mutating func isTrailingClosure() -> Bool {
    if isObserver() { return false }
    guard bodyFollows else {
      // The cases of a `switch`.
      return !isCaseLabel(index + 1) || tokens[index + 1].kind == .at
    }
    if token.startsLine { return false }
    // What stands behind its end tells whether the body is still to come.
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

  /// Whether an `#if` holds steps of the chain in front of it.
  private var isConditionOfSteps: Bool {
    let look = end(ofConditionLines: index)
    return tokens[look].kind == .period && tokens[look + 1].kind == .identifier
  }

  // MARK: What chains begin with

  private mutating func primary() {
    switch kind {
    case .identifier: namedPrimary()
    case .integer: leaf(.integerLiteral)
    case .float: leaf(.floatLiteral)
    case .stringOpen: stringLiteral()
    case .regex:
      let node = open(.regexLiteral)
      advance()
      close(node)
    case .period:
      let node = open(.implicitMember)
      advance()
      if kind == .identifier || kind == .integer {
        skipModule()
        takeName(node)
        genericArgumentsOfValue()
        argumentNames()
      }
      close(node)
    case .leftParenthesis:
      let node = open(.tuple)
      argumentList(closedBy: .rightParenthesis)
      close(node)
    case .leftBracket: collection()
    case .leftBrace: closure()
    case .pound: macroExpansion()
    case .at:
      // Attributes in front of a type or a closure.
      let node = open(.typeExpression)
      type()
      close(node)
    default: missingExpression()
    }
  }

  private mutating func namedPrimary() {
    switch keyword {
    case .true, .false: leaf(.booleanLiteral)
    case .nil: leaf(.nilLiteral)
    case .let, .var: bindingPattern()
    case .is:
      let node = open(.isPattern)
      advance()
      type()
      close(node)
    case .none, .self, .super, .Self, .Any, .underscore, .`init`: nameOfValue()
    default:
      if keyword.isReserved { missingExpression() } else { nameOfValue() }
    }
  }

  private mutating func nameOfValue() {
    if bindsNames, !keyword.isReserved || keyword == .self, peek().kind != .period,
      peek().kind != .leftParenthesis
    {
      return leaf(.namePattern)
    }
    let node = open(.identifier)
    skipModule()
    takeName(node)
    genericArgumentsOfValue()
    argumentNames()
    close(node)
  }

  private mutating func collection() {
    let node = open(.arrayLiteral)
    advance()
    outsideOfExpressions { parser in
      // An empty dictionary: `[:]`.
      if parser.kind == .colon {
        parser.nodes[node].kind = .dictionaryLiteral
        parser.advance()
      }
      while parser.kind != .rightBracket, !parser.isAtEnd {
        let before = parser.index
        parser.expression()
        if parser.take(.colon) {
          parser.nodes[node].kind = .dictionaryLiteral
          parser.expression()
        } else if parser.take(.of) {
          parser.expression()
        }
        if !parser.take(.comma), parser.kind != .rightBracket || parser.index == before { break }
      }
      parser.closeBracket(.rightBracket)
    }
    close(node)
  }

  /// `#name<A>(…) { … }`.
  mutating func macroExpansion() {
    let node = open(.macroExpansion)
    advance()
    if kind == .identifier, !token.isApart {
      takeName(node)
      genericArgumentsOfValue()
      if kind == .leftParenthesis, !token.startsLine {
        argumentList(closedBy: .rightParenthesis)
      }
      trailingClosures()
    }
    close(node)
  }

  private mutating func keyPath() {
    let node = open(.keyPath)
    advance()
    if kind != .period, kind == .identifier || kind == .leftParenthesis || kind == .leftBracket {
      let root = nodes.count
      switch kind {
      case .identifier: typeName()
      case .leftParenthesis: tupleType()
      default: collectionType()
      }
      typeRest(root, withMembers: false)
    }
    while keyPathStep() {}
    close(node)
  }

  private mutating func keyPathStep() -> Bool {
    if kind == .period, peek().kind == .identifier || peek().kind == .integer {
      memberStep()
      return true
    }
    if token.isApart { return false }
    switch kind {
    case .postfixQuestion, .exclamation, .leftBracket, .leftParenthesis: step()
    // `\.[0]` and `\.?.name`, of which the dots and marks were taken for an operator.
    case .period: advance()
    case .prefixOperator, .binaryOperator, .postfixOperator:
      switch byte(of: token) {
      case UInt8(ascii: "."): takeOperatorByte()
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        let node = open(byte(of: token) == UInt8(ascii: "?") ? .optionalChaining : .forceUnwrap)
        takeOperatorByte()
        close(node)
      default: return false
      }
    default: return false
    }
    return true
  }

  // MARK: Strings

  private mutating func stringLiteral() {
    let node = open(.stringLiteral)
    if token.end - token.start > 1 { nodes[node].traits.insert(.isRaw) }
    advance()
    let text = token
    var isWhole = true
    while true {
      switch kind {
      case .stringText where !token.startsLine || tokens[index - 1].kind != .stringText: advance()
      case .interpolationOpen:
        isWhole = false
        let interpolation = open(.interpolation)
        argumentList(closedBy: .interpolationClose)
        close(interpolation)
        continue
      default: break
      }
      if kind == .interpolationOpen || kind == .stringText, !isAtEnd { continue }
      break
    }
    if isWhole, text.kind == .stringText {
      name(node, from: Int(text.start), to: Int(text.end))
    }
    _ = take(.stringClose)
    close(node)
  }

  // MARK: Closures

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
      parser.items(in: .code)
      while parser.kind != .rightBrace, parser.isCaseLabel(parser.index), !parser.isAtEnd {
        parser.takeUnexpected()
        parser.items(in: .code)
      }
      parser.closeBracket(.rightBrace)
    }
    close(node)
  }

  /// Whether captures and parameters stand here, up to an `in`.
  private mutating func isAtClosureSignature() -> Bool {
    var look = end(ofAttributes: index)
    if tokens[look].kind == .leftBracket { look = end(ofBalanced: look) }
    switch tokens[look].kind {
    case .leftParenthesis: look = end(ofBalanced: look)
    case .identifier where tokens[look].keyword == .in: return true
    case .identifier where isEffectWord(tokens[look].keyword) && !isName(look): break
    case .identifier:
      look += 1
      while tokens[look].kind == .comma, tokens[look + 1].kind == .identifier { look += 2 }
    default: return false
    }
    while tokens[look].kind == .identifier, isEffectWord(tokens[look].keyword) {
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

  private func isEffectWord(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .async, .throws, .rethrows: true
    default: false
    }
  }

  /// Whether a word like `async` names a parameter.
  private func isName(_ look: Int) -> Bool {
    tokens[look + 1].kind == .comma || tokens[look + 1].keyword == .in
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
    if kind == .leftBracket { captures() }
    if kind == .leftParenthesis {
      advance()
      while kind != .rightParenthesis, !isAtEnd {
        let before = index
        closureParameter()
        if !take(.comma), kind != .rightParenthesis || index == before { break }
      }
      closeBracket(.rightParenthesis)
    } else {
      while kind == .identifier, keyword != .in, !isEffectWord(keyword) || isName(index) {
        leaf(.closureParameter)
        if !take(.comma) { break }
      }
    }
    effects(node)
    if kind == .arrow {
      let result = open(.result)
      advance()
      type()
      close(result)
    }
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
    if isAtOperator("...") {
      advance()
      nodes[node].traits.insert(.isVariadic)
    }
    close(node)
  }

  private mutating func captures() {
    advance()
    while kind != .rightBracket, !isAtEnd {
      let node = open(.capture)
      if keyword == .weak || keyword == .unowned,
        peek().kind == .identifier || peek().kind == .leftParenthesis
      {
        modifier()
      }
      if kind == .identifier, peek().kind != .period { takeName(node) } else { expression() }
      if take(.equal) { expression() }
      close(node)
      if !take(.comma) { break }
    }
    closeBracket(.rightBracket)
  }
}
