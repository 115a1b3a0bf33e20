import AdderArchitectures
import AdderLiquidTemplates

/// The data of a service or a mapper: the plain object, its record, and their properties.
struct CompanionData {
  private let names: CompanionNames
  private let properties: [ExistingModels.Property]

  /// - Throws: `CompanionError` if a record does not have what the plain object needs, or if tests
  ///   need a value of an unknown type.
  init(_ request: CompanionRequest, _ names: CompanionNames) throws(CompanionError) {
    self.names = names
    properties = request.models.model ?? request.models.record ?? Self.usual
    isEquatable = request.models.isEquatable
    guard request.kind != .helper else { return }
    let used = request.kind == .mapper ? [names.model, names.record] : [names.model]
    if request.kind == .mapper || request.places.tests != nil,
      let type = request.models.withOwnInitializers.first(where: used.contains)
    {
      throw .ownInitializer(type: type, kind: request.kind.rawValue)
    }
    if request.kind == .mapper, let model = request.models.model, let record = request.models.record
    {
      let unmatched = model.filter { !record.contains($0) }.map(\.name)
      guard unmatched.isEmpty else {
        throw .unmatchedProperties(unmatched, model: names.model, record: names.record)
      }
    }
    guard request.places.tests != nil else { return }
    let needed = request.kind == .mapper ? request.models.record ?? properties : properties
    for property in needed where Self.sample(of: property) == nil {
      throw .unknownValue(property: property.name, type: property.type)
    }
    recordProperties = needed
  }

  /// All properties of the record, of which the plain object may have only some.
  private var recordProperties: [ExistingModels.Property] = []

  private let isEquatable: Bool

  private static let usual = [
    ExistingModels.Property(name: "id", type: "String"),
    ExistingModels.Property(name: "title", type: "String"),
  ]

  var value: LiquidValue {
    let words = NameWords(names.word).sentence
    let plural = names.word.plural
    return [
      "type": .string(names.model), "record": .string(names.record),
      "words": .string(words), "plural_words": .string(NameWords(plural).sentence),
      "variable": .string(NameWords(names.word).variable),
      "plural": .string(NameWords(plural).variable), "plural_type": .string(plural),
      "sample": .string(sample),
      "record_sample": .string(sample(names.record, recordProperties)),
      "imports_foundation": .bool(
        (properties + recordProperties).contains { Self.isOfFoundation($0.type) }),
      "is_equatable": .bool(isEquatable),
      "is_identifiable": .bool(properties.contains { $0.name == "id" }),
      "properties": .array(
        properties.map { property in
          [
            "name": .string(property.name), "type": .string(property.type),
            "title": .string(property.name.capitalizedFirst),
            "sample": .string(Self.sample(of: property) ?? ""),
          ]
        }),
    ]
  }

  /// The plain object in a test.
  var sample: String { sample(names.model, properties) }

  private func sample(_ type: String, _ properties: [ExistingModels.Property]) -> String {
    let arguments = properties.map { "\($0.name): \(Self.sample(of: $0) ?? "")" }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: - Values

  /// A value for a test, which says which property it is for; `nil` for a type that is not known.
  private static func sample(of property: ExistingModels.Property) -> String? {
    sample(ofType: property.type, for: property.name)
  }

  private static func sample(ofType type: String, for name: String) -> String? {
    switch type {
    case "String": return "\"\(NameWords(name).sentence.capitalizedFirst)\""
    case "Substring": return "\"\(NameWords(name).sentence.capitalizedFirst)\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return "7"
    case "Double", "Float": return "1.5"
    case "Bool": return "true"
    case "Date": return "Date(timeIntervalSince1970: 60)"
    case "Data": return "Data([1, 2])"
    case "URL": return "URL(fileURLWithPath: \"/\(name)\")"
    case "Decimal": return "Decimal(7)"
    default: break
    }
    if type.hasSuffix("?") { return sample(ofType: String(type.dropLast()), for: name) }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return sample(ofType: String(type.dropFirst().dropLast()), for: name).map { "[\($0)]" }
    }
    return nil
  }

  private static func isOfFoundation(_ type: String) -> Bool {
    let words = type.split { !$0.isLetter }
    return words.contains { ["Date", "Data", "URL", "Decimal", "UUID"].contains($0) }
  }
}
