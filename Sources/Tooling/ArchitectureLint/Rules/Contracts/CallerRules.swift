import AdderArchitectures
import AdderModuleDiscovery

/// Reports parts that call the methods of a contract although their roles are not users of the
/// contract.
struct CallerRules: RuleFamily {
  let entries: [ContractMethodRules.Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = CallerRules(entries: [
    .init(.interactorCalledOutsideView, ContractKind(from: [.shows], to: [.appliesBusinessLogic]))
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for entry in entries where report.follows(entry.rule, in: module) {
      for (contract, type) in module.contracts
      where entry.kind.fits(contract, in: module.architecture) {
        for call in module.project.calls[type] ?? [] {
          check(call, of: contract, entry.rule, module, &report)
        }
      }
    }
  }

  private func check(
    _ call: Call, of contract: Contract, _ rule: LintRule, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    // A type without a role may be anything: a decorator, a helper of a part.
    let roles = module.roles(of: call.caller, elsewhere: true)
    if roles.isEmpty { return }
    if roles.contains(where: contract.users.contains) {
      report.keeps(rule)
      return
    }
    let (caller, method) = (module.name(call.caller), module.index.names[call.method])
    report.finds(
      LintProblem(
        rule, module.subject(method, of: call.caller), at: module.nameplace(at: call.place),
        "'\(caller)' calls '\(method)' of '\(module.name(call.through))'. Only the \(contract.users.joined(separator: " and the ")) may call it."
      ), in: module)
  }
}
