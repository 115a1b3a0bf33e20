import AdderArchitectures
import AdderModuleDiscovery

/// What the methods of contracts keep to: one group of entries for each thing that is looked at.
struct ContractMethodRules: RuleFamily {
  struct Group: Sendable {
    let check: any MethodCheck
    /// The first whose contracts a method is of reports.
    let entries: [Entry]
  }

  struct Entry: Sendable {
    let rule: LintRule
    let kind: ContractKind

    init(_ rule: LintRule, _ kind: ContractKind = .any) {
      self.rule = rule
      self.kind = kind
    }
  }

  let groups: [Group]
  var rules: [LintRule] { groups.flatMap { $0.entries.map(\.rule) } }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for (contract, _, methods) in module.contractMethods {
      let checks = checks(of: contract, module, report)
      for method in methods {
        for (check, rule) in checks {
          tell(check.verdict(on: method, among: methods, module), rule, method, module, &report)
        }
      }
    }
  }

  private func checks(
    of contract: Contract, _ module: LintedModule, _ report: LintReport
  ) -> [(check: any MethodCheck, rule: LintRule)] {
    groups.compactMap { group in
      let entry = group.entries.first { entry in
        entry.rule.applies(to: module)
          && entry.kind.fits(contract, in: module.architecture)
      }
      guard let entry, report.follows(entry.rule, in: module) else { return nil }
      return (group.check, entry.rule)
    }
  }

  private func tell(
    _ verdict: Verdict, _ rule: LintRule, _ method: ContractMethod, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    switch verdict {
    case .aside: break
    case .kept: report.keeps(rule)
    case .broken(let message, let better):
      let owner = module.name(method.owner)
      report.finds(
        LintProblem(
          rule, module.subject(method.name, of: method.owner),
          at: module.nameplace(at: method.function.place), message,
          change: better.map { .method(method.name, of: owner, to: $0) }), in: module)
    }
  }
}

/// What a check thinks of something.
enum Verdict {
  /// The rule is not about it.
  case aside
  case kept
  /// - Parameter better: What it should be called, where that is wrong.
  case broken(String, better: String? = nil)

  /// Kept unless there is a problem.
  init(_ problem: String?) { self = problem.map { .broken($0) } ?? .kept }
}

protocol MethodCheck: Sendable {
  /// - Parameter methods: all requirements of the protocol.
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict
}

extension ContractMethod {
  /// As messages call it.
  func title(_ module: LintedModule) -> String { "'\(module.name(owner)).\(name)'" }
}
