import AdderArchitectures

/// Rules that one look at a module answers.
protocol RuleFamily: Sendable {
  /// What it can report.
  var rules: [LintRule] { get }

  /// Looks at one module, and reports what is wrong with it and what is right. Asked only where one of the rules is
  /// followed.
  func check(_ module: LintedModule, _ report: inout LintReport)
}

/// Rules about a project as a whole.
protocol ProjectRuleFamily: Sendable {
  var rules: [LintRule] { get }

  /// - Parameter architecture: one that says something of the whole project.
  func check(
    _ project: LintedProject, _ architecture: Architecture, _ report: inout LintReport)
}
