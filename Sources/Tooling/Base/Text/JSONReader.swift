/// A JSON value with its location.
package struct JSONNode {
  package let value: Value
  package let line: Int
  package let column: Int

  package enum Value {
    case string(String)
    /// The number as it is written in the file.
    case number(String)
    case bool(Bool)
    case null
    case array([JSONNode])
    case object([(key: JSONNode, value: JSONNode)])
  }
}

/// A syntax error: its location, and what was expected there.
package struct JSONProblem: Error, Equatable {
  package let line: Int
  package let column: Int
  package let expected: String
}

/// Reads JSON in one pass.
package struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private static let deepest = 32

  package static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    let node = try reader.readValue()
    reader.skipBlanks()
    guard reader.position == bytes.count else { throw reader.problem("the end of the file") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The column in characters, counted from 1. Invalid UTF-8 is counted as replacement characters.
  private var column: Int {
    String(decoding: bytes[lineStart..<position], as: UTF8.self).count + 1
  }

  private func problem(_ expected: String) -> JSONProblem {
    JSONProblem(line: line, column: column, expected: expected)
  }

  private mutating func skipBlanks() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        lineStart = position
      default: return
      }
    }
  }

  /// Skips white space, then the given character if it is next.
  ///
  /// - Returns: true if the character was there.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func readValue() throws(JSONProblem) -> JSONNode {
    skipBlanks()
    let (line, column) = (line, column)
    let value: JSONNode.Value =
      switch next {
      case UInt8(ascii: "{"): try nested { reader throws(JSONProblem) in try reader.readObject() }
      case UInt8(ascii: "["): try nested { reader throws(JSONProblem) in try reader.readArray() }
      case UInt8(ascii: "\""): .string(try readString())
      default: try readWord()
      }
    return JSONNode(value: value, line: line, column: column)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONProblem) -> JSONNode.Value
  ) throws(JSONProblem) -> JSONNode.Value {
    guard depth < Self.deepest else { throw problem("a value that is not nested so deep") }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func readObject() throws(JSONProblem) -> JSONNode.Value {
    var members: [(key: JSONNode, value: JSONNode)] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes") }
      let key = try readValue()
      guard take(":") else { throw problem("':'") }
      members.append((key, try readValue()))
    } while take(",")
    guard take("}") else { throw problem("',' or '}'") }
    return .object(members)
  }

  private mutating func readArray() throws(JSONProblem) -> JSONNode.Value {
    var values: [JSONNode] = []
    if take("]") { return .array(values) }
    repeat { values.append(try readValue()) } while take(",")
    guard take("]") else { throw problem("',' or ']'") }
    return .array(values)
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func readWord() throws(JSONProblem) -> JSONNode.Value {
    let start = position
    var end = position
    while end < bytes.count, Self.isOfWord(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    let value: JSONNode.Value
    switch word {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default:
      guard Double(word) != nil, word.utf8.first.map(Self.beginsNumber) == true else {
        throw problem("a value")
      }
      value = .number(word)
    }
    position = end
    return value
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension JSONReader {
  /// Reads a string. The next byte is its opening quote.
  private mutating func readString() throws(JSONProblem) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw problem("text in UTF-8 in front")
        }
        return valid
      case UInt8(ascii: "\\"): text += Array(String(try readEscape()).utf8)
      case 0..<0x20: throw problem("'\"' at the end of the text")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw problem("'\"' at the end of the text")
  }

  /// Reads an escape sequence. The next byte is its backslash.
  private mutating func readEscape() throws(JSONProblem) -> Unicode.Scalar {
    position += 1
    guard let sign = next else { throw problem("a character after '\\'") }
    position += 1
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readScalar()
    default:
      position -= 1
      throw problem("one of \"\\/bfnrtu behind '\\'")
    }
  }

  /// Reads the four digits after `\u`, and the second escape sequence of a surrogate pair.
  private mutating func readScalar() throws(JSONProblem) -> Unicode.Scalar {
    let first = try readDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else {
      throw problem("the other half of a pair of surrogates")
    }
    position += 2
    let second = try readDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem("the other half of a pair of surrogates in front") }
    return scalar
  }

  private mutating func readDigits() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
