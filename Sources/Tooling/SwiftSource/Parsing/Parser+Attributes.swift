extension Parser {
  /// True if an attribute begins here, rather than a lone `@`.
  private var isAtAttribute: Bool { kind == .at && peek().kind == .identifier }

  mutating func attribute(inType: Bool = false) {
    guard isAtAttribute else { return takeUnexpected() }
    let node = open(.attribute)
    advance()
    let start = Int(token.start)
    let isKnown = hasOwnWords(token)
    let canHaveArguments = !inType || !isAlone(token)
    advance()
    while kind == .period, peek().kind == .identifier, !token.isApart {
      advance()
      advance()
    }
    name(node, from: start, to: Int(lastEnd))
    if beginsOperator(UInt8(ascii: "<")), !token.isApart {
      _ = attempt { $0.genericArguments() }
    }
    if canHaveArguments, kind == .leftParenthesis, !token.startsLine,
      !token.isApart || (isKnown && !inType), isKnown || !inType || isTypeBehindParentheses
    {
      if isKnown {
        attributeText()
      } else {
        argumentList(closedBy: .rightParenthesis)
      }
    }
    close(node)
  }

  /// False if the parentheses are a type themselves, as in `@MainActor(Int) -> Void`.
  private var isTypeBehindParentheses: Bool {
    mutating get {
      let next = end(ofBalanced: index)
      return !isAtArrow(next) && isTypeStart(tokens[next])
    }
  }

  /// Reads the parentheses of an attribute whose arguments are not expressions.
  private mutating func attributeText() {
    let node = open(.modifierDetail)
    let start = Int(token.end)
    takeBalanced()
    let end = max(start, Int(lastEnd) - 1)
    name(node, from: start, to: end)
    close(node)
  }

  /// Returns true if the arguments of an attribute are not expressions.
  private func hasOwnWords(_ attribute: Token) -> Bool {
    if byte(of: attribute) == UInt8(ascii: "_") { return true }
    return Self.ownWords.contains { isText(attribute, $0) }
  }

  private static let ownWords: [StaticString] = [
    "available", "objc", "convention", "backDeployed", "differentiable", "derivative", "transpose",
    "inline", "exclusivity", "freestanding", "attached", "lifetime", "implementation", "cdecl",
    "specialized", "abi", "isolated", "diagnose", "nonexhaustive", "safe", "c", "optimize",
  ]

  /// Returns true if a type attribute has no arguments, so that parentheses after it belong to the
  /// type.
  private func isAlone(_ attribute: Token) -> Bool {
    Self.aloneWords.contains { isText(attribute, $0) }
  }

  private static let aloneWords: [StaticString] = [
    "escaping", "autoclosure", "Sendable", "noescape", "noDerivative", "async", "preconcurrency",
    "unchecked", "retroactive", "_local", "_noMetadata",
  ]

  /// Returns the index of the first token after the attributes that begin at an index.
  mutating func end(ofAttributes start: Int) -> Int {
    var look = start
    for _ in 0..<Self.farthestLook {
      guard tokens[look].kind == .at, tokens[look + 1].kind == .identifier else { break }
      look += 2
      while tokens[look].kind == .period, tokens[look + 1].kind == .identifier { look += 2 }
      if tokens[look].kind == .leftParenthesis, !tokens[look].isApart {
        look = end(ofBalanced: look)
      }
    }
    return look
  }

  /// Reads the attributes and modifiers of a declaration.
  mutating func attributesAndModifiers(in place: Place) {
    while true {
      if isAtAttribute {
        attribute()
      } else if kind == .poundIf, conditionHoldsAttributes() {
        ifConfig(in: .attributes)
      } else if isAtModifier(in: place) {
        modifier()
      } else {
        return
      }
    }
  }

  mutating func modifier() {
    let node = open(.modifier)
    let canHaveDetail = keyword.canHaveDetail
    takeName(node)
    if canHaveDetail, kind == .leftParenthesis, !token.startsLine, peek().kind == .identifier,
      peek(2).kind == .rightParenthesis
    {
      advance()
      leaf(.modifierDetail)
      advance()
    }
    close(node)
  }

  /// Returns true if a modifier begins here, followed by its declaration.
  func isAtModifier(in place: Place) -> Bool {
    var index = index
    for _ in 0..<Self.farthestLook {
      let token = tokens[index]
      guard token.kind == .identifier else { return false }
      if token.keyword.isAlwaysModifier { return true }
      guard token.keyword.canBeModifier else { return false }
      // The word can also be a name, so the following tokens decide.
      index += 1
      if tokens[index].kind == .leftParenthesis {
        guard tokens[index + 1].kind == .identifier,
          tokens[index + 2].kind == .rightParenthesis
        else { return false }
        index += 3
      }
      let next = tokens[index]
      if next.kind == .at { return tokens[index + 1].kind == .identifier }
      if next.kind != .identifier { return false }
      if token.keyword == .class {
        switch next.keyword {
        case .func, .var, .let, .subscript, .`init`, .private, .fileprivate, .internal, .public,
          .static:
          return true
        default: break
        }
      } else if isDeclarationKeyword(index) {
        // In code, a value can have a name such as `optional`. If `case` follows, it begins the
        // next case of a `switch`.
        return next.keyword != .case || place != .code
      }
    }
    return false
  }
}
