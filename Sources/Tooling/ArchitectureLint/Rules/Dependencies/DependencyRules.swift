import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports parts that create or look up their helpers themselves.
struct DependencyRules: RuleFamily {
  struct Entry: Sendable {
    let rule: LintRule
    let holders: Traits
  }

  /// Of the entries that match a part, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = DependencyRules(entries: [
    Entry(rule: .viewCreatesDependency, holders: [.shows]),
    Entry(rule: .serviceInjectionMissing, holders: [.appliesBusinessLogic, .decides, .navigates]),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where !part.role.has(.composes) {
      let entry = entries.first { entry in
        entry.rule.applies(to: module)
          && part.role.traits.hasAny(of: entry.holders)
      }
      guard let entry, report.follows(entry.rule, in: module) else { continue }
      let helpers = SelfServedHelper.all(in: part.type, module)
      if helpers.isEmpty { report.keeps(entry.rule) }
      let type = module.name(part.type)
      for helper in helpers {
        let name = module.name(helper.type)
        report.finds(
          LintProblem(
            entry.rule, module.subject(name, of: part.type), at: helper.place,
            helper.isShared
              ? "'\(type)' uses '\(name).\(helper.member)' directly. Inject it where '\(type)' is created."
              : "'\(type)' creates '\(name)' itself. Inject it where '\(type)' is created."
          ), in: module)
      }
    }
  }
}
