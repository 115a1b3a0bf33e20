import AdderLiquidTemplates

extension LiquidValue {
  /// The value as JSON, for the Ruby benchmark to read.
  var json: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let object):
      "{\(object.keys.map { "\(Self.quoted($0)):\((object[$0] ?? .null).json)" }.joined(separator: ","))}"
    case .null, .range, .loop: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
