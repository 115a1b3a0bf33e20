/// Splits the markup of tags and outputs into the tokens of the strict grammar.
struct Lexer {
  enum Kind: Equatable {
    case name, string, number, comparison, pipe, dot, dotDot, colon, comma
    case openSquare, closeSquare, openRound, closeRound, question, dash, end
  }

  struct Lexeme {
    let kind: Kind
    let range: Range<Int>
  }

  /// Returns the tokens, followed by `end`.
  ///
  /// - Throws: the position of a character that cannot be part of a token.
  static func lexemes(
    of bytes: [UInt8], in range: Range<Int>
  ) throws(SyntaxProblem) -> [Lexeme] {
    var lexer = Lexer(bytes: bytes, position: range.lowerBound, end: range.upperBound)
    var lexemes: [Lexeme] = []
    lexemes.reserveCapacity(8)
    while true {
      let lexeme = try lexer.next()
      lexer.previous = lexeme.kind
      lexemes.append(lexeme)
      if lexeme.kind == .end { return lexemes }
    }
  }

  private let bytes: [UInt8]
  private var position: Int
  private var previous: Kind?
  private let end: Int

  private init(bytes: [UInt8], position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  private mutating func next() throws(SyntaxProblem) -> Lexeme {
    while let byte = byte(), byte.isWhitespace { position += 1 }
    let start = position
    guard let first = byte() else { return Lexeme(kind: .end, range: start..<start) }
    let kind = try kind(startingWith: first)
    return Lexeme(kind: kind, range: start..<position)
  }

  private mutating func kind(startingWith first: UInt8) throws(SyntaxProblem) -> Kind {
    if first.isLetter || first == UInt8(ascii: "_") { return nameOrContains() }
    if first.isDigit { return number() }
    let second = byte(1)
    switch first {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return try string(quotedBy: first)
    case UInt8(ascii: "-"):
      if second?.isDigit == true { return number() }
      return take(1, as: .dash)
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      guard second == UInt8(ascii: "=") else { throw unexpected() }
      return take(2, as: .comparison)
    case UInt8(ascii: "<"):
      let isLong = second == UInt8(ascii: "=") || second == UInt8(ascii: ">")
      return take(isLong ? 2 : 1, as: .comparison)
    case UInt8(ascii: ">"): return take(second == UInt8(ascii: "=") ? 2 : 1, as: .comparison)
    case UInt8(ascii: "."):
      return second == first ? take(2, as: .dotDot) : take(1, as: .dot)
    case UInt8(ascii: "|"): return take(1, as: .pipe)
    case UInt8(ascii: ":"): return take(1, as: .colon)
    case UInt8(ascii: ","): return take(1, as: .comma)
    case UInt8(ascii: "["): return take(1, as: .openSquare)
    case UInt8(ascii: "]"): return take(1, as: .closeSquare)
    case UInt8(ascii: "("): return take(1, as: .openRound)
    case UInt8(ascii: ")"): return take(1, as: .closeRound)
    case UInt8(ascii: "?"): return take(1, as: .question)
    default: throw unexpected()
    }
  }

  private mutating func take(_ count: Int, as kind: Kind) -> Kind {
    position += count
    return kind
  }

  private func unexpected() -> SyntaxProblem {
    let character = String(bytes: bytes[position..<end]).prefix(1)
    return SyntaxProblem("'\(character)' is not allowed here.", at: position)
  }

  private mutating func nameOrContains() -> Kind {
    let start = position
    while let byte = byte(), byte.isSegment { position += 1 }
    if byte() == UInt8(ascii: "?") { position += 1 }
    return previous != .dot && bytes[start..<position].reads("contains") ? .comparison : .name
  }

  private mutating func number() -> Kind {
    position += 1
    while byte()?.isDigit == true { position += 1 }
    if byte() == UInt8(ascii: "."), byte(1)?.isDigit == true {
      position += 2
      while byte()?.isDigit == true { position += 1 }
    }
    return .number
  }

  private mutating func string(quotedBy quote: UInt8) throws(SyntaxProblem) -> Kind {
    let rest = bytes[(position + 1)..<end]
    guard let close = rest.firstIndex(of: quote) else {
      throw SyntaxProblem("This text has no closing quote.", at: position)
    }
    position = close + 1
    return .string
  }
}

/// A syntax error in markup, and its offset.
struct SyntaxProblem: Error {
  let message: String
  let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
