/// The conversion of values to text.
extension LiquidValue {
  /// Writes the value as `{{ value }}` does: an array as its elements, without separators.
  func write(to output: inout TextBuffer) { write(to: &output, depth: 0) }

  private func write(to output: inout TextBuffer, depth: Int) {
    switch self {
    case .string(let text): output.append(text)
    case .integer(let number): output.append(number)
    case .array(let elements):
      guard depth < Self.deepestText else { return output.append("[...]") }
      for element in elements { element.write(to: &output, depth: depth + 1) }
    default: describe(to: &output, depth: depth)
    }
  }

  /// The text of the value for filters. An array is written as in Ruby, with brackets.
  var text: String {
    if case .string(let text) = self { return text }
    var output = TextBuffer()
    describe(to: &output)
    return String(bytes: output.bytes)
  }

  /// The value as it is written inside an array or object. Distinct values have distinct
  /// representations.
  var inspection: [UInt8] {
    var output = TextBuffer()
    inspect(to: &output, depth: 0)
    return Array(output.bytes)
  }

  // Values nested deeper than this are abbreviated, so that deeply nested data cannot overflow
  // the stack.
  private static let deepestText = 200

  func describe(to output: inout TextBuffer, depth: Int = 0) {
    switch self {
    case .null: break
    case .string(let text): output.append(text)
    case .loop: output.append("Liquid::ForloopDrop")
    default: inspect(to: &output, depth: depth)
    }
  }

  private func inspect(to output: inout TextBuffer, depth: Int) {
    switch self {
    case .null: output.append("nil")
    case .bool(let value): output.append(value ? "true" : "false")
    case .integer(let number): output.append(number)
    case .float(let number): output.append(number.liquidText)
    case .string(let text): Self.quote(text, to: &output)
    case .range(let first, let last):
      output.append(first)
      output.append("..")
      output.append(last)
    case .loop: output.append("#<Liquid::ForloopDrop>")
    case .array(let elements):
      guard depth < Self.deepestText else { return output.append("[...]") }
      output.append("[")
      for (position, element) in elements.enumerated() {
        if position > 0 { output.append(", ") }
        element.inspect(to: &output, depth: depth + 1)
      }
      output.append("]")
    case .object(let object):
      guard depth < Self.deepestText else { return output.append("{...}") }
      output.append("{")
      for (position, entry) in object.entries.enumerated() {
        if position > 0 { output.append(", ") }
        Self.quote(entry.key.text, to: &output)
        output.append("=>")
        entry.value.inspect(to: &output, depth: depth + 1)
      }
      output.append("}")
    }
  }

  /// Writes the text as a Ruby string literal.
  private static func quote(_ text: String, to output: inout TextBuffer) {
    output.append(UInt8(ascii: "\""))
    var follows: UInt8 = 0
    for byte in text.utf8 {
      // Unescaped, `#{`, `#$` and `#@` would begin an interpolation.
      if follows == UInt8(ascii: "#"), [0x7B, 0x24, 0x40].contains(byte) {
        output.cut(to: output.count - 1)
        output.append("\\#")
      }
      switch byte {
      case UInt8(ascii: "\""): output.append("\\\"")
      case UInt8(ascii: "\\"): output.append("\\\\")
      case 0x07: output.append("\\a")
      case 0x08: output.append("\\b")
      case 0x09: output.append("\\t")
      case 0x0A: output.append("\\n")
      case 0x0B: output.append("\\v")
      case 0x0C: output.append("\\f")
      case 0x0D: output.append("\\r")
      case 0x1B: output.append("\\e")
      case 0..<0x20, 0x7F:
        output.append(byte < 0x10 ? "\\x0" : "\\x")
        output.append(String(byte, radix: 16, uppercase: true))
      default: output.append(byte)
      }
      follows = byte
    }
    output.append(UInt8(ascii: "\""))
  }
}

extension Double {
  /// The number as Ruby writes it, with the fewest digits that identify it.
  var liquidText: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
    guard self != 0 else { return sign == .minus ? "-0.0" : "0.0" }
    // Swift and Ruby write numbers in the same way, except for very large and very small ones.
    if (0.001..<1e15).contains(magnitude) { return description }
    let (digits, exponent) = magnitude.shortestDigits
    let sign = self < 0 ? "-" : ""
    switch exponent {
    case 1...15,
      16 where digits.utf8.count > 16:
      let padded = digits + String(repeating: "0", count: max(0, exponent - digits.utf8.count))
      let whole = padded.prefix(exponent)
      let fraction = padded.dropFirst(exponent)
      return "\(sign)\(whole).\(fraction.isEmpty ? "0" : fraction)"
    case -3...0:
      return "\(sign)0.\(String(repeating: "0", count: -exponent))\(digits)"
    default:
      let fraction = digits.dropFirst()
      let power = exponent - 1
      let written = power.magnitude < 10 ? "0\(power.magnitude)" : "\(power.magnitude)"
      return "\(sign)\(digits.prefix(1)).\(fraction.isEmpty ? "0" : fraction)"
        + "e\(power < 0 ? "-" : "+")\(written)"
    }
  }

  /// The significant digits of a positive number, and the number of digits before the decimal
  /// point.
  var shortestDigits: (digits: String, exponent: Int) {
    var digits: [UInt8] = []
    var exponent = 0
    var sawPoint = false
    var written = description.utf8[...]
    if let mark = written.firstIndex(of: UInt8(ascii: "e")) {
      exponent = Int(String(Substring(written[written.index(after: mark)...]))) ?? 0
      written = written[..<mark]
    }
    for byte in written {
      if byte == UInt8(ascii: ".") {
        sawPoint = true
      } else {
        digits.append(byte)
        if !sawPoint { exponent += 1 }
      }
    }
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    return (String(bytes: digits.dropFirst(leading)), exponent - leading)
  }
}
