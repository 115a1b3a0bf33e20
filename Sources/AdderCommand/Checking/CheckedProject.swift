import AdderArchitectureLint
import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderProjects

/// What checking the project found that a command was started in.
struct CheckedProject {
  let sources: ProjectSources
  let settings: CheckSettings
  let choice: RuleChoice
  let found: RunResult

  /// All that was read of the project, for what is never released: the process is about to end, which gives all memory
  /// back at once, and to take millions of facts apart takes longer.
  private final class Whole {
    let linted: LintedProject

    init(linted: LintedProject) { self.linted = linted }
  }

  init(_ invocation: Invocation) throws {
    sources = try ProjectSources(invocation)
    settings = try sources.project.settings.check.completedByParents(from: sources.project.root)
    choice = try RuleChoice(settings, invocation)
    let kept = sources.kept("check", [choice.identity], invocation)
    if let result = kept?.bytes.flatMap({ RunResult(bytes: $0) }) {
      for note in result.notes { invocation.console.report(note) }
      found = result
      return
    }
    let linted = sources.lint()
    invocation.report(linted.found.findings)
    let linter = Linter(architectures: sources.architectures, choice: choice)
    let report = sources.report(on: linted, by: linter)
    let outcome = linted.suppressions.apply(
      to: linted.findings(report.findings), rules: RuleCatalog.rules.map(\.id),
      where: report.isFollowed)
    // Who asks for some rules alone is told of nothing else.
    let problems = choice.only.isEmpty ? choice.adjusted(outcome.problems) : []
    found = RunResult(
      findings: outcome.left + problems, suppressed: outcome.suppressed,
      moduleCount: linted.found.modules.count, notes: linted.found.findings.map(\.description))
    _ = Unmanaged.passRetained(Whole(linted: linted))
    kept?.keep(found.bytes)
  }
}

extension ProjectSources {
  /// Reads the project for rules to look at.
  func lint() -> LintedProject {
    LintedProject(discover(), in: texts, architectures: architectures)
  }

  /// Looks at all modules with all rules that are chosen.
  func report(on linted: LintedProject, by linter: Linter) -> LintReport {
    defer { progress.end() }
    let count = linted.found.modules.count
    return linter.report(on: linted) { progress.show("Checking module \($0 + 1) of \(count)…") }
  }
}
