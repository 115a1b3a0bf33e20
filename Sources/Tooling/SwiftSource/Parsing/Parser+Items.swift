extension Parser {
  /// The place of a declaration or a statement.
  enum Place {
    case file, code, members
    /// Cases of a `switch`, inside an `#if`.
    case cases
    /// Attributes, inside an `#if`.
    case attributes
    /// Accessors, inside an `#if`.
    case accessors
    /// Steps of a chain, inside an `#if`.
    case steps
  }

  /// Reads declarations and statements up to the token that ends them.
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

  /// Reads a block in braces.
  mutating func codeBlock() {
    guard kind == .leftBrace else { return }
    nested { parser in
      let node = parser.open(.codeBlock)
      parser.advance()
      parser.outsideOfExpressions { $0.statements() }
      parser.close(node)
    }
  }

  /// Reads statements and the closing brace.
  mutating func statements() {
    items(in: .code)
    // A case outside a `switch` is unexpected.
    while kind != .rightBrace, isCaseLabel(index), !isAtEnd {
      takeUnexpected()
      items(in: .code)
    }
    closeBracket(.rightBrace)
  }

  /// Reads the contents of brackets, where the restrictions of the enclosing
  /// expression do not apply.
  mutating func outsideOfExpressions(_ read: (inout Parser) -> Void) {
    let former = (bodyFollows, stopsAtEqual, stopsAtLine)
    (bodyFollows, stopsAtEqual, stopsAtLine) = (false, false, false)
    read(&self)
    (bodyFollows, stopsAtEqual, stopsAtLine) = former
  }
}
