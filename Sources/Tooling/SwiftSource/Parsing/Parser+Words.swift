extension Parser {
  @inline(__always) var token: Token { tokens[index] }

  @inline(__always) var kind: TokenKind { tokens[index].kind }

  @inline(__always) var keyword: Keyword { tokens[index].keyword }

  @inline(__always) func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokenCount)]
  }

  @inline(__always) var isAtEnd: Bool { index >= tokenCount - 1 || kind == .endOfFile }

  @inline(__always) mutating func advance() {
    lastEnd = tokens[index].end
    if index < tokenCount { index += 1 }
  }

  @inline(__always) mutating func take(_ kind: TokenKind) -> Bool {
    if self.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always) mutating func take(_ keyword: Keyword) -> Bool {
    if self.keyword != keyword { return false }
    advance()
    return true
  }

  @inline(__always) func byte(of token: Token) -> UInt8 { bytes[Int(token.start)] }

  func isText(_ token: Token, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard Int(token.end) - Int(token.start) == length else { return false }
    for index in 0..<length where bytes[Int(token.start) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  func isAtOperator(_ text: StaticString) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation,
      .postfixQuestion, .infixQuestion, .period:
      return isText(token, text)
    default: return false
    }
  }

  /// Returns true if the current token is an operator that begins with this byte.
  @inline(__always) func beginsOperator(_ byte: UInt8) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .postfixQuestion,
      .infixQuestion, .exclamation:
      self.byte(of: token) == byte
    default: false
    }
  }

  /// Takes the first byte of an operator and leaves the rest as a token.
  mutating func takeOperatorByte() {
    let whole = token
    if whole.end - whole.start == 1 {
      advance()
      return
    }
    splits.append((index, whole))
    lastEnd = whole.start + 1
    var rest = whole
    rest.start += 1
    rest.flags = []
    rest.kind = kind(ofRest: rest)
    tokens[index] = rest
  }

  private func kind(ofRest rest: Token) -> TokenKind {
    if rest.end - rest.start == 1 {
      switch byte(of: rest) {
      case UInt8(ascii: "?"): return .postfixQuestion
      case UInt8(ascii: "!"): return .exclamation
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&"): return .binaryOperator
      default: return rest.kind
      }
    }
    return isText(rest, "->") ? .arrow : rest.kind
  }

  /// Skips the module before a name: `Swift::print`.
  @inline(__always) mutating func skipModule() {
    if peek().kind == .doubleColon { skipModuleHere() }
  }

  private mutating func skipModuleHere() {
    guard kind == .identifier, peek(2).kind == .identifier else { return }
    advance()
    advance()
  }
}
