import AdderArchitectures
import AdderModuleDiscovery

/// Checks all modules of a project with the chosen rules.
package struct Linter: Sendable {
  private let architectures: [Architecture]
  package let choice: RuleChoice
  let rules: RuleSet

  /// - Parameter architectures: the architectures that were used to discover the modules.
  init(architectures: [Architecture], choice: RuleChoice, rules: RuleSet) {
    self.architectures = architectures
    self.rules = rules
    self.choice = choice
  }

  /// - Parameter willCheck: called with the number of each module before it is checked.
  package func report(
    on project: LintedProject, willCheck: (Int) -> Void = { _ in }
  ) -> LintReport {
    let found = Set(project.found.modules.map(\.architecture))
    // The first architecture is the project's own, which may have layers and no modules.
    let used = architectures.enumerated().filter { number, architecture in
      number == 0 || found.contains(architecture.name)
    }.map(\.element)
    let stated = used.map { ArchitectureRules(rules, choice, $0) }
    let active = stated.map { stated in
      rules.families.filter { $0.rules.contains { stated[$0] != nil } }
    }
    var report = LintReport(
      choice, rules, stated: stated,
      leavingOut: choice.includesUnbuiltFiles ? [] : project.unbuiltFiles)
    for (number, module) in project.found.modules.enumerated() {
      willCheck(number)
      guard let place = used.firstIndex(where: { $0.name == module.architecture }) else { continue }
      let module = LintedModule(number, in: project, used[place], stated[place])
      for family in active[place] { family.check(module, &report) }
    }
    if let architecture = used.first, let rules = stated.first {
      for family in self.rules.projectFamilies {
        family.check(project, architecture, rules, &report)
      }
    }
    report.dropRulesWithoutConvention()
    return report
  }
}
