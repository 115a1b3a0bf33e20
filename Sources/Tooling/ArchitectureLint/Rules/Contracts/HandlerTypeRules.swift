import AdderArchitectures
import AdderModuleDiscovery

/// Reports parts that reference the screen through a type other than the architecture's contract.
struct HandlerTypeRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    let from: Traits
    let to: Traits
  }

  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = HandlerTypeRules(entries: [
    Entry(rule: .routerViewWrongType, from: [.navigates], to: [.shows])
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for entry in entries where report.follows(entry.rule, in: module) {
      let kind = ContractKind(from: entry.from, to: entry.to)
      for reference in module.architecture.references {
        let contracts = reference.targets.compactMap { module.architecture.contract(named: $0) }
        guard !contracts.isEmpty, contracts.allSatisfy({ kind.fits($0, in: module.architecture) })
        else { continue }
        for part in module.parts(reference.holder) {
          check(reference, contracts, of: part, entry.rule, module, &report)
        }
      }
    }
  }

  private func check(
    _ reference: Reference, _ contracts: [Contract], of part: LintedModule.Part, _ rule: LintRule,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    for property in module.index.types[part.type].properties where !property.isStatic {
      let name = module.index.names[property.name]
      guard reference.property.values(of: name, member: true) != nil,
        let use = property.type, use.shape == .single, let declared = use.names.first
      else { continue }
      let type = module.index.names[declared.last]
      if contracts.contains(where: { $0.protocolNames.contains { $0.matches(type) } }) {
        report.keeps(rule)
        continue
      }
      // Another rule reports references to the concrete class.
      let own = property.types
      if own.contains(where: { module.index.types[$0].kind == .class }) { continue }
      let wanted = contracts.flatMap { $0.protocolNames.prefix(1) }.map(\.description)
      report.finds(
        LintProblem(
          rule, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
          "'\(module.name(part.type))' references the screen as '\(type)'. Declare '\(name)' as '\(wanted.joined(separator: " & "))', and make the view conform to it."
        ), in: module)
    }
  }
}
