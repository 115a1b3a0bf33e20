import AdderArchitectures
import AdderModuleDiscovery

/// Reports protocols whose names do not match the name patterns of their contracts.
struct ContractNameRules: RuleFamily {
  /// A rule for contracts that certain roles use and implement.
  struct Entry: Sendable {
    let rule: LintRule
    let kind: ContractKind

    init(
      _ rule: LintRule, from: Traits = [], to: Traits = [],
      _ crossing: Contract.Crossing? = nil
    ) {
      self.rule = rule
      kind = ContractKind(from: from, to: to, crossing: crossing)
    }
  }

  /// Of the entries that fit a contract, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = ContractNameRules(entries: [
    Entry(.viewInputMisnamed, from: [.decides], to: [.shows], .within),
    Entry(.viewOutputMisnamed, from: [.shows], to: [.decides], .within),
    Entry(.interactorInputMisnamed, from: [.decides], to: [.appliesBusinessLogic], .within),
    Entry(.interactorOutputMisnamed, from: [.appliesBusinessLogic], to: [.decides], .within),
    Entry(.routerInputMisnamed, from: [.decides], to: [.navigates], .within),
    Entry(.sceneProtocolMisnamed),
    Entry(.contractMisnamed),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for (contract, type) in module.contracts where !contract.protocolNames.isEmpty {
      let entry = entries.first { entry in
        entry.rule.applies(to: module) && entry.kind.fits(contract, in: module.architecture)
      }
      guard let entry, report.follows(entry.rule, in: module) else { continue }
      let name = module.name(type)
      if contract.protocolNames.contains(where: { $0.names(name, in: module) }) {
        report.keeps(entry.rule, of: contract.name)
        continue
      }
      // A protocol that several modules share is named after none of them.
      let isShared = module.project.sharedContracts.contains(type) || module.isShared(type)
      if isShared, !name.hasPrefix(module.module.name) { continue }
      if module.isNamedForOthers(type, contract.protocolNames) { continue }
      let better = contract.protocolNames[0].typeName(module: module.module.name)
      if module.hasReason(forNameOf: type, besides: better) { continue }
      report.finds(
        LintProblem(
          entry.rule, module.subject(type), at: module.nameplace(of: type),
          "'\(name)' is the \(contract.name) of '\(module.module.name)'. Rename it to '\(better)'.",
          change: .type(name, to: better), kind: contract.name), in: module)
    }
  }
}

extension LintedModule {
  /// Returns true if types other than the module's parts conform to a protocol as well.
  func isShared(_ type: TypeDeclaration.ID) -> Bool {
    let own = Set(parts.map(\.type))
    return graph.conforming[type]?.contains { !own.contains($0) } ?? false
  }
}
