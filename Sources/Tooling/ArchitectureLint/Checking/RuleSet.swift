import AdderShipped

/// Rules and the families that check them. The linter can access rules only through a rule set.
package struct RuleSet: Sendable {
  let rules: [LintRule]
  let families: [any RuleFamily]
  let projectFamilies: [any ProjectRuleFamily]
  private let rulesByID: [LintRule.ID: LintRule]

  /// - Parameter families: the families in the order in which they check a module.
  init(
    rules: [LintRule], families: [any RuleFamily], projectFamilies: [any ProjectRuleFamily]
  ) {
    self.rules = rules
    self.families = families
    self.projectFamilies = projectFamilies
    rulesByID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter name: the rule's id, or one of its former ids.
  func rule(named name: String) -> LintRule? { rulesByID[RuleNames.current(name)] }
}
