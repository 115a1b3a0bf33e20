/// Cuts the text of a Swift file into words.
///
/// Every byte is in one word or between two, so nothing is lost; text that is no Swift gives words of the
/// kind `unknown`. Costs one pass.
struct Lexer {
  /// Behind the last byte stand `padding` zeros, so that looking ahead needs no check.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  static let padding = 32

  var position = 0
  var tokens: Row<Token>
  var flags: Token.Flags = .startsLine
  /// The strings that the position is in, from the outside.
  private var strings: [OpenString] = []

  private struct OpenString {
    let pounds: Int
    let isMultiline: Bool
    /// Parentheses that are open in its interpolation.
    var depth = 0
  }

  /// Behind this place nothing ends what `#/` begins with so many pounds or more.
  var fewestUnclosedPounds = Int.max
  /// Up to this place nothing ends what `<#` begins.
  var placeholdersEnd = 0

  private let keywords = KeywordTable.shared

  /// - Parameter bytes: The text, with `padding` zeros behind it.
  init(bytes: UnsafePointer<UInt8>, count: Int, into tokens: Row<Token>) {
    self.bytes = bytes
    self.count = count
    self.tokens = tokens
    self.tokens.shorten(to: 0)
  }

  /// The word before the position.
  var last: Token? { tokens.count == 0 ? nil : tokens[tokens.count - 1] }

