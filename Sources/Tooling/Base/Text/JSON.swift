/// A JSON value whose objects keep the order of their keys.
package enum JSON: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])

  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral values: JSON...) { self = .array(values) }
  package init(dictionaryLiteral members: (String, JSON?)...) { self = .members(members) }

  /// Creates an object and omits the keys that have no value.
  package static func members(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The value formatted for people: indented by two spaces per level, with empty arrays
  /// and objects on one line.
  package var text: String {
    var output = ""
    write(to: &output, indentation: "\n")
    return output
  }

  /// The value on one line.
  package var line: String {
    var output = ""
    write(to: &output, indentation: nil)
    return output
  }

  /// - Parameter indentation: the line break and the value's indentation; `nil` to write everything
  ///   on one line.
  private func write(to output: inout String, indentation: String?) {
    switch self {
    case .string(let text): Self.write(text, to: &output)
    case .number(let number): output += String(number)
    case .bool(let value): output += value ? "true" : "false"
    case .array(let values):
      Self.write(values, "[", "]", to: &output, indentation) { value, output, indentation in
        value.write(to: &output, indentation: indentation)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &output, indentation) { member, output, indentation in
        Self.write(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, indentation: indentation)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to output: inout String,
    _ indentation: String?, _ write: (Element, inout String, String?) -> Void
  ) {
    output += open
    let inner = indentation.map { $0 + "  " }
    for (number, element) in elements.enumerated() {
      if number > 0 { output += inner == nil ? ", " : "," }
      output += inner ?? ""
      write(element, &output, inner)
    }
    if !elements.isEmpty { output += indentation ?? "" }
    output += close
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        output += "\\u" + scalar.value.hexadecimal(digits: 4)
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
