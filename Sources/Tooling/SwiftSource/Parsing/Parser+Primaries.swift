extension Parser {
  mutating func primary() {
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
}
