import AdderArchitectures
import AdderModuleDiscovery

/// Checks all modules of a project with the chosen rules.
package struct Linter: Sendable {
  private let architectures: [Architecture]
  package let choice: RuleChoice
  let rules: RuleSet

  /// - Parameter architectures: the architectures that the modules were found with.
  init(architectures: [Architecture], choice: RuleChoice, rules: RuleSet) {
    self.architectures = architectures
    self.rules = rules
    self.choice = choice
  }

  /// - Parameter willCheck: called with the number of each module before it is checked.
  package func report(
    on project: LintedProject, willCheck: (Int) -> Void = { _ in }
  ) -> LintReport {
    var report = LintReport(
      choice, rules, leavingOut: choice.includesUnbuiltFiles ? [] : project.unbuiltFiles)
    var families: [String: [any RuleFamily]] = [:]
    for (number, module) in project.found.modules.enumerated() {
      willCheck(number)
      let architecture = architectures.first { $0.name == module.architecture }
      guard let architecture else { continue }
      report.prepare(for: architecture)
      let module = LintedModule(number, in: project, architecture)
      let active =
        families[architecture.name]
        ?? rules.families.filter {
          $0.rules.contains { report.follows($0, in: architecture) }
        }
      families[architecture.name] = active
      for family in active { family.check(module, &report) }
    }
    // The first one is the project's own architecture.
    if let architecture = architectures.first {
      for family in rules.projectFamilies { family.check(project, architecture, &report) }
    }
    report.dropRulesWithoutConvention()
    return report
  }
}
