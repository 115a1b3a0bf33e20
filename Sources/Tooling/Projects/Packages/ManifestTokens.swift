/// One word of a package manifest.
enum ManifestToken: Equatable {
  case name(String)
  case number(String)
  case string([Piece])
  /// Punctuation, one ASCII character at a time.
  case symbol(Character)
  /// `#if`
  case conditionBegins
  /// `#endif`
  case conditionEnds

  /// A part of a string literal.
  enum Piece: Equatable {
    case text(String)
    /// `\(name)`
    case interpolation(String)
    /// An interpolation that is more than a name.
    case computed
  }
}

/// Cuts a manifest into words. Comments are left out, and so are the conditions of an `#if`, so
/// that both its branches are read.
struct ManifestTokens {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func tokens(in text: String) -> [ManifestToken] {
    var lexer = ManifestTokens(text)
    var tokens: [ManifestToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> ManifestToken? {
    while let byte = peek() {
      if Self.isSpace(byte) {
        position += 1
      } else if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if byte == UInt8(ascii: "#"), let length = stringDelimiterLength() {
        return string(hashes: length)
      } else if byte == UInt8(ascii: "#"), let directive = directive() {
        skipLine()
        if let token = directive.token { return token }
      } else if byte == UInt8(ascii: "\"") {
        return string(hashes: 0)
      } else if byte == UInt8(ascii: "`") {
        position += 1
        let name = take { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        position += 1
        return .name(name)
      } else if Self.isDigit(byte) {
        return .number(take { Self.isWord($0) || $0 == UInt8(ascii: ".") })
      } else if Self.isWord(byte) {
        return .name(take(while: Self.isWord))
      } else {
        position += 1
        return .symbol(Character(Unicode.Scalar(byte)))
      }
    }
    return nil
  }

  // MARK: - Strings

  /// The number of `#` in front of a raw string that begins here.
  private func stringDelimiterLength() -> Int? {
    var length = 0
    while peek(length) == UInt8(ascii: "#") { length += 1 }
    return peek(length) == UInt8(ascii: "\"") ? length : nil
  }

  private mutating func string(hashes: Int) -> ManifestToken {
    position += hashes
    let isMultiline = starts(with: #"""""#)
    let quotes = isMultiline ? #"""""# : "\""
    let end = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    position += quotes.utf8.count
    var pieces: [ManifestToken.Piece] = []
    var text: [UInt8] = []
    while let byte = peek(), !starts(with: end) {
      // An unclosed string ends with its line, so that the rest of the manifest is still read.
      if !isMultiline, byte == UInt8(ascii: "\n") { break }
      guard starts(with: escape) else {
        text.append(byte)
        position += 1
        continue
      }
      position += escape.utf8.count
      if peek() == UInt8(ascii: "(") {
        pieces.append(.text(String(decoding: text, as: UTF8.self)))
        text = []
        pieces.append(interpolation())
      } else {
        text += escapedBytes()
      }
    }
    if starts(with: end) { position += end.utf8.count }
    pieces.append(.text(String(decoding: text, as: UTF8.self)))
    guard isMultiline else { return .string(pieces) }
    // Names and paths never need several lines; only literals without a value are multi-line here.
    return .string([.computed])
  }

  private mutating func interpolation() -> ManifestToken.Piece {
    let start = position + 1
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "\n") { return .computed }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    let content = bytes[start..<max(start, position - 1)]
    let isName = !content.isEmpty && content.allSatisfy { Self.isWord($0) }
    return isName ? .interpolation(String(decoding: content, as: UTF8.self)) : .computed
  }

  /// The bytes that the escape sequence after a backslash stands for.
  private mutating func escapedBytes() -> [UInt8] {
    guard let byte = peek() else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "u") where peek() == UInt8(ascii: "{"):
      position += 1
      let digits = take(while: Self.isWord)
      if peek() == UInt8(ascii: "}") { position += 1 }
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { Array(String($0).utf8) } ?? []
    default: return [byte]
    }
  }

  // MARK: - What is left out

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while peek() != nil {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// The word for the conditional directive that begins here; `#else` needs none.
  private func directive() -> (name: String, token: ManifestToken?)? {
    let directives: [(name: String, token: ManifestToken?)] = [
      ("#if", .conditionBegins), ("#elseif", nil), ("#else", nil), ("#endif", .conditionEnds),
    ]
    return directives.first { name, _ in
      let after = peek(name.utf8.count) ?? UInt8(ascii: "\n")
      return starts(with: name) && !Self.isWord(after)
    }
  }

  // MARK: - Bytes

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek(), condition(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
  /// Letters, digits, `_`, the `$` of `$0`, and every byte of a character beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
