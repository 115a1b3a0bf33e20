extension Parser {
  /// A type with everything that belongs to it.
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
    case .borrowing, .consuming, .isolated, .sending, .__owned, .__shared, ._const:
      isTypeStart(peek()) && !peek().startsLine
    case .nonisolated: peek().kind == .leftParenthesis && peek(2).keyword == .nonsending
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
      let node = open(.missingType)
      close(node)
      return
    }
    typeRest(first)
  }

  /// What can follow a type: its member, `?`, `!`.
  mutating func typeRest(_ first: Int, withMembers: Bool = true) {
    var isMember = false
    // Each mark is one level more.
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
      // `>?>` was one operator.
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

  /// `<A, B>`.
  /// - Returns: Whether it was closed.
  mutating func genericArguments() -> Bool {
    let opening = index
    takeOperatorByte()
    if genericArgumentsBehindOpening() { return true }
    // Nobody has to try again, as those would do who stand in front of it.
    tokens[opening].flags.insert(.compares)
    return false
  }

  private mutating func genericArgumentsBehindOpening() -> Bool {
    while !beginsOperator(UInt8(ascii: ">")) {
      switch kind {
      case .integer: leaf(.integerLiteral)
      case .prefixOperator where peek().kind == .integer:
        let node = open(.prefixOperator)
        takeName(node)
        leaf(.integerLiteral)
        close(node)
      default:
        let before = index
        type()
        if isAtOperator("...") { advance() }
        if index == before { return false }
      }
      if !take(.comma) { break }
    }
    if !beginsOperator(UInt8(ascii: ">")) { return false }
    takeOperatorByte()
    return true
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

  /// Takes what closes something; what stands before it means nothing.
  mutating func closeBracket(_ bracket: TokenKind) {
    while kind != bracket {
      switch kind {
      case .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose,
        .poundElse, .poundElseif, .poundEndif:
        return
      default:
        // A declaration means that the bracket was forgotten.
        if token.startsLine, isAtDeclaration { return }
        takeUnexpected()
      }
    }
    advance()
  }

  mutating func tupleType() {
    let node = open(.tupleType)
    advance()
    while kind != .rightParenthesis, !isAtEnd {
      let before = index
      tupleTypeElement()
      if !take(.comma), kind != .rightParenthesis || index == before { break }
    }
    closeBracket(.rightParenthesis)
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
    if isAtOperator("...") {
      advance()
      nodes[node].traits.insert(.isVariadic)
    }
    if take(.equal) { expression() }
    close(node)
  }

  /// What makes a tuple the parameters of a function.
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

  /// Whether an arrow stands here, with what may be in front of it.
  mutating func isAtArrow(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<Self.farthestLook {
      switch tokens[index].kind {
      case .arrow: return true
      case .identifier:
        switch tokens[index].keyword {
        case .throws where tokens[index + 1].kind == .leftParenthesis:
          index = end(ofBalanced: index + 1)
          continue
        case .async, .throws, .rethrows, .reasync: index += 1
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  /// `async throws(E)`.
  mutating func effects(_ node: Int) {
    while true {
      switch keyword {
      case .async, .reasync: nodes[node].traits.insert(.isAsync)
      case .throws: nodes[node].traits.insert(.canThrow)
      case .rethrows: nodes[node].traits.insert([.canRethrow, .canThrow])
      default: return
      }
      let isThrows = keyword == .throws
      advance()
      if isThrows, kind == .leftParenthesis {
        let thrown = open(.thrownType)
        advance()
        type()
        closeBracket(.rightParenthesis)
        close(thrown)
      }
    }
  }
}

extension Keyword {
  /// Whether a type can be called so, or it is a name in this place.
  var canNameType: Bool {
    switch self {
    case .none, .Any, .Self, .Protocol, .Type, .underscore, .class, .self: true
    default: !isReserved
    }
  }

  /// Whether it stands in front of a type.
  var beginsType: Bool {
    switch self {
    case .inout, .repeat: true
    default: false
    }
  }

  /// Whether it is no name without backticks.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .fileprivate,
      .inout, .internal, .private, .public, .static, .rethrows, .throws, .break, .catch, .continue,
      .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat, .return, .switch,
      .throw, .where, .while, .Any, .as, .false, .is, .nil, .self, .Self, .super, .true, .try,
      .underscore:
      true
    default: false
    }
  }
}
