import AdderArchitectures
import AdderModuleDiscovery

/// Checks the protocols of contracts as a whole. Each group checks one property of a protocol.
struct ContractProtocolRules: RuleFamily {
  struct Group: Sendable {
    let check: any ProtocolCheck
    /// Of the entries that match the protocol's contract, only the first one reports findings.
    let entries: [ContractMethodRules.Entry]
  }

  let groups: [Group]
  var rules: [LintRule] { groups.flatMap { $0.entries.map(\.rule) } }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for (contract, type) in module.contracts where contract.isBetweenParts(of: module.architecture)
    {
      for group in groups {
        let entry = group.entries.first { entry in
          entry.rule.applies(to: module)
            && entry.kind.fits(contract, in: module.architecture)
        }
        guard let entry, report.follows(entry.rule, in: module) else { continue }
        for verdict in group.check.verdicts(on: type, contract, module) {
          tell(verdict, entry.rule, type, module, &report)
        }
      }
    }
  }

  private func tell(
    _ verdict: ProtocolVerdict, _ rule: LintRule, _ type: TypeDeclaration.ID,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    switch verdict {
    case .kept: report.keeps(rule)
    case .broken(let message, let place, let member, let fix):
      let subject = member.map { module.subject($0, of: type) } ?? module.subject(type)
      report.finds(LintProblem(rule, subject, at: place, message, fix: fix), in: module)
    }
  }
}

/// The result of one check of a protocol.
enum ProtocolVerdict {
  case kept
  case broken(String, at: LintPlace, member: String? = nil, fix: SourceFix? = nil)
}

protocol ProtocolCheck: Sendable {
  func verdicts(
    on type: TypeDeclaration.ID, _ contract: Contract, _ module: LintedModule
  ) -> [ProtocolVerdict]
}
