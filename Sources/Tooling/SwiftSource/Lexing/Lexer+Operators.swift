extension Lexer {
  /// Takes an operator, or a regular expression where one is possible.
  mutating func cutOperator(from start: Int) {
    let byte = bytes[start]
    let isLeftBound = isLeftBound(start)
    // `!` and `?` belong to the token before them, regardless of what follows.
    if isLeftBound, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") {
      position += 1
      append(byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: start)
      return
    }
    // `<#a placeholder#>` counts as a name.
    if byte == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "#"), cutPlaceholder(from: start)
    {
      return
    }
    if byte == UInt8(ascii: "/"), !isLeftBound || !endsOperand,
      cutRegex(from: start, pounds: 0)
    {
      return
    }
    takeOperator(from: start)
    let isRightBound = isRightBound(position, isLeftBound)
    append(operatorKind(start, isLeftBound, isRightBound), from: start)
  }

  private func operatorKind(
    _ start: Int, _ isLeftBound: Bool, _ isRightBound: Bool
  ) -> TokenKind {
    switch position - start {
    case 1:
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
      case UInt8(ascii: "?"): return .infixQuestion
      default: break
      }
    case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"):
      return .arrow
    default: break
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  /// Takes the characters of an operator, up to a comment.
  private mutating func takeOperator(from start: Int) {
    // Only an operator that begins with a dot can contain dots.
    let hasDots = bytes[start] == UInt8(ascii: ".")
    while true {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        let next = bytes[position + 1]
        if position > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return }
        position += 1
      case UInt8(ascii: "."):
        if !hasDots { return }
        position += 1
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
        UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
        UInt8(ascii: "?"):
        // A placeholder is a separate token.
        if byte == UInt8(ascii: "<"), position > start, bytes[position + 1] == UInt8(ascii: "#") {
          return
        }
        position += 1
      default:
        guard byte >= 0x80, let scalar = Characters.scalar(bytes + position),
          position == start
            ? Characters.canBeginOperator(scalar.value)
            : Characters.canContinueOperator(scalar.value)
        else { return }
        position += scalar.length
      }
    }
  }

  private func isLeftBound(_ start: Int) -> Bool {
    if flags.contains(.isApart) || flags.contains(.startsLine) { return false }
    guard let last else { return false }
    switch last.kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .comma, .semicolon, .colon, .doubleColon,
      .interpolationOpen:
      return false
    default: return true
    }
  }

  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "), 0x09, 0x0A, 0x0B, 0x0C, 0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case 0: return end < count
    // In `x^.y`, the operator is postfix; after a blank, as in ` ^.y`, it is prefix.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    // A non-breaking space.
    case 0xC2 where bytes[end + 1] == 0xA0: return false
    default: return true
    }
  }

  private mutating func cutPlaceholder(from start: Int) -> Bool {
    if start < placeholdersEnd { return false }
    var end = start + 2
    while bytes[end] != UInt8(ascii: "#") || bytes[end + 1] != UInt8(ascii: ">") {
      if Characters.endsLine(bytes[end]) || end >= count {
        placeholdersEnd = end
        return false
      }
      end += 1
    }
    position = end + 2
    append(.identifier, from: start)
    return true
  }
}
