import AdderArchitectures
import AdderModuleDiscovery

/// Reports transitions to a module that are implemented identically in several routers.
struct RouteRules: RuleFamily {
  let rule = LintRule.routerDuplicatesTransition
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    guard report.follows(rule, in: module) else { return }
    for part in module.parts where part.role.has(.navigates) {
      for function in module.index.types[part.type].functions where function.hasBody {
        let count = module.project.repeatedTransitions.routerCount(of: function)
        if count <= report.limit(of: rule, in: module) {
          report.keeps(rule)
          continue
        }
        let name = module.index.names[function.name]
        report.finds(
          LintProblem(
            rule, module.subject(name, of: part.type), at: module.nameplace(at: function.place),
            "The code of '\(name)' is identical in \(count) routers. Extract it into a shared route."
          ), in: module)
      }
    }
  }
}
