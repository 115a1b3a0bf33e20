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
    write(to: &output, .lines(indentation: "\n"))
    return output
  }

  /// The value on one line.
  package var line: String {
    var output = ""
    write(to: &output, .line)
    return output
  }

  /// The value without a space between its parts.
  package var compact: String {
    var output = ""
    write(to: &output, .compact)
    return output
  }

  private enum Spacing {
    /// Each element on a line of its own, after this line break and indentation.
    case lines(indentation: String)
    case line, compact

    var inner: Self {
      guard case .lines(let indentation) = self else { return self }
      return .lines(indentation: indentation + "  ")
    }

    /// What is written before an element or a closing bracket.
    var lineBreak: String {
      if case .lines(let indentation) = self { indentation } else { "" }
    }

    var separator: String { if case .line = self { ", " } else { "," } }

    var colon: String { if case .compact = self { ":" } else { ": " } }
  }

  private func write(to output: inout String, _ spacing: Spacing) {
    switch self {
    case .string(let text): Self.write(text, to: &output)
    case .number(let number): output += String(number)
    case .bool(let value): output += value ? "true" : "false"
    case .array(let values):
      Self.write(values, "[", "]", to: &output, spacing) { value, output, spacing in
        value.write(to: &output, spacing)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &output, spacing) { member, output, spacing in
        Self.write(member.key, to: &output)
        output += spacing.colon
        member.value.write(to: &output, spacing)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to output: inout String,
    _ spacing: Spacing, _ write: (Element, inout String, Spacing) -> Void
  ) {
    output += open
    let inner = spacing.inner
    for (number, element) in elements.enumerated() {
      if number > 0 { output += spacing.separator }
      output += inner.lineBreak
      write(element, &output, inner)
    }
    if !elements.isEmpty { output += spacing.lineBreak }
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
