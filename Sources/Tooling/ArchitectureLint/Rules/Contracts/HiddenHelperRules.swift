import AdderArchitectures
import AdderModuleDiscovery

/// Reports view helpers that have a protocol which only one class implements.
struct HiddenHelperRules: RuleFamily {
  let rule = LintRule.displayManagerHasProtocol
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts
    where part.role.has(.displaysLists) && !part.role.has(.shows) && part.certainty == .certain {
      let hiding = module.index.allInherited(by: part.type).types.sorted()
        .filter { module.isHeldOnlyBy($0, insteadOf: part.type) }
      if hiding.isEmpty { report.keeps(rule) }
      for type in hiding {
        let (name, helper) = (module.name(type), module.name(part.type))
        report.finds(
          LintProblem(
            rule, module.subject(type), at: module.nameplace(of: type),
            "Only '\(helper)' conforms to '\(name)'. Delete the protocol, and store the class in the view."
          ), in: module)
      }
    }
  }
}

extension LintedModule {
  /// Returns true if a protocol is a mere substitute for one class: the protocol is named after the
  /// class, no other type conforms to it, not even in tests, and a part references the class
  /// through it.
  fileprivate func isHeldOnlyBy(
    _ type: TypeDeclaration.ID, insteadOf helper: TypeDeclaration.ID
  ) -> Bool {
    guard index.types[type].kind == .protocol, graph.conforming[type] == [helper],
      !contracts.contains(where: { $0.type == type }), name(type).hasPrefix(name(helper))
    else { return false }
    return project.heirs[type] == [helper]
      && parts.contains { part in
        graph.edges(from: part.type).contains { $0.target == helper && $0.declared == [type] }
      }
  }
}
