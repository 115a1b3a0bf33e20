extension Parser {
  mutating func primary() {
    switch kind {
    case .identifier: namedPrimary()
    case .integer: leaf(.integerLiteral)
    case .float: leaf(.floatLiteral)
    case .stringOpen: stringLiteral()
    case .regex: word(.regexLiteral)
    case .period:
      let node = open(.implicitMember)
      advance()
      if kind == .identifier || kind == .integer { takeValueName(node) }
      close(node)
    case .leftParenthesis:
      let node = open(.tuple)
      argumentList(closedBy: .rightParenthesis)
      close(node)
    case .leftBracket: collection()
    case .leftBrace: closure()
    case .pound: macroExpansion()
    // Attributes before a type or a closure.
    case .at: typeExpression()
    default: missing(.missingExpression)
    }
  }

  private mutating func namedPrimary() {
    switch keyword {
    case .true, .false: leaf(.booleanLiteral)
    case .nil: leaf(.nilLiteral)
    case .let, .var: bindingPattern()
    case .is: typePattern()
    case .none, .self, .super, .Self, .Any, .underscore, .`init`: nameOfValue()
    default:
      if keyword.isReserved { missing(.missingExpression) } else { nameOfValue() }
    }
  }

  private mutating func nameOfValue() {
    if bindsNames, !keyword.isReserved || keyword == .self, peek().kind != .period,
      peek().kind != .leftParenthesis
    {
      return leaf(.namePattern)
    }
    let node = open(.identifier)
    takeValueName(node)
    close(node)
  }

  /// Reads `#name(…)` and skips the contents of the parentheses, which are not expressions.
  mutating func unreadMacro(_ kind: SyntaxKind) {
    let node = open(kind)
    advance()
    takeName(node)
    if self.kind == .leftParenthesis { takeBalanced() }
    close(node)
  }

  /// Reads `#name<A>(…) { … }`.
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
