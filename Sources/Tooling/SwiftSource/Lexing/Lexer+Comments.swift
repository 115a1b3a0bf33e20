extension Lexer {
  /// Skips a comment. Returns false if there is none here.
  mutating func skipComment() -> Bool {
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

  /// Skips to the end of the line, without the line break.
  mutating func skipLine() {
    while true {
      let ends = EightBytes(at: bytes + position).areBelow(0x0E)
      position += ends.firstByte
      if ends == 0 { continue }
      let byte = bytes[position]
      if Characters.endsLine(byte) || (byte == 0 && position >= count) { return }
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
}
