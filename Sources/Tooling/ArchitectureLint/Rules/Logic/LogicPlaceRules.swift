import AdderArchitectures
import AdderModuleDiscovery

/// Reports parts whose code seems to make decisions that other parts should make.
struct LogicPlaceRules: RuleFamily {
  /// A rule about something that some roles should not do.
  struct Entry: Sendable {
    let rule: LintRule
    /// The part must have one of these traits.
    let holders: Traits
    let sign: LogicSign.Kind
    /// The problem, and what to do about it.
    let message: String
  }

  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for part in module.parts where !part.role.has(.appliesBusinessLogic) {
      let wanted = entries.filter { entry in
        part.role.traits.hasAny(of: entry.holders) && report.follows(entry.rule, in: module)
      }
      if wanted.isEmpty { continue }
      let signs = module.places(of: part.type).flatMap { LogicSign.all(in: $0, module) }
      for entry in wanted {
        tell(entry, signs.filter { $0.kind == entry.sign }, part, module, &report)
      }
    }
  }

  private func tell(
    _ entry: Entry, _ signs: [LogicSign], _ part: LintedModule.Part, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    if signs.isEmpty { report.keeps(entry.rule) }
    let type = module.name(part.type)
    for sign in signs {
      report.finds(
        LintProblem(
          entry.rule, module.subject(sign.word, of: part.type), at: sign.place,
          "'\(type)' \(entry.message)"), in: module)
    }
  }
}
