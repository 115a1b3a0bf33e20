import AdderArchitectures
import AdderModuleDiscovery

/// Reports modules that nothing of the app leads to.
struct UnreachableRules: ProjectRuleFamily {
  let rule = LintRule.moduleUnreachable
  var rules: [LintRule] { [rule] }

  func check(
    _ project: LintedProject, _ architecture: Architecture, _ rules: ArchitectureRules,
    _ report: inout LintReport
  ) {
    guard rules[rule] != nil, !project.found.modules.isEmpty else { return }
    for (module, openers) in project.map.unreachableModules(in: project).all {
      let found = project.found.modules[module]
      if found.isScaffold { continue }
      let lead =
        openers.isEmpty
        ? "no entry point leads to it, and no other code of the app names its types"
        : "only \(Self.list(openers.map { project.found.modules[$0].name })) could, which nothing opens either"
      report.finds(
        LintProblem(
          rule, Subject(ofModule: module, in: project),
          at: project.nameplace(of: found.parts[0].type),
          "Nothing opens the module '\(found.name)': \(lead). Open it, or delete it."),
        // How many modules nothing opens says nothing about what is usual.
        under: rules, group: found.name, breaker: "modules")
    }
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.sorted().map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
