extension Parser {
  /// Reads a complete type.
  mutating func type() {
    nested { $0.typeHere() }
  }

  private mutating func typeHere() {
    if kind == .at || isAtTypeSpecifier {
      let node = open(.attributedType)
      while true {
        if kind == .at {
          attribute(inType: true)
        } else if isAtTypeSpecifier {
          modifier()
        } else {
          break
        }
      }
      type()
      close(node)
      return
    }
    switch keyword {
    case .some where isTypeStart(peek()), .any where isTypeStart(peek()):
      let node = open(.constrainedType)
      takeName(node)
      type()
      close(node)
    case .each where isTypeStart(peek()), .repeat:
      let node = open(.prefixedType)
      takeName(node)
      type()
      close(node)
    default:
      let first = nodes.count
      typeOperand()
      guard isAtOperator("&") else { return }
      wrap(.compositionType, from: first)
      while isAtOperator("&") {
        advance()
        typeOperand()
      }
      close(first)
    }
  }

  private var isAtTypeSpecifier: Bool {
    switch keyword {
    case .inout: true
    case .nonisolated where peek().kind == .leftParenthesis: peek(2).keyword == .nonsending
    case .borrowing, .consuming, .isolated, .nonisolated, .sending, .__owned, .__shared, ._const:
      isTypeStart(peek()) && !peek().startsLine
    default: false
    }
  }

  func isTypeStart(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: token.keyword.canNameType || token.keyword.beginsType
    case .leftParenthesis, .leftBracket, .at: true
    case .prefixOperator: isText(token, "~")
    default: false
    }
  }

  private mutating func typeOperand() {
    if isAtOperator("~") {
      let node = open(.prefixedType)
      takeName(node)
      typeOperand()
      close(node)
      return
    }
    let first = nodes.count
    switch kind {
    case .identifier where keyword.canNameType: typeName()
    case .leftParenthesis:
      tupleType()
      if functionTypeRest(first) { return }
    case .leftBracket: collectionType()
    default:
      return missing(.missingType)
    }
    typeRest(first)
  }

  /// Reads what can follow a type: members, `?` and `!`.
  mutating func typeRest(_ first: Int, withMembers: Bool = true) {
    var isMember = false
    // Each `?` or `!` adds a level of nesting.
    for _ in 0..<Self.deepest {
      switch kind {
      case .period where withMembers && !token.startsLine && peek().kind == .identifier:
        advance()
        if !isMember { wrap(.memberType, from: first) }
        isMember = true
        typeName()
        close(first)
      case .postfixQuestion, .exclamation:
        wrap(kind == .exclamation ? .unwrappedType : .optionalType, from: first)
        isMember = false
        advance()
        close(first)
      // The lexer has read `>?>` as one operator.
      case .binaryOperator, .postfixOperator, .prefixOperator:
        let mark = byte(of: token)
        guard !token.isApart, !token.startsLine,
          mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
        else { return }
        wrap(mark == UInt8(ascii: "!") ? .unwrappedType : .optionalType, from: first)
        isMember = false
        takeOperatorByte()
        close(first)
      default: return
      }
    }
  }

  mutating func typeName() {
    let node = open(.typeName)
    skipModule()
    takeName(node)
    if beginsOperator(UInt8(ascii: "<")) { _ = genericArguments() }
    close(node)
  }

  mutating func collectionType() {
    let node = open(.arrayType)
    advance()
    if kind == .integer {
      leaf(.integerLiteral)
    } else {
      type()
    }
    if take(.colon) {
      nodes[node].kind = .dictionaryType
      type()
    } else if take(.of) {
      type()
    }
    closeBracket(.rightBracket)
    close(node)
  }

  mutating func tupleType() {
    let node = open(.tupleType)
    advance()
    elements(closedBy: .rightParenthesis) { $0.tupleTypeElement() }
    close(node)
  }

  mutating func tupleTypeElement() {
    let node = open(.tupleTypeElement)
    if kind == .identifier {
      if peek().kind == .colon {
        takeName(node)
        advance()
      } else if peek().kind == .identifier, peek(2).kind == .colon {
        leaf(.label)
        takeName(node)
        advance()
      }
    }
    type()
    takeEllipsis(node)
    if take(.equal) { expression() }
    close(node)
  }

  /// Reads the effects and the result after a tuple, if the tuple contains the parameters of a
  /// function type.
  private mutating func functionTypeRest(_ first: Int) -> Bool {
    guard isAtArrow(index) else { return false }
    wrap(.functionType, from: first)
    effects(first)
    if take(.arrow) {
      let result = open(.result)
      type()
      close(result)
    }
    close(first)
    return true
  }
}
