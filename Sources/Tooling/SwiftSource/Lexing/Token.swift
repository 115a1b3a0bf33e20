/// What a word of Swift is.
package enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  case endOfFile
  /// `name`, `` `name` ``, `$0`, `_`, and every keyword; see `Token.keyword`.
  case identifier
  case integer, float
  /// `"`, `"""` with the pounds in front.
  case stringOpen
  /// The text of a string between its quotes and interpolations.
  case stringText
  /// `\(` with the pounds between.
  case interpolationOpen
  case interpolationClose
  case stringClose
  case regex
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  /// `::`, behind the name of a module.
  case doubleColon
  case comma, colon, semicolon, period, at, pound, backslash, backtick
  case binaryOperator, prefixOperator, postfixOperator
  case equal, arrow
  /// A `&` before an argument.
  case prefixAmpersand
  /// A `?` directly after something, and a separate one.
  case postfixQuestion, infixQuestion
  /// A `!` right behind something.
  case exclamation
  case poundIf, poundElseif, poundElse, poundEndif
  case shebang
  /// A byte that begins nothing.
  case unknown
}

/// A word of Swift: what it is and where.
package struct Token: Sendable, BitwiseCopyable {
  package internal(set) var kind: TokenKind
  package internal(set) var keyword: Keyword
  var flags: Flags
  /// In UTF-8 bytes from the beginning of the file.
  package internal(set) var start: UInt32
  package internal(set) var end: UInt32

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// Stands on another line than the word before.
    static let startsLine = Flags(rawValue: 1)
    /// A blank or a comment is in front.
    static let isApart = Flags(rawValue: 2)
    /// A `<` that was tried: it begins no generic arguments.
    static let compares = Flags(rawValue: 4)
  }

  var startsLine: Bool { flags.contains(.startsLine) }
  var isApart: Bool { flags.contains(.isApart) }
}
