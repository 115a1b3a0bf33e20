extension Parser {
  /// Reads elements separated by commas, and the closing bracket.
  @inline(__always)
  mutating func elements(closedBy bracket: TokenKind, _ element: (inout Parser) -> Void) {
    while kind != bracket, !isAtEnd {
      element(&self)
      if !take(.comma) { break }
    }
    closeBracket(bracket)
  }

  /// Takes a closing bracket; tokens before it become `unexpected`.
  mutating func closeBracket(_ bracket: TokenKind) {
    while kind != bracket {
      switch kind {
      case .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose,
        .poundElse, .poundElseif, .poundEndif:
        return
      default:
        // If a declaration begins here, the closing bracket is missing.
        if token.startsLine, isAtDeclaration(in: .members) { return }
        takeUnexpected()
      }
    }
    advance()
  }

  /// Takes an unexpected token; if it is an opening bracket, also takes everything up to the
  /// closing bracket.
  mutating func takeUnexpected() {
    let node = open(.unexpected)
    takeBalanced()
    close(node)
  }

  /// Takes a token; if it is an opening bracket, also takes everything up to the closing bracket.
  mutating func takeBalanced() {
    var open = 0
    repeat {
      // An unclosed string ends at the end of its line.
      if open > 0, isUnclosedString {
        open -= 1
        if open == 0 { return }
      }
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen: open += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringClose, .interpolationClose:
        open -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// True if an unclosed string ends before this token.
  private var isUnclosedString: Bool {
    guard index > 0, token.startsLine else { return false }
    let last = tokens[index - 1].kind
    return last == .stringText || last == .stringOpen
  }

  /// Returns the index of the token after the bracket that closes the bracket at an index.
  mutating func end(ofBalanced start: Int) -> Int {
    ends.end(of: start, in: UnsafeBufferPointer(start: tokens, count: tokenCount + 1))
  }
}
