import AdderArchitectures
import AdderModuleDiscovery

/// Reports special transitions that are added to the protocol which all routers use.
struct TransitionProtocolRules: RuleFamily {
  let rule = LintRule.transitionProtocolExtended
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    guard report.follows(rule, in: module) else { return }
    let files = Set(module.architecture.baseFiles.flatMap(\.contracts))
    for (contract, type) in module.contracts where files.contains(contract.name) {
      let name = module.name(type)
      // A special transition should have its own protocol.
      guard contract.protocolNames.contains(where: { $0.name([:]) == name }) else {
        report.keeps(rule)
        continue
      }
      let declaration = module.index.types[type]
      let asked = Set(declaration.functions.filter { !$0.hasBody }.map(MethodSignature.init))
      for function in declaration.functions
      where function.hasBody && function.place.file != declaration.place.file
        && !asked.contains(MethodSignature(function))
      {
        let added = module.index.names[function.name]
        report.finds(
          LintProblem(
            rule, module.subject(added, of: type), at: module.nameplace(at: function.place),
            "'\(added)' is added to '\(name)', which all routers use. Declare the transition in a separate protocol that inherits from '\(name)'."
          ), in: module)
      }
    }
  }
}
