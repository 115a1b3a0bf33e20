import AdderRecordedTraffic
import AdderSwiftSource

/// Writes recorded values as expressions of their declared types.
struct RecordedValues {
  let samples: SampleValues

  /// An expression, and what it needs.
  struct Expression: Equatable {
    let text: String
    /// True if evaluating it can throw.
    var canThrow = false
    /// True if it decodes JSON.
    var decodes = false
  }

  /// The name of the function that decodes a value.
  static let decode = "recorded"

  /// Returns the expression for a value; `nil` if the recorded value does not say enough.
  func expression(_ value: TrafficValue, as type: Syntax, depth: Int = 0) -> Expression? {
    guard depth < 8 else { return nil }
    let type = samples.scope.resolved(type.plainType).plainType
    switch type.kind {
    case .optionalType, .unwrappedType:
      if value == .null { return Expression(text: "nil") }
      return type.type.flatMap { expression(value, as: $0, depth: depth) }
    case .arrayType: return type.type.flatMap { array(value, of: $0, depth) }
    case .dictionaryType:
      let types = type.parts.filter(\.kind.isType)
      return types.count == 2 ? dictionary(value, types[0], types[1], depth) : nil
    case .tupleType: return tuple(value, type, depth)
    case .constrainedType:
      return type.name == "any" && type.type?.baseName == "Error"
        ? Expression(text: "\(SampleValues.error)()") : nil
    case .typeName, .memberType: return named(value, type, depth)
    default: return nil
    }
  }

  // MARK: - Collections

  private func array(_ value: TrafficValue, of type: Syntax, _ depth: Int) -> Expression? {
    guard case .array(let values) = value else { return nil }
    return joined(values.map { ("", expression($0, as: type, depth: depth + 1)) }) { "[\($0)]" }
  }

  private func dictionary(
    _ value: TrafficValue, _ key: Syntax, _ type: Syntax, _ depth: Int
  ) -> Expression? {
    guard case .object(let members) = value, key.baseName == "String" else { return nil }
    if members.isEmpty { return Expression(text: "[:]") }
    return joined(
      members.map {
        ("\($0.name.swiftLiteral): ", expression($0.value, as: type, depth: depth + 1))
      }
    ) { "[\($0)]" }
  }

  private func tuple(_ value: TrafficValue, _ type: Syntax, _ depth: Int) -> Expression? {
    let elements = type.parts(.tupleTypeElement)
    if elements.isEmpty { return Expression(text: "()") }
    guard case .array(let values) = value, values.count == elements.count else { return nil }
    return joined(
      zip(values, elements).map { value, element in
        let label = element.name.isEmpty ? "" : "\(element.name): "
        return (label, element.type.flatMap { expression(value, as: $0, depth: depth + 1) })
      }
    ) { "(\($0))" }
  }

  private func joined(
    _ parts: [(label: String, value: Expression?)], _ whole: (String) -> String
  ) -> Expression? {
    var texts: [String] = []
    var canThrow = false
    var decodes = false
    for (label, value) in parts {
      guard let value else { return nil }
      texts.append(label + value.text)
      canThrow = canThrow || value.canThrow
      decodes = decodes || value.decodes
    }
    return Expression(
      text: whole(texts.joined(separator: ", ")), canThrow: canThrow, decodes: decodes)
  }

  // MARK: - Named types

  private func named(_ value: TrafficValue, _ type: Syntax, _ depth: Int) -> Expression? {
    guard let name = type.baseName else { return nil }
    if let known = Self.known(value, name) { return known }
    let arguments = type.genericArguments
    switch name {
    case "Array", "Set": return arguments.first.flatMap { array(value, of: $0, depth) }
    case "Dictionary" where arguments.count == 2:
      return dictionary(value, arguments[0], arguments[1], depth)
    case "Optional": return arguments.first.flatMap { expression(value, as: $0, depth: depth) }
    case "Error": return Expression(text: "\(SampleValues.error)()")
    default: break
    }
    if let elements = samples.elements(of: type) {
      return element(value, of: elements, type, depth)
    }
    guard let declaration = samples.types.declaration(of: type), !declaration.isPrivate,
      declaration.node.part(.genericParameter) == nil
    else { return nil }
    if declaration.node.kind == .structDeclaration,
      let made = structure(value, declaration, depth)
    {
      return made
    }
    let names = samples.types.inherited(by: declaration).compactMap(\.baseName)
    guard names.contains("Codable") || names.contains("Decodable"), value.isComplete else {
      return nil
    }
    return Expression(
      text: "try \(Self.decode)(\(declaration.qualifiedName).self, \(value.json.swiftLiteral))",
      canThrow: true, decodes: true)
  }

