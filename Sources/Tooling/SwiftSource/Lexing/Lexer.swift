/// Splits the text of a Swift file into tokens, in one pass.
///
/// Every byte is inside a token or between two tokens, so nothing is lost. Bytes that are not valid
/// Swift become tokens of the kind `unknown`.
struct Lexer {
  /// The text, followed by `padding` zeros, so that lookahead needs no bounds checks.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  static let padding = 32

  var position = 0
  var tokens: Row<Token>
  var flags: Token.Flags = .startsLine
  /// The strings that contain the position, the outermost first.
  var strings: [OpenString] = []

  /// The smallest number of pounds for which the end of a multi-line regular expression was not
  /// found. A later expression with at least as many pounds cannot end either, so its end is not
  /// searched for.
  var fewestUnclosedPounds = Int.max
  /// The end of the last line with an unclosed `<#`. For any `<#` before this position, the end is
  /// not searched for again.
  var placeholdersEnd = 0

  let keywords = KeywordTable.shared

  /// - Parameter bytes: the text, followed by `padding` zeros.
  init(bytes: UnsafePointer<UInt8>, count: Int, into tokens: Row<Token>) {
    self.bytes = bytes
    self.count = count
    self.tokens = tokens
    self.tokens.shorten(to: 0)
  }

  /// The token before the position.
  var last: Token? { tokens.count == 0 ? nil : tokens[tokens.count - 1] }

  /// Splits the whole text into tokens.
  mutating func cut() {
    // A byte order mark is not part of a token.
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    if bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "!") {
      let start = position
      skipLine()
      append(.shebang, from: start)
    }
    Characters.classes.withUnsafeBufferPointer { classes in
      while cutWord(classes) {}
    }
    append(.endOfFile, from: count)
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, _ keyword: Keyword = .none, from start: Int) {
    tokens.append(
      Token(
        kind: kind, keyword: keyword, flags: flags, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position)))
    flags = []
  }

  /// Takes the next token, or skips a comment or blanks before it.
  /// - Returns: false at the end of the text.
  @inline(__always)
  private mutating func cutWord(_ classes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = position
    let byte = bytes[start]
    switch Characters.Class(rawValue: classes[Int(byte)]).unsafelyUnwrapped {
    case .blank:
      position += 1
      flags.insert(.isApart)
    case .newline:
      position += 1
      skipSpaces()
      flags = [.isApart, .startsLine]
    case .name: cutName(from: start)
    case .digit: cutNumber(from: start)
    case .punctuation:
      position += 1
      punctuation(byte, from: start)
    case .operator:
      if byte == UInt8(ascii: "/"), skipComment() { return true }
      cutOperator(from: start)
    case .string: openString(pounds: 0, from: start)
    case .pound: cutPound(from: start)
    case .backtick: cutBackticks(from: start)
    case .notASCII: cutOtherScalar(from: start)
    case .other:
      position += 1
      append(.unknown, from: start)
    case .end:
      if position >= count { return false }
      // A NUL byte inside the file.
      position += 1
      flags.insert(.isApart)
    }
    return true
  }

  /// Skips spaces, which are mostly indentation.
  @inline(__always) private mutating func skipSpaces() {
    var others: UInt64
    repeat {
      others = EightBytes(at: bytes + position).areNot(UInt8(ascii: " "))
      position += others.firstByte
    } while others == 0
  }

  @inline(__always)
  private mutating func punctuation(_ byte: UInt8, from start: Int) {
    switch byte {
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
      append(.leftParenthesis, from: start)
    case UInt8(ascii: ")"):
      if !strings.isEmpty {
        strings[strings.count - 1].depth -= 1
        if strings[strings.count - 1].depth == 0 {
          append(.interpolationClose, from: start)
          cutStringText()
          return
        }
      }
      append(.rightParenthesis, from: start)
    case UInt8(ascii: "["): append(.leftBracket, from: start)
    case UInt8(ascii: "]"): append(.rightBracket, from: start)
    case UInt8(ascii: "{"): append(.leftBrace, from: start)
    case UInt8(ascii: "}"): append(.rightBrace, from: start)
    case UInt8(ascii: ","): append(.comma, from: start)
    case UInt8(ascii: ":"):
      let isDouble = bytes[position] == byte
      if isDouble { position += 1 }
      append(isDouble ? .doubleColon : .colon, from: start)
    case UInt8(ascii: ";"): append(.semicolon, from: start)
    case UInt8(ascii: "@"): append(.at, from: start)
    default: append(.backslash, from: start)
    }
  }
}
