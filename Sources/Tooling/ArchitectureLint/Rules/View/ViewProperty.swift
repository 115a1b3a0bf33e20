import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// The kind of value that a view's property stores, as far as its declaration shows.
struct ViewProperty {
  enum Kind {
    /// Something that is drawn or needed for drawing.
    case view
    /// Model objects: types that services work with.
    case data
    /// A single plain value.
    case value
    /// Another object.
    case object
    case unknown
  }

  let kind: Kind

  init(_ property: Property, of type: TypeDeclaration.ID, _ module: LintedModule) {
    kind =
      Self.isStored(property)
      ? Self.kind(of: property, type, module) : .unknown
  }

  private static func isStored(_ property: Property) -> Bool {
    !property.isStatic && !property.isComputed && !property.isLazy
      && property.strength == .strong
      // A constant with a literal value is not data.
      && !(property.isConstant && property.hasInitialValue)
  }

  private static func kind(
    of property: Property, _ type: TypeDeclaration.ID, _ module: LintedModule
  ) -> Kind {
    if isOutlet(property, module) { return .view }
    guard let use = property.type, !use.names.isEmpty else {
      return ValueType(of: property, of: type, in: module).isValue ? .value : .unknown
    }
    let held = use.names.flatMap { name in
      module.mentionedTypes(
        in: TypeUse(names: [TypeName(path: name.path)]), within: type, file: property.place.file)
    }
    if held.contains(where: { isDrawn($0, module) || isInner($0, of: type, module) }) {
      return .view
    }
    let isOfModels = held.contains { held in
      guard case .own(let own) = held else { return false }
      return module.serviceTypes.contains(own)
    }
    if isOfModels { return .data }
    // A view may keep the values that the presenter passes to it for display.
    if ValueType(of: property, of: type, in: module).isValue { return .value }
    return use.shape == .single && held.contains { isObject($0, module) } ? .object : .unknown
  }

  private static func isOutlet(_ property: Property, _ module: LintedModule) -> Bool {
    module.index.has(.outlets, in: property.attributes)
  }

  /// Returns true if a type is nested in the view: such types are needed for drawing.
  private static func isInner(
    _ type: MentionedType, of owner: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    guard case .own(let own) = type else { return false }
    return module.index.types[own].outer == owner
  }

  private static func isObject(_ type: MentionedType, _ module: LintedModule) -> Bool {
    guard case .own(let own) = type else { return false }
    return module.index.types[own].kind == .class
  }

  /// Returns true if a type belongs to the user interface, or inherits from a type that does.
  private static func isDrawn(_ type: MentionedType, _ module: LintedModule) -> Bool {
    switch type {
    case .own(let own): module.index.inherits(.drawnTypes, own)
    case .foreign(let name): FrameworkNames.drawnTypes.contains(module.index.names[name])
    }
  }
}