  /// Cuts the whole text.
  mutating func cut() {
    // A byte order mark belongs to no word.
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

  /// Cuts the next word, or takes what stands between two.
  /// - Returns: Whether there was anything left.
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
      // A zero in the middle of a text.
      position += 1
      flags.insert(.isApart)
    }
    return true
  }

  /// Indentation, mostly.
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

  // MARK: Between words

  /// Takes a comment, if there is one here.
  private mutating func skipComment() -> Bool {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "*"):
      skipBlockComment()
    default: return false
    }
    flags.insert(.isApart)
    return true
  }

  /// Up to the end of the line, without what ends it.
  private mutating func skipLine() {
    while true {
      let ends = EightBytes(at: bytes + position).areBelow(0x0E)
      position += ends.firstByte
      if ends == 0 { continue }
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D || (byte == 0 && position >= count) { return }
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    position += 2
    var depth = 1
    while depth > 0 {
      let eight = EightBytes(at: bytes + position)
      let marks =
        eight.areBelow(0x0E) | eight.are(UInt8(ascii: "*")) | eight.are(UInt8(ascii: "/"))
      position += marks.firstByte
      if marks == 0 { continue }
      switch bytes[position] {
      case UInt8(ascii: "*") where bytes[position + 1] == UInt8(ascii: "/"):
        depth -= 1
        position += 2
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case 0x0A, 0x0D:
        flags.insert(.startsLine)
        position += 1
      case 0 where position >= count: return
      default: position += 1
      }
    }
  }

  // MARK: Names

  @inline(__always)
  private mutating func cutName(from start: Int) {
    let first = EightBytes(at: bytes + start)
    var ends = first.areNoName
    position = start + ends.firstByte
    while ends == 0 {
      ends = EightBytes(at: bytes + position).areNoName
      position += ends.firstByte
    }
    if bytes[position] >= 0x80 {
      takeNameScalars()
      append(.identifier, from: start)
      return
    }
    append(.identifier, keyword(first, from: start, length: position - start), from: start)
  }

  @inline(__always)
  private func keyword(_ first: EightBytes, from start: Int, length: Int) -> Keyword {
    if length <= 8 {
      return keywords.keyword(first.value & (UInt64.max >> UInt64(64 - 8 * length)), 0)
    }
    if length > KeywordTable.longest { return .none }
    let rest = EightBytes(at: bytes + start + 8).value & (UInt64.max >> UInt64(128 - 8 * length))
    return keywords.keyword(first.value, rest)
  }

  private mutating func takeNameScalars() {
    while true {
      if Characters.isNameByte(bytes[position]) {
        position += 1
      } else if bytes[position] >= 0x80, let scalar = Characters.scalar(bytes + position),
        Characters.canContinueName(scalar.value)
      {
        position += scalar.length
      } else {
        return
      }
    }
  }

  /// `` `a name` ``; a lone backtick is a word of its own.
  private mutating func cutBackticks(from start: Int) {
    position += 1
    while bytes[position] != UInt8(ascii: "`") {
      if bytes[position] == 0x0A || bytes[position] == 0x0D || position >= count {
        position = start + 1
        append(.backtick, from: start)
        return
      }
      position += 1
    }
    position += 1
    append(.identifier, from: start)
  }

  private mutating func cutOtherScalar(from start: Int) {
    guard let scalar = Characters.scalar(bytes + position) else {
      position += 1
      flags.insert(.isApart)
      return
    }
    if Characters.canBeginName(scalar.value) {
      takeNameScalars()
      append(.identifier, from: start)
    } else if Characters.canBeginOperator(scalar.value) {
      cutOperator(from: start)
    } else {
      // A blank of another kind, or something that means nothing.
      position += scalar.length
      flags.insert(.isApart)
    }
  }

  // MARK: Numbers

  private mutating func cutNumber(from start: Int) {
    // The place of an element in a tuple: `pair.0.1` holds no fraction.
    if start > 0, bytes[start - 1] == UInt8(ascii: "."), let last,
      last.kind == .period
    {
      takeDigits()
      append(.integer, from: start)
      return
    }
    var kind = TokenKind.integer
    let second = bytes[start + 1] | 0x20
    if bytes[start] == UInt8(ascii: "0"), second == UInt8(ascii: "x") {
      position += 2
      takeDigits()
      if bytes[position] == UInt8(ascii: "."), isHexadecimal(bytes[position + 1]),
        hasExponent(behind: position + 1)
      {
        kind = .float
        position += 1
        takeDigits()
      }
      // The exponent of a number of base sixteen is taken with its digits up to the sign.
      if bytes[position - 1] | 0x20 == UInt8(ascii: "p"),
        bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-")
      {
        position += 1
        takeDigits()
      }
      if kind == .integer, hasExponentMark(start) { kind = .float }
    } else if bytes[start] == UInt8(ascii: "0"),
      second == UInt8(ascii: "o") || second == UInt8(ascii: "b")
    {
      position += 2
      takeDigits()
    } else {
      takeDecimalDigits()
      if bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]) {
        kind = .float
        position += 1
        takeDecimalDigits()
      }
      if bytes[position] | 0x20 == UInt8(ascii: "e") {
        let sign = bytes[position + 1]
        let first =
          sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
          ? bytes[position + 2] : sign
        if isDigit(first) {
          kind = .float
          position += 2
          takeDecimalDigits()
        }
      }
      // What follows belongs to the number, though it makes it a wrong one.
      takeDigits()
    }
    append(kind, from: start)
  }

  /// Digits of any base, with everything else that a name may hold.
  private mutating func takeDigits() {
    while Characters.isNameByte(bytes[position]) { position += 1 }
  }

  private mutating func takeDecimalDigits() {
    while isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// Whether a fraction of base sixteen that begins here has an exponent, without which it is none.
  private func hasExponent(behind start: Int) -> Bool {
    var end = start
    while isHexadecimal(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return bytes[end] | 0x20 == UInt8(ascii: "p")
  }

  private func hasExponentMark(_ start: Int) -> Bool {
    (start + 2..<position).contains { bytes[$0] | 0x20 == UInt8(ascii: "p") }
  }

  // MARK: Pounds

  private mutating func cutPound(from start: Int) {
    var pounds = 1
    while bytes[start + pounds] == UInt8(ascii: "#") { pounds += 1 }
    if bytes[start + pounds] == UInt8(ascii: "\"") {
      openString(pounds: pounds, from: start)
      return
    }
    if bytes[start + pounds] == UInt8(ascii: "/"), cutRegex(from: start, pounds: pounds) { return }
    // Looked through once, and not again from each of them.
    for pound in start..<start + pounds - 1 {
      position = pound + 1
      append(.pound, from: pound)
    }
    let start = start + pounds - 1
    position = start + 1
    if pounds == 1 {
      for (word, kind) in Self.conditions where isWord(word, at: position) {
        position += word.utf8CodeUnitCount
        append(kind, from: start)
        return
      }
    }
    append(.pound, from: start)
  }

  private static let conditions: [(StaticString, TokenKind)] = [
    ("if", .poundIf), ("else", .poundElse), ("elseif", .poundElseif), ("endif", .poundEndif),
  ]

  private func isWord(_ word: StaticString, at position: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    return !Characters.isNameByte(bytes[position + length])
  }

  // MARK: Strings

  private mutating func openString(pounds: Int, from start: Int) {
    position = start + pounds + 1
    var isMultiline = false
    if bytes[position] == UInt8(ascii: "\""), bytes[position + 1] == UInt8(ascii: "\"") {
      // Three quotes begin lines of text, unless the string ends on this line: #""""#.
      if pounds == 0 || !endsOnLine(position, pounds) {
        isMultiline = true
        position += 2
      }
    }
    append(.stringOpen, from: start)
    strings.append(OpenString(pounds: pounds, isMultiline: isMultiline))
    cutStringText()
  }

  /// Whether a quote with these pounds stands on the rest of the line.
  private func endsOnLine(_ start: Int, _ pounds: Int) -> Bool {
    var end = start
    while bytes[end] != 0x0A, bytes[end] != 0x0D, end < count {
      if bytes[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  func hasPounds(_ pounds: Int, at position: Int) -> Bool {
    for index in 0..<pounds where bytes[position + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Takes text up to the end of the string or to an interpolation.
  private mutating func cutStringText() {
    let string = strings[strings.count - 1]
    let start = position
    while true {
      let eight = EightBytes(at: bytes + position)
      let marks =
        eight.areBelow(0x0E) | eight.are(UInt8(ascii: "\"")) | eight.are(UInt8(ascii: "\\"))
      position += marks.firstByte
      if marks == 0 { continue }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let quotes = string.isMultiline ? 3 : 1
        if string.isMultiline,
          bytes[position + 1] != UInt8(ascii: "\"") || bytes[position + 2] != UInt8(ascii: "\"")
        {
          position += 1
        } else if hasPounds(string.pounds, at: position + quotes) {
          let end = position
          if end > start { append(.stringText, from: start) }
          position = end + quotes + string.pounds
          append(.stringClose, from: end)
          strings.removeLast()
          return
        } else {
          position += 1
        }
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: position + 1):
        let escaped = position + 1 + string.pounds
        if bytes[escaped] == UInt8(ascii: "(") {
          let end = position
          if end > start { append(.stringText, from: start) }
          position = escaped + 1
          strings[strings.count - 1].depth = 1
          append(.interpolationOpen, from: end)
          return
        }
        // A newline ends a string of one line even when it is escaped.
        position =
          bytes[escaped] == 0x0A || bytes[escaped] == 0x0D || escaped >= count
          ? escaped : escaped + 1
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline:
        if position > start { append(.stringText, from: start) }
        strings.removeLast()
        return
      case 0 where position >= count:
        if position > start { append(.stringText, from: start) }
        strings.removeLast()
        return
      default: position += 1
      }
    }
  }
}
