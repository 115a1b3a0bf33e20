extension Parser {
  /// Where a declaration or a statement stands.
  enum Place {
    case file, code, members
    /// Cases of a `switch`, as they stand in an `#if`.
    case cases
    /// Attributes, as they stand in an `#if`.
    case attributes
    /// Accessors, as they stand in an `#if`.
    case accessors
    /// Steps of a chain, as they stand in an `#if`.
    case steps
  }

  /// Whether a declaration begins here.
  var isAtDeclaration: Bool {
    switch kind {
    case .at: peek().kind == .identifier
    case .identifier:
      keyword != .none && (isDeclarationKeyword(index) || isAtModifier(index))
    default: false
    }
  }

  /// Whether the word at an index says which declaration this is, or is a modifier that is nothing else.
  func isDeclarationKeyword(_ index: Int) -> Bool {
    switch tokens[index].keyword {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .private, .fileprivate,
      .internal, .public, .static:
      true
    case .case, .`init`: true
    case .actor, .macro:
      tokens[index + 1].kind == .identifier && !tokens[index + 1].startsLine
        && (!tokens[index + 1].keyword.isReserved)
    default: false
    }
  }

  mutating func declaration(in place: Place) {
    nested { $0.declarationHere(in: place) }
  }

  private mutating func declarationHere(in place: Place) {
    let node = open(.unexpected)
    attributesAndModifiers()
    switch keyword {
    case .import: importDeclaration(node)
    case .class: typeDeclaration(node, .classDeclaration)
    case .struct: typeDeclaration(node, .structDeclaration)
    case .enum: typeDeclaration(node, .enumDeclaration)
    case .protocol: typeDeclaration(node, .protocolDeclaration)
    case .actor: typeDeclaration(node, .actorDeclaration)
    case .extension: extensionDeclaration(node)
    case .func: functionDeclaration(node)
    case .`init`: initializerDeclaration(node)
    case .deinit: deinitializerDeclaration(node)
    case .subscript: subscriptDeclaration(node)
    case .let, .var: variableDeclaration(node)
    case .case where place != .code: enumCaseDeclaration(node)
    case .typealias: typealiasDeclaration(node)
    case .associatedtype: associatedtypeDeclaration(node)
    case .operator: operatorDeclaration(node)
    case .precedencegroup: precedenceGroupDeclaration(node)
    case .macro: macroDeclaration(node)
    default:
      // Attributes of what is no declaration: of a closure, or of nothing.
      if kind == .pound, peek().kind == .identifier {
        macroExpansion()
      } else if nodes.count == node + 1, !isAtEnd {
        advance()
      }
    }
    close(node)
  }

  // MARK: Types and their members

  private mutating func importDeclaration(_ node: Int) {
    nodes[node].kind = .importDeclaration
    advance()
    switch keyword {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: leaf(.modifierDetail)
    default: break
    }
    guard kind == .identifier, !token.startsLine else { return }
    let start = Int(token.start)
    advance()
    while kind == .period, !token.startsLine {
      advance()
      if kind == .identifier || kind == .binaryOperator { advance() }
    }
    name(node, from: start, to: Int(lastEnd))
  }

  /// Names a declaration by the word that is here, if it can be a name.
  private mutating func declarationName(_ node: Int) {
    if kind == .identifier, !token.startsLine || !isAtDeclaration { takeName(node) }
  }

  private mutating func typeDeclaration(_ node: Int, _ kind: SyntaxKind) {
    nodes[node].kind = kind
    advance()
    declarationName(node)
    genericParameters()
    inheritance()
    whereRequirements()
    memberBlock()
  }

  private mutating func extensionDeclaration(_ node: Int) {
    nodes[node].kind = .extensionDeclaration
    advance()
    type()
    inheritance()
    whereRequirements()
    memberBlock()
  }

  mutating func genericParameters() {
    guard beginsOperator(UInt8(ascii: "<")) else { return }
    takeOperatorByte()
    while !beginsOperator(UInt8(ascii: ">")), !isAtEnd {
      let node = open(.genericParameter)
      while kind == .at { attribute() }
      if keyword == .each || keyword == .let, peek().kind == .identifier { modifier() }
      guard kind == .identifier else {
        nodes.shorten(to: node)
        break
      }
      takeName(node)
      if isAtOperator("...") { advance() }
      if take(.colon) { type() }
      close(node)
      if !take(.comma) { break }
    }
    whereRequirements()
    if beginsOperator(UInt8(ascii: ">")) { takeOperatorByte() }
  }

  private mutating func inheritance() {
    guard take(.colon) else { return }
    repeat {
      let node = open(.inheritedType)
      type()
      close(node)
    } while take(.comma)
  }

  mutating func whereRequirements() {
    guard take(.where) else { return }
    repeat {
      let node = open(.requirement)
      type()
      if take(.colon) {
        type()
      } else if kind == .equal || isAtOperator("==") {
        nodes[node].traits.insert(.isSameType)
        advance()
        if kind == .integer { leaf(.integerLiteral) } else { type() }
      }
      close(node)
    } while take(.comma)
  }

  private mutating func memberBlock() {
    guard kind == .leftBrace else { return }
    let node = open(.memberBlock)
    advance()
    outsideOfExpressions { $0.items(in: .members) }
    closeBracket(.rightBrace)
    close(node)
  }

  /// Reads what stands between braces, where no rule of an expression around it holds.
  mutating func outsideOfExpressions(_ read: (inout Parser) -> Void) {
    let former = (bodyFollows, stopsAtEqual, stopsAtLine)
    (bodyFollows, stopsAtEqual, stopsAtLine) = (false, false, false)
    read(&self)
    (bodyFollows, stopsAtEqual, stopsAtLine) = former
  }

  // MARK: Functions

  private mutating func functionDeclaration(_ node: Int) {
    nodes[node].kind = .functionDeclaration
    advance()
    functionName(node)
    genericParameters()
    signature(node)
    whereRequirements()
    if kind == .leftBrace { codeBlock() }
  }

  /// A name, or an operator, from which the `<` of generic parameters is cut.
  private mutating func functionName(_ node: Int) {
    switch kind {
    case .identifier: takeName(node)
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation,
      .infixQuestion, .postfixQuestion, .equal, .arrow, .regex:
      if token.end - token.start > 1, bytes[Int(token.end) - 1] == UInt8(ascii: "<"),
        peek().kind == .identifier
      {
        let whole = token
        name(node, from: Int(whole.start), to: Int(whole.end) - 1)
        lastEnd = whole.end - 1
        splits.append((index, whole))
        tokens[index].start = whole.end - 1
        tokens[index].flags = []
      } else {
        takeName(node)
      }
    default: break
    }
  }

  private mutating func signature(_ node: Int) {
    if kind == .leftParenthesis { parameters() }
    effects(node)
    if kind == .arrow {
      let result = open(.result)
      advance()
      type()
      close(result)
    }
  }

  mutating func parameters() {
    advance()
    outsideOfExpressions { parser in
      while parser.kind != .rightParenthesis, !parser.isAtEnd {
        let before = parser.index
        parser.parameter()
        if !parser.take(.comma), parser.kind != .rightParenthesis || parser.index == before {
          break
        }
      }
      parser.closeBracket(.rightParenthesis)
    }
  }

  private mutating func parameter() {
    let node = open(.parameter)
    while true {
      if kind == .at {
        attribute()
      } else if isParameterModifier {
        modifier()
      } else {
        break
      }
    }
    if kind == .identifier {
      if peek().kind == .identifier, peek(2).kind == .colon { leaf(.label) }
      if peek().kind == .colon { takeName(node) }
    }
    _ = take(.colon)
    if kind != .rightParenthesis, kind != .comma { type() }
    if isAtOperator("...") {
      advance()
      nodes[node].traits.insert(.isVariadic)
    }
    if take(.equal) { expression() }
    close(node)
  }

  private var isParameterModifier: Bool {
    switch keyword {
    case .isolated, ._const, .sending, .borrowing, .consuming, .inout, .__owned, .__shared:
      peek().kind == .identifier && peek().keyword != .none && peek(2).kind == .identifier
        && peek(3).kind == .colon
    default: false
    }
  }

  private mutating func initializerDeclaration(_ node: Int) {
    nodes[node].kind = .initializerDeclaration
    takeName(node)
    if kind == .postfixQuestion || kind == .exclamation {
      nodes[node].traits.insert(.isFailable)
      advance()
    }
    genericParameters()
    signature(node)
    whereRequirements()
    if kind == .leftBrace { codeBlock() }
  }

  private mutating func deinitializerDeclaration(_ node: Int) {
    nodes[node].kind = .deinitializerDeclaration
    takeName(node)
    effects(node)
    if kind == .leftBrace { codeBlock() }
  }

  private mutating func subscriptDeclaration(_ node: Int) {
    nodes[node].kind = .subscriptDeclaration
    takeName(node)
    genericParameters()
    signature(node)
    whereRequirements()
    if kind == .leftBrace { accessors() }
  }

  // MARK: Variables

  private mutating func variableDeclaration(_ node: Int) {
    nodes[node].kind = .variableDeclaration
    if keyword == .let { nodes[node].traits.insert(.isConstant) }
    advance()
    repeat {
      let binding = open(.binding)
      if kind == .identifier, keyword == .underscore || !keyword.isReserved || keyword == .self {
        if keyword == .underscore { pattern() } else { takeName(binding) }
      } else {
        pattern()
      }
      if take(.colon) { type() }
      if take(.equal) { expression() }
      if kind == .leftBrace { accessors() }
      close(binding)
    } while take(.comma)
  }

  /// The accessors of a variable or a subscript, or the body of the only one.
  private mutating func accessors() {
    guard isAccessor(index + 1) || peek().kind == .rightBrace || peek().kind == .poundIf else {
      codeBlock()
      return
    }
    if peek().kind == .poundIf, !isAccessor(end(ofConditionLine: index + 1)) {
      codeBlock()
      return
    }
    advance()
    outsideOfExpressions { parser in
      while parser.kind != .rightBrace, !parser.isAtEnd {
        if parser.isAccessor(parser.index) {
          parser.accessor()
        } else if parser.kind == .poundIf {
          parser.ifConfig(in: .accessors)
        } else if parser.isEndOfCondition {
          break
        } else {
          parser.takeUnexpected()
        }
      }
      parser.closeBracket(.rightBrace)
    }
  }

  /// Whether an accessor begins with the word at an index.
  mutating func isAccessor(_ start: Int) -> Bool {
    var index = end(ofAttributes: start)
    for _ in 0..<Self.farthestLook {
      switch tokens[index].keyword {
      case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated:
        index += 1
      default: return isAccessorKeyword(index)
      }
    }
    return false
  }

  private func isAccessorKeyword(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier else { return false }
    switch token.keyword {
    case .get, .set, .willSet, .didSet, .unsafeAddress, ._read, ._modify, .`init`: return true
    case .read, .modify, .borrow, .mutate:
      switch tokens[index + 1].kind {
      case .leftBrace: return true
      case .rightBrace:
        // `mutate` follows `borrow`; alone it is a value that a body gives back.
        return token.keyword == .borrow
          || token.keyword == .mutate && tokens[index - 1].kind != .leftBrace
      case .identifier: return isAccessorKeyword(index + 1)
      default: return false
      }
    default: return isText(token, "unsafeMutableAddress")
    }
  }

  mutating func accessor() {
    let node = open(.accessor)
    while kind == .at { attribute() }
    while !isAccessorKeyword(index), kind == .identifier { modifier() }
    takeName(node)
    if kind == .leftParenthesis, !token.startsLine {
      advance()
      if kind == .identifier { leaf(.label) }
      closeBracket(.rightParenthesis)
    }
    effects(node)
    if kind == .leftBrace { codeBlock() }
    close(node)
  }

  // MARK: The rest

  private mutating func enumCaseDeclaration(_ node: Int) {
    nodes[node].kind = .enumCaseDeclaration
    advance()
    repeat {
      guard kind == .identifier else { break }
      let element = open(.enumElement)
      takeName(element)
      if kind == .leftParenthesis {
        advance()
        while kind != .rightParenthesis, !isAtEnd {
          let before = index
          tupleTypeElement()
          if !take(.comma), kind != .rightParenthesis || index == before { break }
        }
        closeBracket(.rightParenthesis)
      }
      if take(.equal) { expression() }
      close(element)
    } while take(.comma)
  }

  private mutating func typealiasDeclaration(_ node: Int) {
    nodes[node].kind = .typealiasDeclaration
    advance()
    declarationName(node)
    genericParameters()
    if take(.equal) { type() }
    whereRequirements()
  }

  private mutating func associatedtypeDeclaration(_ node: Int) {
    nodes[node].kind = .associatedtypeDeclaration
    advance()
    declarationName(node)
    inheritance()
    if take(.equal) { type() }
    whereRequirements()
  }

  private mutating func operatorDeclaration(_ node: Int) {
    nodes[node].kind = .operatorDeclaration
    advance()
    if !token.startsLine { takeName(node) }
    if take(.colon) {
      while kind == .identifier, !token.startsLine {
        advance()
        if !take(.comma) { break }
      }
    }
    if kind == .leftBrace { takeBalanced() }
  }

  private mutating func precedenceGroupDeclaration(_ node: Int) {
    nodes[node].kind = .precedenceGroupDeclaration
    advance()
    declarationName(node)
    if kind == .leftBrace { takeBalanced() }
  }

  private mutating func macroDeclaration(_ node: Int) {
    nodes[node].kind = .macroDeclaration
    advance()
    declarationName(node)
    genericParameters()
    signature(node)
    if take(.equal) { expression() }
    whereRequirements()
  }
}
