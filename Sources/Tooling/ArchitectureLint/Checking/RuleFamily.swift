import AdderArchitectures

/// Rules that are checked together in one pass over a module.
protocol RuleFamily: Sendable {
  /// The rules whose violations the family can report.
  var rules: [LintRule] { get }

  /// Checks one module: reports violations, and counts the places that comply with a rule. Called
  /// only if at least one of the rules is active.
  func check(_ module: LintedModule, _ report: inout LintReport)
}

/// Rules about a project as a whole.
protocol ProjectRuleFamily: Sendable {
  var rules: [LintRule] { get }

  /// - Parameters:
  ///   - architecture: the project's own architecture.
  ///   - rules: the rules of that architecture.
  func check(
    _ project: LintedProject, _ architecture: Architecture, _ rules: ArchitectureRules,
    _ report: inout LintReport)
}
