import AdderArchitectures
import AdderModuleDiscovery

/// Parts that a team's own architecture file requires and a module has not.
///
/// What a document requires is missed only where its work is done elsewhere (`CompletenessRules`). A team that writes
/// `required: true` itself means every module.
struct RequiredPartRules: RuleFamily {
  let rule = LintRule.requiredPartMissing

  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let required = module.architecture.rolesRequiredByTeam
    guard !required.isEmpty, report.follows(rule, in: module) else { return }
    let missing = module.wiring.missingRoles.filter(required.contains)
      .compactMap(module.architecture.role)
    if missing.isEmpty { return report.keeps(rule) }
    let name = module.module.name
    for role in missing {
      let advice = role.typeNames.first.map { "Add '\($0.typeName(module: name))'" } ?? "Add one"
      report.finds(
        rule, in: module, at: module.namesake, symbol: "\(name) \(role.name)",
        "The module '\(name)' has no \(role.name), which the architecture '\(module.architecture.name)' requires. \(advice)."
      )
    }
  }
}

extension Architecture {
  /// The roles that this file requires, and the shipped architecture it extends does not.
  var rolesRequiredByTeam: Set<String> {
    // One that extends nothing is a team's own as a whole; a shipped one has no base either.
    if shippedBase == nil, ShippedArchitectures.names.contains(name) { return [] }
    let shipped = shippedBase.flatMap { RequiredByDocument.shared[$0] } ?? []
    return Set(roles.filter(\.isRequired).map(\.name)).subtracting(shipped)
  }
}

/// The roles that shipped architectures require, by the architecture's name.
private enum RequiredByDocument {
  static let shared: [String: Set<String>] = Dictionary(
    ShippedArchitectures.names.compactMap { name in
      guard let architecture = try? ArchitectureReader().architecture(named: name) else {
        return nil
      }
      return (name, Set(architecture.roles.filter(\.isRequired).map(\.name)))
    }, uniquingKeysWith: { one, _ in one })
}
