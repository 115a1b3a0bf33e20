import AdderArchitectures
import AdderModuleDiscovery

/// Checks the methods of contracts. Each group checks one property of a method.
struct ContractMethodRules: RuleFamily {
  struct Group: Sendable {
    let check: any MethodCheck
    /// Of the entries that match a method's contract, only the first one reports findings.
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
          let verdict = check.verdict(on: method, among: methods, module)
          tell(verdict, rule, method, of: contract, module, &report)
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
    _ verdict: Verdict, _ rule: LintRule, _ method: ContractMethod, of contract: Contract,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    switch verdict {
    case .aside: break
    case .kept: report.keeps(rule, of: contract.name)
    case .broken(let message, let better):
      let owner = module.name(method.owner)
      report.finds(
        LintProblem(
          rule, module.subject(method.name, of: method.owner),
          at: module.nameplace(at: method.function.place), message,
          change: better.map { .method(method.name, of: owner, to: $0) }, kind: contract.name),
        in: module)
    }
  }
}

/// The result of a check.
enum Verdict {
  /// The rule does not apply.
  case aside
  case kept
  /// - Parameter better: a better name, if the name is wrong.
  case broken(String, better: String? = nil)

  /// Creates `broken` if there is a problem, otherwise `kept`.
  init(_ problem: String?) { self = problem.map { .broken($0) } ?? .kept }
}

protocol MethodCheck: Sendable {
  /// - Parameter methods: all methods that the protocol requires.
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict
}

extension ContractMethod {
  /// Returns the name that messages use for the method.
  func title(_ module: LintedModule) -> String { "'\(module.name(owner)).\(name)'" }
}
