/// A string whose end has not been reached yet.
struct OpenString {
  let pounds: Int
  let isMultiline: Bool
  /// The number of open parentheses in the string's current interpolation.
  var depth = 0

  /// The number of quotation marks at each end of the string.
  var quotes: Int { isMultiline ? 3 : 1 }
}

extension Lexer {
  mutating func openString(pounds: Int, from start: Int) {
    position = start + pounds + 1
    var isMultiline = false
    if bytes[position] == UInt8(ascii: "\""), bytes[position + 1] == UInt8(ascii: "\"") {
      // Three quotation marks begin a multi-line string, unless it ends on this line: #""""#.
      if pounds == 0 || !endsOnLine(position, pounds) {
        isMultiline = true
        position += 2
      }
    }
    append(.stringOpen, from: start)
    strings.append(OpenString(pounds: pounds, isMultiline: isMultiline))
    cutStringText()
  }

  /// Returns true if the rest of the line contains a quotation mark with this number of pounds.
  private func endsOnLine(_ start: Int, _ pounds: Int) -> Bool {
    var end = start
    while !Characters.endsLine(bytes[end]), end < count {
      if bytes[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  func hasPounds(_ pounds: Int, at position: Int) -> Bool {
    for index in 0..<pounds where bytes[position + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Takes text up to the end of the string or an interpolation.
  mutating func cutStringText() {
    let string = strings[strings.count - 1]
    let start = position
    while true {
      let eight = EightBytes(at: bytes + position)
      let marks =
        eight.areBelow(0x0E) | eight.are(UInt8(ascii: "\"")) | eight.are(UInt8(ascii: "\\"))
      position += marks.firstByte
      if marks == 0 { continue }
      switch bytes[position] {
      case UInt8(ascii: "\"") where isEnd(of: string):
        appendText(from: start)
        let end = position
        position += string.quotes + string.pounds
        append(.stringClose, from: end)
        strings.removeLast()
        return
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: position + 1):
        let escaped = position + 1 + string.pounds
        if bytes[escaped] == UInt8(ascii: "(") {
          appendText(from: start)
          let opening = position
          position = escaped + 1
          strings[strings.count - 1].depth = 1
          append(.interpolationOpen, from: opening)
          return
        }
        // A newline ends a single-line string even if it is escaped.
        let isEnd = Characters.endsLine(bytes[escaped]) || escaped >= count
        position = isEnd ? escaped : escaped + 1
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline,
        0 where position >= count:
        appendText(from: start)
        strings.removeLast()
        return
      default: position += 1
      }
    }
  }

  private mutating func appendText(from start: Int) {
    if position > start { append(.stringText, from: start) }
  }

  /// Returns true if the quotation mark here ends a string.
  private func isEnd(of string: OpenString) -> Bool {
    if string.isMultiline,
      bytes[position + 1] != UInt8(ascii: "\"") || bytes[position + 2] != UInt8(ascii: "\"")
    {
      return false
    }
    return hasPounds(string.pounds, at: position + string.quotes)
  }
}
