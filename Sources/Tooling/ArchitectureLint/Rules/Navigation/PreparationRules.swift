import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reports views that set up the next screen in a segue.
struct PreparationRules: RuleFamily {
  /// Of the rules that apply to the module's architecture, only the first one reports findings.
  let rules: [LintRule]

  static let all = PreparationRules(rules: [
    .viewPreparesNextScreen,
    .scenePreparedByView,
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let rule = rules.first { $0.applies(to: module) }
    guard let rule, report.follows(rule, in: module) else { return }
    for part in module.parts where part.role.has(.shows) {
      if let function = module.index.seguePreparation(of: part.type) {
        guard let destination = destination(in: function.place, module) else {
          report.keeps(rule)
          continue
        }
        let type = module.name(part.type)
        report.finds(
          LintProblem(
            rule, module.subject("prepare", of: part.type), at: destination,
            "'\(type)' sets up the next screen in 'prepare(for:sender:)'. Leave that to the router."
          ), in: module)
      }
    }
  }

  /// Returns the place where the destination of the segue is requested.
  private func destination(in place: SyntaxPlace, _ module: LintedModule) -> LintPlace? {
    let facts = module.facts(at: place)
    let first = Int(place.node)
    let found = facts.range(of: first).first { node in
      facts.nodes[node].kind == .member && facts.isNamed(node, "destination")
    }
    return found.map {
      module.nameplace(at: SyntaxPlace(file: place.file, node: Int32($0)))
    }
  }
}
