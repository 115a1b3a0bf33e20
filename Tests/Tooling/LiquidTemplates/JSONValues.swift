@testable import AdderLiquidTemplates

extension LiquidValue {
  /// Reads a value from JSON text. Foundation's reader loses the order of keys, which is visible in
  /// loops.
  init(json text: String) throws(JSONProblem) {
    var reader = JSONReader(Array(text.utf8))
    self = try reader.value()
    try reader.end()
  }
}

struct JSONProblem: Error {
  let offset: Int
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func end() throws(JSONProblem) {
    skipSpace()
    guard position == bytes.count else { throw problem }
  }

  mutating func value() throws(JSONProblem) -> LiquidValue {
    skipSpace()
    guard position < bytes.count else { throw problem }
    switch bytes[position] {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", true)
    case UInt8(ascii: "f"): return try word("false", false)
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private var problem: JSONProblem { JSONProblem(offset: position) }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func word(
    _ text: String, _ value: LiquidValue
  ) throws(JSONProblem) -> LiquidValue {
    guard bytes[position...].starts(with: text.utf8) else { throw problem }
    position += text.utf8.count
    return value
  }

  private mutating func object() throws(JSONProblem) -> LiquidObject {
    var object = LiquidObject()
    position += 1
    guard !take("}") else { return object }
    repeat {
      skipSpace()
      let name = try string()
      guard take(":") else { throw problem }
      object[name] = try value()
    } while take(",")
    guard take("}") else { throw problem }
    return object
  }

  private mutating func array() throws(JSONProblem) -> [LiquidValue] {
    var elements: [LiquidValue] = []
    position += 1
    guard !take("]") else { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw problem }
    return elements
  }

  private mutating func number() throws(JSONProblem) -> LiquidValue {
    let text = String(bytes: bytes[position...].prefix { $0.isWord || "+-.".utf8.contains($0) })
    position += text.utf8.count
    if let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else { throw problem }
    return .float(number)
  }

  private mutating func string() throws(JSONProblem) -> String {
    var units: [UInt16] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        units.append(try escape())
      } else {
        let run = bytes[position...].prefix { !"\"\\".utf8.contains($0) }
        units += Array(String(bytes: run).utf16)
        position = run.endIndex
      }
    }
    position += 1
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escape() throws(JSONProblem) -> UInt16 {
    guard position + 1 < bytes.count else { throw problem }
    position += 2
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "u"):
      let digits = String(bytes: bytes[position...].prefix(4))
      guard let unit = UInt16(digits, radix: 16) else { throw problem }
      position += 4
      return unit
    case let byte: return UInt16(byte)
    }
  }
}
