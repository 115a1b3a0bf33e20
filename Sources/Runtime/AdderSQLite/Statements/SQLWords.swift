/// Finds words in a statement outside of its string literals, quoted names and comments.
package enum SQLWords {
  /// Returns true if the SQL contains the word REPLACE, except as the name of a function call.
  /// If it does, the statement may delete rows to make room for others.
  package static func mayReplace(_ sql: String) -> Bool {
    let bytes = Array(sql.utf8)
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        position = endOfQuoted(bytes, from: position, closing: bytes[position])
      case UInt8(ascii: "["):
        position = endOfQuoted(bytes, from: position, closing: UInt8(ascii: "]"))
      case UInt8(ascii: "-"), UInt8(ascii: "/"):
        position = endOfComment(bytes, from: position) ?? position + 1
      case let byte where isWord(byte):
        let start = position
        while position < bytes.count, isWord(bytes[position]) { position += 1 }
        if bytes[start..<position].elementsEqual("replace".utf8, by: { $0 | 0x20 == $1 }),
          !isCall(bytes, at: position)
        {
          return true
        }
      default: position += 1
      }
    }
    return false
  }

  /// Returns true if the statement is VACUUM.
  package static func isVacuum(_ sql: String) -> Bool {
    let bytes = Array(sql.utf8)
    var position = 0
    while position < bytes.count {
      if let end = endOfComment(bytes, from: position) {
        position = end
      } else if isWord(bytes[position]) {
        let word = bytes[position...].prefix { isWord($0) }
        return word.elementsEqual("vacuum".utf8, by: { $0 | 0x20 == $1 })
      } else if [0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ";")].contains(bytes[position]) {
        position += 1
      } else {
        return false
      }
    }
    return false
  }

  /// Returns the position after a quoted string or name. A doubled quote inside it is treated as
  /// the end of one quoted string and the start of another.
  private static func endOfQuoted(_ bytes: [UInt8], from start: Int, closing: UInt8) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != closing { position += 1 }
    return position + 1
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    var position = start + 2
    switch (bytes[start], bytes[start + 1]) {
    case (UInt8(ascii: "-"), UInt8(ascii: "-")):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return position
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      while position + 1 < bytes.count {
        if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
          return position + 2
        }
        position += 1
      }
      return bytes.count
    default: return nil
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isCall(_ bytes: [UInt8], at end: Int) -> Bool {
    var position = end
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
        position += 1
      case UInt8(ascii: "-"), UInt8(ascii: "/"):
        guard let next = endOfComment(bytes, from: position) else { return false }
        position = next
      case let byte: return byte == UInt8(ascii: "(")
      }
    }
    return false
  }
}
