import AdderBase

/// A recorded value.
package indirect enum TrafficValue: Equatable {
  case string(String)
  /// As it is written in the file.
  case number(String)
  case bool(Bool)
  case null
  case array([TrafficValue])
  case object([Member])
  /// What nothing encodes, such as an object: its description.
  case text(String)

  package struct Member: Equatable {
    package let name: String
    package let value: TrafficValue
  }

  init(_ node: JSONNode) {
    switch node.value {
    case .string(let text): self = .string(text)
    case .number(let text): self = .number(text)
    case .bool(let flag): self = .bool(flag)
    case .null: self = .null
    case .array(let nodes): self = .array(nodes.map(TrafficValue.init))
    case .object(let members):
      let members = members.compactMap { key, value -> Member? in
        guard case .string(let name) = key.value else { return nil }
        return Member(name: name, value: TrafficValue(value))
      }
      if members.count == 1, members[0].name == "$text", case .string(let text) = members[0].value {
        self = .text(text)
      } else {
        self = .object(members)
      }
    }
  }

  /// The value as JSON, on one line.
  package var json: String {
    switch self {
    case .string(let text): JSON.string(text).line
    case .number(let text): text
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .array(let values): "[\(values.map(\.json).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSON.string($0.name).line): \($0.value.json)" }.joined(separator: ", "))}"
    case .text(let text): "{\"$text\": \(JSON.string(text).line)}"
    }
  }

  /// The value for people, as Swift would write it.
  ///
  /// - Parameter type: The type of the value.
  package func description(ofType type: String) -> String {
    switch self {
    case .string(let text): JSON.string(text).line
    case .number(let text): text
    case .bool(let flag): "\(flag)"
    case .null: "nil"
    case .array(let values):
      "[\(values.map { $0.description(ofType: "") }.joined(separator: ", "))]"
    case .object(let members): Self.description(members, type)
    case .text(let text): text
    }
  }

  private static func description(_ members: [Member], _ type: String) -> String {
    // The form in which cases are encoded: `{"loud": {"_0": 3}}`.
    if members.count == 1, case .object(let payload) = members[0].value,
      payload.isEmpty || payload.allSatisfy({ $0.name.hasPrefix("_") }) || payload[0].name == "_0"
    {
      let values = payload.map { value in
        (value.name.hasPrefix("_") ? "" : "\(value.name): ") + value.value.description(ofType: "")
      }
      return ".\(members[0].name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
    let values = members.map { "\($0.name): \($0.value.description(ofType: ""))" }
    return "\(type)(\(values.joined(separator: ", ")))"
  }
}
