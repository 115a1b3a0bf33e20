package import AdderArchitectures
import AdderModuleDiscovery

/// Looks at all modules of a project with all rules that are chosen.
package struct Linter: Sendable {
  private let architectures: [Architecture]
  package let choice: RuleChoice

  /// - Parameter architectures: those that the modules were found with.
  package init(architectures: [Architecture], choice: RuleChoice = RuleChoice()) {
    self.architectures = architectures
    self.choice = choice
  }

  package func report(on project: LintedProject) -> LintReport {
    var report = LintReport(choice)
    for (number, module) in project.found.modules.enumerated() {
      let architecture = architectures.first { $0.name == module.architecture }
      guard let architecture else { continue }
      let module = LintedModule(number, in: project, architecture)
      for family in RuleCatalog.families { family.check(module, &report) }
    }
    report.dropRulesWithoutConvention()
    return report
  }
}
