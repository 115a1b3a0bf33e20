/// A data model of Core Data, as the `contents` of an `.xcdatamodel` describe it.
package struct DataModel: Hashable, Sendable {
  package struct Entity: Hashable, Sendable {
    package var name: String
    /// The name of the class, without the module.
    package var className: String
    /// The name of the entity that this one inherits from.
    package var parent: String?
    /// What Xcode generates for the entity.
    package var generation: Generation
    package var attributes: [Attribute] = []
    /// The names of the properties with other objects.
    package var relationships: [String] = []
  }

  package enum Generation: Hashable, Sendable {
    /// The class and its properties.
    case classDefinition
    /// The properties, in an extension of a class of the project.
    case category
    case nothing
  }

  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// The type as Xcode names it: `Integer 64`.
    package var type: String
    /// True if the property is a number instead of an object that may be missing.
    package var isScalar: Bool
    /// The class of a transformable attribute.
    package var className: String?
  }

  package let entities: [Entity]

  /// Parses the bytes of the `contents` of an `.xcdatamodel`.
  package init(parsing bytes: [UInt8]) throws(DataModelError) {
    entities = try DataModelReader.read(bytes)
  }

  /// The name of the model's current version, from the property list `.xccurrentversion`.
  package static func currentVersion(in list: [UInt8]) -> String? {
    (try? DataModelReader.strings(in: list))?.first { $0.hasSuffix(".xcdatamodel") }
  }
}

extension DataModel.Attribute {
  /// The type of the property that Xcode generates; `nil` if it is not known.
  package var swiftType: String? {
    switch type {
    case "String": "String?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "Binary", "Binary Data": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    case "Transformable": (className ?? "NSObject") + "?"
    case "Boolean": number("Bool")
    case "Integer 16": number("Int16")
    case "Integer 32": number("Int32")
    case "Integer 64": number("Int64")
    case "Double": number("Double")
    case "Float": number("Float")
    default: nil
    }
  }

  private func number(_ scalar: String) -> String { isScalar ? scalar : "NSNumber?" }
}

/// The reason why a data model is not read.
package enum DataModelError: Error, Equatable {
  case notWellFormed
  /// The file is too large for a data model.
  case tooLarge
  /// An entity of XML is declared, which can grow without limit.
  case declaresEntity
}
