/// The kind of a token.
package enum TokenKind: UInt8, Sendable, BitwiseCopyable {
  case endOfFile
  /// `name`, `` `name` ``, `$0`, `_`, and every keyword; see `Token.keyword`.
  case identifier
  case integer, float
  /// `"` or `"""`, with the pounds before it.
  case stringOpen
  /// The text of a string between its quotes and interpolations.
  case stringText
  /// `\(`, with the pounds in between.
  case interpolationOpen
  case interpolationClose
  case stringClose
  case regex
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  /// `::` after the name of a module.
  case doubleColon
  case comma, colon, semicolon, period, at, pound, backslash, backtick
  case binaryOperator, prefixOperator, postfixOperator
  case equal, arrow
  /// A `&` before an argument.
  case prefixAmpersand
  /// A `?` directly after a token, and a separate one.
  case postfixQuestion, infixQuestion
  /// A `!` directly after a token.
  case exclamation
  case poundIf, poundElseif, poundElse, poundEndif
  case shebang
  /// A byte that cannot begin a token.
  case unknown
}

/// A token of Swift: its kind and its range.
package struct Token: Sendable, BitwiseCopyable {
  package internal(set) var kind: TokenKind
  package internal(set) var keyword: Keyword
  var flags: Flags
  /// The UTF-8 offset from the beginning of the file.
  package internal(set) var start: UInt32
  package internal(set) var end: UInt32

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    /// The token is on a different line than the previous one.
    static let startsLine = Flags(rawValue: 1)
    /// A blank or a comment precedes the token.
    static let isApart = Flags(rawValue: 2)
    /// The token is a `<` that does not begin generic arguments, as an attempt has shown.
    static let compares = Flags(rawValue: 4)
  }

  var startsLine: Bool { flags.contains(.startsLine) }
  var isApart: Bool { flags.contains(.isApart) }
}
