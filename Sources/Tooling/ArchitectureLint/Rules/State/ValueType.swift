import AdderModuleDiscovery
import AdderSwiftSource

/// Whether a property holds a plain value, as far as its declaration tells.
struct ValueType {
  let isValue: Bool

  init(of property: Property, of type: TypeDeclaration.ID, in module: LintedModule) {
    if let use = property.type {
      isValue = Self.isValue(use, property, type, module)
    } else {
      isValue = Self.isLiteral(property, module)
    }
  }

  private static func isValue(
    _ use: TypeUse, _ property: Property, _ type: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    guard use.shape == .single || use.shape == .collection, !use.names.isEmpty else { return false }
    return use.names.allSatisfy { name in
      let found = module.index.types(
        of: TypeUse(names: [name]), in: type, file: property.place.file)
      guard let first = found.first else {
        return isStandard(module.index.names[name.last])
      }
      switch module.index.types[first].kind {
      case .enum: return true
      // One that holds objects is a bundle of helpers.
      case .struct: return !holdsObjects(first, module)
      case .class, .actor, .protocol: return false
      }
    }
  }

  private static func holdsObjects(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    module.index.types[type].properties.contains { property in
      property.types.contains { held in
        switch module.index.types[held].kind {
        case .class, .actor, .protocol: true
        case .struct, .enum: false
        }
      }
    }
  }

  /// Values of the standard library and of Foundation that make up the data of a module.
  private static func isStandard(_ name: String) -> Bool {
    switch name {
    case "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64",
      "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Decimal", "BigUInt",
      "BigInt", "Date", "Data", "URL", "UUID", "IndexPath", "IndexSet", "TimeInterval", "CGFloat":
      true
    default: false
    }
  }

  /// `false`, `0`, `""`.
  private static func isLiteral(_ property: Property, _ module: LintedModule) -> Bool {
    let facts = module.facts(at: property.place)
    return facts.parts(of: Int(property.place.node)).contains { part in
      switch facts.nodes[part].kind {
      case .booleanLiteral, .integerLiteral, .floatLiteral, .stringLiteral: true
      default: false
      }
    }
  }
}
