import AdderArchitectures
import AdderModuleDiscovery

/// Reports parts that implement more than their own contracts.
struct NothingElseRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    /// The part must have one of these traits; empty for any part.
    let holders: Traits
  }

  /// Of the entries that match a part, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = NothingElseRules(entries: [
    Entry(rule: .presenterHasExtraProtocol, holders: [.formats]),
    Entry(rule: .configuratorHasProtocol, holders: [.composes]),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where part.role.implementsNothingElse {
      let entry = entries.first { entry in
        entry.rule.applies(to: module)
          && part.role.traits.hasAny(of: entry.holders)
      }
      guard let rule = entry?.rule, report.follows(rule, in: module) else { continue }
      let others = others(of: part, module)
      if others.isEmpty { report.keeps(rule) }
      let name = module.name(part.type)
      for (other, place) in others {
        report.finds(
          LintProblem(
            rule, module.subject(other, of: part.type), at: module.nameplace(at: place),
            "'\(name)' conforms to '\(other)'. Remove the conformance or move it to another object: \(part.role.name.withArticle) conforms \(allowed(part, module))."
          ), in: module)
      }
    }
  }

  private func allowed(_ part: LintedModule.Part, _ module: LintedModule) -> String {
    let contracts = module.architecture.contracts(implementedBy: part.role.name).map(\.name)
    return contracts.isEmpty ? "to no protocol" : "only to \(contracts.joined(separator: " and "))"
  }

  private func others(
    of part: LintedModule.Part, _ module: LintedModule
  ) -> [(name: String, place: SyntaxPlace)] {
    let contracts = module.contracts.filter {
      $0.contract.implementers.contains(part.role.name)
    }.map(\.type)
    let allowed = contracts.reduce(into: Set(contracts)) {
      $0.formUnion(module.index.allInherited(by: $1).types)
    }
    let declaration = module.index.types[part.type]
    return declaration.inherited.compactMap { inherited in
      let name = module.index.names[inherited.type.last]
      let found = module.index.type(
        inherited.type, in: declaration.outer, file: inherited.place.file)
      let isOther =
        found.map { isFurther($0, contracts, allowed, module) }
        ?? Self.endings.contains(where: name.hasSuffix)
      return isOther ? (name, inherited.place) : nil
    }
  }

  /// Returns true for a protocol that is not one of the contracts and does not refine any of them.
  private func isFurther(
    _ type: TypeDeclaration.ID, _ contracts: [TypeDeclaration.ID],
    _ allowed: Set<TypeDeclaration.ID>, _ module: LintedModule
  ) -> Bool {
    module.index.types[type].kind == .protocol && !allowed.contains(type)
      && module.index.allInherited(by: type).types.isDisjoint(with: contracts)
  }

  /// Suffixes of framework protocols. A foreign name without such a suffix may be a class.
  private static let endings = ["Delegate", "DataSource", "Observer"]
}
