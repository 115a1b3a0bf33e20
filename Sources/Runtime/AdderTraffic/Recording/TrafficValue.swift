import Foundation

/// An argument of a recorded call.
nonisolated public struct TrafficArgument {
  let json: String

  /// An argument whose value is recorded.
  public init<Value>(_ name: String, _ value: Value) {
    json =
      "{\"name\":\(TrafficValue.quoted(name)),"
      + "\"type\":\(TrafficValue.quoted(TrafficValue.typeName(value))),"
      + "\"value\":\(TrafficValue.json(value))}"
  }

  /// An argument that cannot be recorded, such as a closure.
  public init(_ name: String, unrecorded type: String) {
    json =
      "{\"name\":\(TrafficValue.quoted(name)),\"type\":\(TrafficValue.quoted(type)),"
      + "\"value\":{\"$text\":\(TrafficValue.quoted(type))}}"
  }
}

/// Values as JSON: what `Encodable` values encode, and for others what `Mirror` shows, in the form that the compiler
/// would encode. What has no such form, like an object, is `{"$text": "…"}`.
nonisolated enum TrafficValue {
  static func typeName(_ value: Any) -> String { "\(type(of: value))" }

  static func json(_ value: Any) -> String { json(value, depth: 0) }

  private static func json(_ value: Any, depth: Int) -> String {
    switch value {
    case let value as String: return quoted(value)
    case let value as Bool: return value ? "true" : "false"
    case let value as any BinaryInteger: return "\(value)"
    default: break
    }
    if let value = value as? any Encodable, let encoded = encoded(value) { return encoded }
    guard depth < 12 else { return text("…") }
    return described(value, depth)
  }

  private static func encoded(_ value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func described(_ value: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { json($0.value, depth: depth + 1) } ?? "null"
    case .collection, .set:
      return array(mirror.children.map(\.value), depth)
    case .dictionary:
      let pairs = mirror.children.prefix(limit).map { child in
        Array(Mirror(reflecting: child.value).children.map(\.value))
      }
      guard pairs.allSatisfy({ $0.count == 2 && $0[0] is String }) else {
        return array(pairs.flatMap { $0 }, depth)
      }
      return object(pairs.map { ("\($0[0])", $0[1]) }, depth)
    case .struct:
      if let raw = rawValue(value) { return json(raw, depth: depth + 1) }
      return object(mirror.children.map { ($0.label ?? "", $0.value) }, depth)
    case .tuple: return array(mirror.children.map(\.value), depth)
    case .enum:
      if let raw = rawValue(value) { return json(raw, depth: depth + 1) }
      guard let payload = mirror.children.first else { return "{\(quoted("\(value)")):{}}" }
      return "{\(quoted(payload.label ?? "\(value)")):\(self.payload(payload.value, depth))}"
    default:
      if value is Void { return "{}" }
      return text(object(value))
    }
  }

  /// The associated values of a case: `_0` for one without a label.
  private static func payload(_ value: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else { return object([("_0", value)], depth) }
    return object(
      mirror.children.enumerated().map { index, child in
        let label = child.label ?? ""
        return (label.isEmpty || label.hasPrefix(".") ? "_\(index)" : label, child.value)
      }, depth)
  }

  private static func rawValue(_ value: Any) -> Any? {
    func raw<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }
    return (value as? any RawRepresentable).map { raw($0) }
  }

  private static func object(_ value: Any) -> String {
    let type = "\(type(of: value))"
    guard value is any CustomStringConvertible else { return type }
    return "\(type): \("\(value)".prefix(200))"
  }

  /// The number of elements of a collection that are recorded.
  private static let limit = 1_000

  private static func array(_ values: [Any], _ depth: Int) -> String {
    var elements = values.prefix(limit).map { json($0, depth: depth + 1) }
    if values.count > limit { elements.append(text("\(values.count - limit) more")) }
    return "[\(elements.joined(separator: ","))]"
  }

  private static func object(_ members: [(String, Any)], _ depth: Int) -> String {
    let members = members.map { "\(quoted($0.0)):\(json($0.1, depth: depth + 1))" }
    return "{\(members.joined(separator: ","))}"
  }

  private static func text(_ text: String) -> String { "{\"$text\":\(quoted(text))}" }

  /// The text as a JSON string.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
