extension Parser {
  /// Reads elements with commas between them, up to the bracket that closes them, and takes that.
  @inline(__always)
  mutating func elements(closedBy bracket: TokenKind, _ element: (inout Parser) -> Void) {
    while kind != bracket, !isAtEnd {
      element(&self)
      if !take(.comma) { break }
    }
    closeBracket(bracket)
  }

  /// Takes what closes something; anything before it is meaningless.
  mutating func closeBracket(_ bracket: TokenKind) {
    while kind != bracket {
      switch kind {
      case .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose,
        .poundElse, .poundElseif, .poundEndif:
        return
      default:
        // A declaration means that the bracket was forgotten.
        if token.startsLine, isAtDeclaration(in: .members) { return }
        takeUnexpected()
      }
    }
    advance()
  }

  /// Takes a meaningless word, with all up to the end of what it opens.
  mutating func takeUnexpected() {
    let node = open(.unexpected)
    takeBalanced()
    close(node)
  }

  /// Takes a word; if it opens something, all up to its end.
  mutating func takeBalanced() {
    var open = 0
    repeat {
      // A string that is not closed ends with its line.
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

  /// Whether a string ends before this word without being closed.
  private var isUnclosedString: Bool {
    guard index > 0, token.startsLine else { return false }
    let last = tokens[index - 1].kind
    return last == .stringText || last == .stringOpen
  }

  /// The index of the word behind what the word at an index opens.
  mutating func end(ofBalanced start: Int) -> Int {
    ends.end(of: start, in: UnsafeBufferPointer(start: tokens, count: tokenCount + 1))
  }
}
