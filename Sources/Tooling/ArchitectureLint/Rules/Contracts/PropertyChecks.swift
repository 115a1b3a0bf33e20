import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Checks that a contract has no properties if the architecture allows none.
struct NoPropertyCheck: ProtocolCheck {
  func verdicts(
    on type: TypeDeclaration.ID, _ contract: Contract, _ module: LintedModule
  ) -> [ProtocolVerdict] {
    guard contract.properties == .none else { return [] }
    let properties = module.requiredProperties(of: type)
    if properties.isEmpty { return [.kept] }
    return properties.map { property in
      let name = module.index.names[property.name]
      return .broken(
        "'\(module.name(type))' requires the property '\(name)', but a contract declares what parts do, not what they have. Replace it with a method.",
        at: module.nameplace(at: property.place), member: name)
    }
  }
}

/// Reports settable properties that are never set, in contracts whose properties should be
/// read-only.
struct ReadOnlyPropertyCheck: ProtocolCheck {
  func verdicts(
    on type: TypeDeclaration.ID, _ contract: Contract, _ module: LintedModule
  ) -> [ProtocolVerdict] {
    // If nothing opens the module yet, the code that will open it may still set the property.
    guard contract.properties == .readOnly, module.isOpened else { return [] }
    return module.requiredProperties(of: type).map { property in
      let isSet = module.project.namesSetOnOthers
      guard module.index.hasSetter(property), !isSet.app.contains(property.name) else {
        return .kept
      }
      let name = module.index.names[property.name]
      return .broken(
        "'\(module.name(type)).\(name)' can be set by any code that reads it, but never is. Remove 'set'.",
        at: module.nameplace(at: property.place), member: name,
        fix: isSet.tests.contains(property.name) ? nil : fix(property, module))
    }
  }

  private func fix(_ property: Property, _ module: LintedModule) -> SourceFix? {
    let facts = module.facts(at: property.place)
    let accessors = facts.parts(.accessor, of: Int(property.place.node))
    guard accessors.count == 2, facts.isNamed(accessors[0], "get"),
      facts.isNamed(accessors[1], "set"), let text = module.text(of: property.place.file)
    else { return nil }
    let (first, last) = (facts.nodes[accessors[0]], facts.nodes[accessors[1]])
    // A comment between `get` and `set` would be deleted.
    guard SwiftText(text).hasOnlyBlanks(from: first.end, to: last.start) else { return nil }
    let place = LintPlace(file: property.place.file, start: first.end, end: last.end)
    return SourceFix([.init(place: place, text: "")])
  }
}
