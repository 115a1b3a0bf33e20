extension Lexer {
  mutating func cutPound(from start: Int) {
    var pounds = 1
    while bytes[start + pounds] == UInt8(ascii: "#") { pounds += 1 }
    if bytes[start + pounds] == UInt8(ascii: "\"") {
      openString(pounds: pounds, from: start)
      return
    }
    if bytes[start + pounds] == UInt8(ascii: "/"), cutRegex(from: start, pounds: pounds) { return }
    // All pound signs are taken now, so that a long run of pound signs is not scanned again from
    // each sign.
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
}
