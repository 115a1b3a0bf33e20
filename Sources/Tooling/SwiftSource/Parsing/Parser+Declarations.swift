extension Parser {
  /// Returns true if a declaration begins here.
  func isAtDeclaration(in place: Place) -> Bool {
    switch kind {
    case .at: peek().kind == .identifier
    case .identifier:
      keyword != .none && (isDeclarationKeyword(index) || isAtModifier(in: place))
    default: false
    }
  }

  /// Returns true if the token at an index is the keyword of a declaration, or a word
  /// that is always a modifier.
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
    attributesAndModifiers(in: place)
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
      // Attributes without a declaration: those of a macro expansion, or a mistake.
      if kind == .pound, peek().kind == .identifier {
        macroExpansion()
      } else if nodes.count == node + 1, !isAtEnd {
        advance()
      }
    }
    close(node)
  }

  private mutating func importDeclaration(_ node: Int) {
    nodes[node].kind = .importDeclaration
    advance()
    switch keyword {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: leaf(.modifierDetail)
    default: break
    }
    guard kind == .identifier, !keyword.isReserved else { return }
    let start = Int(token.start)
    advance()
    while kind == .period, !token.startsLine {
      advance()
      if kind == .identifier || kind == .binaryOperator { advance() }
    }
    name(node, from: start, to: Int(lastEnd))
  }

  /// Takes the token here as the name of a declaration, if it can be a name.
  private mutating func declarationName(_ node: Int) {
    if kind == .identifier, !token.startsLine || !isAtDeclaration(in: .members) { takeName(node) }
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

  private mutating func inheritance() {
    guard take(.colon) else { return }
    repeat {
      let node = open(.inheritedType)
      type()
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

  private mutating func enumCaseDeclaration(_ node: Int) {
    nodes[node].kind = .enumCaseDeclaration
    advance()
    repeat {
      guard kind == .identifier else { break }
      let element = open(.enumElement)
      takeName(element)
      if kind == .leftParenthesis {
        advance()
        elements(closedBy: .rightParenthesis) { $0.tupleTypeElement() }
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
