import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports database objects that are passed to upper layers in ways that a signature does not show.
struct ManagedValueRules: RuleFamily {
  /// Database objects are passed to the output without conversion.
  let mapped = LintRule.interactorPassesManagedObject
  /// Database objects are stored in values that describe changes.
  let batches = LintRule.valueCarriesManagedObject

  var rules: [LintRule] { [mapped, batches] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    if report.follows(batches, in: module) { checkBatches(module, &report) }
    guard report.follows(mapped, in: module) else { return }
    for part in module.parts where part.role.has(.appliesBusinessLogic) && !part.role.has(.decides)
    {
      let outputs = module.names(ofReferencesFrom: part, to: .decides)
      if outputs.isEmpty { continue }
      for place in module.places(of: part.type) {
        for handed in HandedOn.all(to: outputs, in: place, of: part.type, module) {
          tell(handed, part, module, &report)
        }
      }
    }
  }

  private func tell(
    _ handed: HandedOn, _ part: LintedModule.Part, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    guard module.isManagedObject(.own(handed.type)) else {
      report.keeps(mapped)
      return
    }
    let (type, object) = (module.name(part.type), module.name(handed.type))
    report.finds(
      LintProblem(
        mapped, module.subject(object, of: part.type), at: handed.place,
        "'\(type)' passes on '\(object)' as it came from the database. Convert it to plain values first."
      ), in: module)
  }

  // MARK: Changes

  private func checkBatches(_ module: LintedModule, _ report: inout LintReport) {
    for (contract, _, methods) in module.contractMethods
    where contract.mustNotMention.contains(LintedModule.managedObjects) {
      for method in methods {
        for type in module.mentionedTypes(in: method.function, of: method.owner) {
          guard case .own(let batch) = type, module.index.types[batch].kind != .protocol else {
            continue
          }
          checkBatch(batch, module, &report)
        }
      }
    }
  }

  private func checkBatch(
    _ batch: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    guard !module.isManagedObject(.own(batch)) else { return }
    guard let held = managedProperty(of: batch, module, depth: 0) else {
      report.keeps(batches)
      return
    }
    let (name, property) = (module.title(of: held.owner), module.index.names[held.property.name])
    report.finds(
      LintProblem(
        batches, module.subject(property, of: held.owner, titled: name),
        at: module.nameplace(at: held.property.place),
        "'\(name)' passes the database object '\(module.name(of: held.type))' to upper layers. Pass a plain value instead."
      ), in: module)
  }

  private typealias Held = (owner: TypeDeclaration.ID, property: Property, type: MentionedType)

  /// Returns the first property of a value, or of the values in it, that stores a database object.
  private func managedProperty(
    of type: TypeDeclaration.ID, _ module: LintedModule, depth: Int
  ) -> Held? {
    guard module.isPlainValue(type), depth < 3 else { return nil }
    var inner: [TypeDeclaration.ID] = []
    for property in module.storedProperties(of: type) {
      let types = module.mentionedTypes(
        in: property.type, within: type, file: property.place.file)
      if let managed = types.first(where: module.isManagedObject) {
        return (type, property, managed)
      }
      for case .own(let own) in types where own != type { inner.append(own) }
    }
    return inner.lazy.compactMap { managedProperty(of: $0, module, depth: depth + 1) }.first
  }
}
