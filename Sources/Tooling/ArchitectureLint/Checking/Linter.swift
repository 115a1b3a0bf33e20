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
    let stated = used.flatMap { architecture in
      [true, false].map { ArchitectureRules(rules, choice, architecture, isChosen: $0) }
    }
    var report = LintReport(
      rules, stated: stated, moduleCount: project.found.modules.count,
      leavingOut: choice.includesUnbuiltFiles ? [] : project.unbuiltFiles)
    for (number, module) in project.found.modules.enumerated() {
      willCheck(number)
      let rules = stated.first {
        $0.architecture.name == module.architecture && $0.isChosen == module.isArchitectureChosen
      }
      guard let rules else { continue }
      let module = LintedModule(number, in: project, rules.architecture, rules)
      for family in rules.families { family.check(module, &report) }
    }
    if let architecture = used.first {
      let isChosen = project.found.statedArchitecture == architecture.name
      let rules = stated[isChosen ? 0 : 1]
      for family in self.rules.projectFamilies {
        family.check(project, architecture, rules, &report)
      }
    }
    report.applyConventions()
    lazy var code = RunningCode(
      project,
      AppCode(project.index, project.filesByName, isTest: project.tests.isTest))
    report.setAsideHarmless { finding in
      project.map.lastingModules(in: project).contains(finding.module)
        || !code.mayRun(at: finding.place)
    }
    return report
  }
}
