extension Lexer {
  /// True if the last token can be the end of an operand.
  var endsOperand: Bool {
    guard let last else { return false }
    switch last.kind {
    case .identifier:
      switch last.keyword {
      case .return, .in, .case, .throw, .where, .if, .guard, .while, .await, .try, .as, .is, .else,
        .yield, .consume, .copy:
        return false
      default: return true
      }
    case .integer, .float, .stringClose, .regex, .rightParenthesis, .rightBracket, .rightBrace,
      .postfixOperator, .postfixQuestion, .exclamation:
      return true
    default: return false
    }
  }

  /// Takes a regular expression, if there is one here: `/…/` on one line, `#/…/#` on one or more.
  mutating func cutRegex(from start: Int, pounds: Int) -> Bool {
    var end = start + pounds + 1
    let isMultiline = pounds > 0 && Characters.endsLine(bytes[end])
    if isMultiline, pounds >= fewestUnclosedPounds { return false }
    if pounds == 0 {
      // A slash before a blank is an operator; before `*` or `/`, it begins a comment.
      switch bytes[end] {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0D, UInt8(ascii: "*"), UInt8(ascii: "/"): return false
      default: break
      }
      if endsOperand, !flags.contains(.isApart) { return false }
    }
    var depth = 0
    var lastEscaped = start
    while true {
      switch bytes[end] {
      case UInt8(ascii: "/") where hasPounds(pounds, at: end + 1):
        let endsWithBlank = bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == 0x09
        if pounds == 0, endsWithBlank, lastEscaped != end - 1 { return false }
        position = end + 1 + pounds
        append(.regex, from: start)
        return true
      case UInt8(ascii: "\\"):
        end += 1
        lastEscaped = end
        if Characters.endsLine(bytes[end]) || end >= count {
          if isMultiline { continue }
          return false
        }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        // This parenthesis closes a call with the operator `/` as its argument.
        if pounds == 0, depth < 0 { return false }
      case 0x0A, 0x0D:
        if !isMultiline { return false }
      case 0 where end >= count:
        if isMultiline { fewestUnclosedPounds = pounds }
        return false
      default: break
      }
      end += 1
    }
  }
}
