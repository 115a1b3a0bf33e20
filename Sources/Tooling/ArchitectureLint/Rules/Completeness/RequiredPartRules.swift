import AdderArchitectures
import AdderModuleDiscovery

/// Reports missing parts that every module must have: `required: true` in the architecture's file.
///
/// `CompletenessRules` handles parts that a module must have only if they are needed. It reports
/// such a part as missing if another part does its work.
struct RequiredPartRules: RuleFamily {
  let rule = LintRule.requiredPartMissing

  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let required = module.architecture.alwaysRequiredRoles
    guard !required.isEmpty, report.follows(rule, in: module) else { return }
    let missing = module.wiring.missingRoles.filter(required.contains)
      .compactMap(module.architecture.role)
    if missing.isEmpty { return report.keeps(rule) }
    let name = module.module.name
    for role in missing {
      let advice = role.typeNames.first.map { "Add '\($0.typeName(module: name))'" } ?? "Add one"
      report.finds(
        LintProblem(
          rule, module.subject(part: role.name), at: module.namesake,
          "The module '\(name)' has no \(role.name), which the architecture '\(module.architecture.name)' requires. \(advice)."
        ), in: module)
    }
  }
}

extension Architecture {
  /// The roles that every module must have.
  var alwaysRequiredRoles: Set<String> {
    Set(roles.filter { $0.requirement == .always }.map(\.name))
  }
}
