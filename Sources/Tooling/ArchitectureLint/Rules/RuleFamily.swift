import AdderArchitectures

/// Rules that one look at a module answers.
protocol RuleFamily: Sendable {
  /// What it can report.
  var rules: [LintRule] { get }

  /// Looks at one module, and reports what is wrong with it and what is right.
  func check(_ module: LintedModule, _ report: inout LintReport)
}

/// Rules about a project as a whole.
protocol ProjectRuleFamily: Sendable {
  var rules: [LintRule] { get }

  /// - Parameter architecture: one that says something of the whole project.
  func check(
    _ project: LintedProject, _ architecture: Architecture, _ report: inout LintReport)
}

extension RuleFamily {
  /// Whether any of the family's rules is followed where the module stands.
  func isActive(for module: LintedModule, _ report: LintReport) -> Bool {
    rules.contains { report.follows($0, in: module) }
  }
}
