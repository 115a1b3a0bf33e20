extension Parser {
  /// The place of a declaration or a statement.
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

  /// Declarations and statements, up to what ends them.
  mutating func items(in place: Place) {
    while !isAtEnd {
      switch kind {
      case .rightBrace: return
      case .semicolon:
        advance()
        continue
      case .poundElse, .poundElseif, .poundEndif:
        if openConditions > 0 { return }
      case .identifier where place == .code && isCaseLabel(index),
        .at where place == .code && isCaseLabel(index):
        return
      case .poundIf where place == .code && conditionHoldsCases: return
      default: break
      }
      let (before, pieces) = (index, nodes.count)
      item(in: place)
      if index == before {
        nodes.shorten(to: pieces)
        takeUnexpected()
      }
    }
  }

  private mutating func item(in place: Place) {
    switch kind {
    case .poundIf where !conditionHoldsAttributes(): ifConfig(in: place)
    case .poundIf: declaration(in: place)
    case .pound where isText(peek(), "sourceLocation"): unreadMacro(.macroExpansion)
    default:
      if isAtDeclaration(in: place),
        place != .code || keyword != .`init` || peek().kind != .leftParenthesis
      {
        declaration(in: place)
      } else {
        statement()
      }
    }
  }

  /// The contents of two braces.
  mutating func codeBlock() {
    guard kind == .leftBrace else { return }
    nested { parser in
      let node = parser.open(.codeBlock)
      parser.advance()
      parser.outsideOfExpressions { $0.statements() }
      parser.close(node)
    }
  }

  /// Statements up to the brace that ends them, and that brace.
  mutating func statements() {
    items(in: .code)
    // A case outside of a `switch` is meaningless.
    while kind != .rightBrace, isCaseLabel(index), !isAtEnd {
      takeUnexpected()
      items(in: .code)
    }
    closeBracket(.rightBrace)
  }

  /// Reads the contents of braces, where no rule of an expression around it applies.
  mutating func outsideOfExpressions(_ read: (inout Parser) -> Void) {
    let former = (bodyFollows, stopsAtEqual, stopsAtLine)
    (bodyFollows, stopsAtEqual, stopsAtLine) = (false, false, false)
    read(&self)
    (bodyFollows, stopsAtEqual, stopsAtLine) = former
  }
}
