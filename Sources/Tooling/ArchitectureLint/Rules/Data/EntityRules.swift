import AdderArchitectures
import AdderModuleDiscovery

/// Reports entities that are more than data.
struct EntityRules: RuleFamily {
  /// An entity contains business logic.
  let noLogic = LintRule.entityContainsLogic
  /// An entity is a database object.
  let notManaged = LintRule.entityIsManagedObject

  var rules: [LintRule] { [noLogic, notManaged] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    if report.follows(noLogic, in: module) {
      for type in module.entityTypes { checkLogic(of: type, module, &report) }
    }
    if report.follows(notManaged, in: module) { checkManaged(module, &report) }
  }

  // MARK: Logic

  private func checkLogic(
    of type: TypeDeclaration.ID, _ module: LintedModule, _ report: inout LintReport
  ) {
    let name = module.title(of: type)
    let logic = module.index.types[type].functions.filter { function in
      function.hasBody && !function.isStatic && !function.isOverride
        && function.access > .fileprivate
        && Self.isLogic(module.index.names[function.name])
    }
    if logic.isEmpty { report.keeps(noLogic) }
    for function in logic {
      let method = module.index.names[function.name]
      report.finds(
        LintProblem(
          noLogic, module.subject(method, of: type, titled: name),
          at: module.nameplace(at: function.place),
          "The entity '\(name)' contains logic in '\(method)'. Move it to the interactor: entities are data only."
        ), in: module)
    }
  }

  /// Returns true if the first word of a name suggests that the method computes or does something.
  private static func isLogic(_ name: String) -> Bool {
    switch name.prefix(while: \.isLowercase) {
    case "can", "should", "may", "must", "needs", "validate", "calculate", "compute", "check",
      "verify", "perform", "load", "save", "send", "delete", "apply", "process":
      true
    default: false
    }
  }

  // MARK: Databases

  private func checkManaged(_ module: LintedModule, _ report: inout LintReport) {
    var known: Set<TypeDeclaration.ID> = []
    for (contract, _, methods) in module.contractMethods
    where contract.mustNotMention.contains(LintedModule.managedObjects) {
      for type in methods.flatMap({ module.mentionedTypes(in: $0.function, of: $0.owner) }) {
        guard case .own(let own) = type, known.insert(own).inserted else { continue }
        let name = module.title(of: own)
        if module.isManagedObject(type) {
          report.finds(
            LintProblem(
              notManaged, module.subject(own, titled: name), at: module.nameplace(of: own),
              "'\(name)' is passed as an entity but is a database object. Create a structure for use outside the store."
            ), in: module)
        } else if module.isPlainValue(own) {
          report.keeps(notManaged)
        }
      }
    }
  }
}
