import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Determines whether a property stores a plain value, as far as its declaration shows.
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
        return FrameworkNames.plainValues.contains(module.index.names[name.last])
      }
      switch module.index.types[first].kind {
      case .enum: return true
      // A structure that stores objects is a bundle of helpers.
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

  /// Returns true if the initial value is a literal: `false`, `0`, `""`.
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