  /// Values of the standard library and Foundation, in the form in which they are encoded.
  private static func known(_ value: TrafficValue, _ type: String) -> Expression? {
    func required(_ text: String) -> Expression {
      Expression(text: "try \(MissingValue.require)(\(text))", canThrow: true)
    }
    switch (type, value) {
    case ("String", .string(let text)), ("Substring", .string(let text)),
      ("Character", .string(let text)), ("Any", .string(let text)):
      return Expression(text: text.swiftLiteral)
    case ("Bool", .bool(let flag)), ("Any", .bool(let flag)): return Expression(text: "\(flag)")
    case ("Int", .number(let text)), ("Int8", .number(let text)), ("Int16", .number(let text)),
      ("Int32", .number(let text)), ("Int64", .number(let text)), ("UInt", .number(let text)),
      ("UInt8", .number(let text)), ("UInt16", .number(let text)), ("UInt32", .number(let text)),
      ("UInt64", .number(let text)), ("Double", .number(let text)), ("Float", .number(let text)),
      ("CGFloat", .number(let text)), ("TimeInterval", .number(let text)),
      ("Decimal", .number(let text)), ("Any", .number(let text)):
      return Expression(text: text)
    case ("URL", .string(let text)): return required("URL(string: \(text.swiftLiteral))")
    case ("UUID", .string(let text)): return required("UUID(uuidString: \(text.swiftLiteral))")
    case ("Data", .string(let text)): return required("Data(base64Encoded: \(text.swiftLiteral))")
    case ("Date", .number(let text)):
      return Expression(text: "Date(timeIntervalSinceReferenceDate: \(text))")
    case ("IndexPath", .object(let members)):
      guard members.count == 1, members[0].name == "indexes",
        case .array(let indexes) = members[0].value
      else { return nil }
      return Expression(
        text: "IndexPath(indexes: [\(indexes.map(\.json).joined(separator: ", "))])")
    case ("Void", _): return Expression(text: "()")
    default: return nil
    }
  }

  /// A case with its values, or the one with a raw value.
  private func element(
    _ value: TrafficValue, of elements: [SampleValues.Element], _ type: Syntax, _ depth: Int
  ) -> Expression? {
    let name = samples.types.declaration(of: type)?.qualifiedName ?? type.text
    switch value {
    case .string, .number:
      return Expression(
        text: "try \(MissingValue.require)(\(name)(rawValue: \(value.json)))", canThrow: true)
    case .object(let members):
      guard members.count == 1, case .object(let payload) = members[0].value,
        let element = elements.first(where: {
          $0.name.withoutBackticks == members[0].name && $0.values.count == payload.count
        })
      else { return nil }
      let prefix = type.baseName == "Result" ? "" : name
      if payload.isEmpty { return Expression(text: "\(prefix).\(element.name)") }
      return joined(
        zip(element.values, payload).map { declared, member in
          let label = declared.label.isEmpty ? "" : "\(declared.label): "
          return (label, expression(member.value, as: declared.type, depth: depth + 1))
        }
      ) { "\(prefix).\(element.name)(\($0))" }
    default: return nil
    }
  }

  /// A structure, if one of its initializers takes exactly what was recorded.
  private func structure(
    _ value: TrafficValue, _ declaration: DeclaredTypes.Declaration, _ depth: Int
  ) -> Expression? {
    guard case .object(let members) = value else { return nil }
    let block = declaration.node.part(.memberBlock)?.parts ?? []
    let stored = block.filter { $0.kind == .variableDeclaration && !$0.isStatic }
      .flatMap { variable in
        variable.parts(.binding).filter(\.isStored).map { (variable: variable, binding: $0) }
      }
    guard Set(stored.map(\.binding.name)) == Set(members.map(\.name)) else { return nil }
    let values = Dictionary(
      members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let initializers = block.filter { $0.kind == .initializerDeclaration }
    let parameters: [(label: String?, name: String, type: Syntax?)]
    if initializers.isEmpty {
      guard !stored.contains(where: { $0.variable.isPrivate }) else { return nil }
      // A constant with a value is no parameter, and always has this value.
      let open = stored.filter {
        !($0.variable.traits.contains(.isConstant) && $0.binding.value != nil)
      }
      parameters = open.map { ($0.binding.name, $0.binding.name, $0.binding.type) }
    } else {
      let properties = PartProperties(block)
      let found = initializers.lazy.map { initializer in
        initializer.parts(.parameter).map {
          (
            label: $0.argumentLabel, name: properties.name(setFrom: $0.name) ?? $0.name,
            type: $0.type
          )
        }
      }.first { parameters in
        Set(parameters.map(\.name)) == Set(values.keys)
      }
      guard let found else { return nil }
      parameters = found
    }
    return joined(
      parameters.map { parameter in
        let label = parameter.label.map { "\($0): " } ?? ""
        guard let value = values[parameter.name], let type = parameter.type else {
          return (label, nil)
        }
        return (label, expression(value, as: type, depth: depth + 1))
      }
    ) { "\(declaration.qualifiedName)(\($0))" }
  }
}

extension TrafficValue {
  /// True if everything in the value was encoded.
  var isComplete: Bool {
    switch self {
    case .text: false
    case .array(let values): values.allSatisfy(\.isComplete)
    case .object(let members): members.allSatisfy(\.value.isComplete)
    case .string, .number, .bool, .null: true
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
