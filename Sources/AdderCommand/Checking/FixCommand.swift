import AdderArchitectureLint
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderProjects

/// `adder check --fix`.
struct FixCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    try invocation.recover(Project.root(around: invocation.environment.workingDirectory))
    let sources = try ProjectSources(invocation)
    let settings = try sources.project.settings.check.completedByParents(
      from: sources.project.root)
    let linter = Linter(
      architectures: sources.architectures, choice: try RuleChoice(settings, invocation))
    let linted = sources.lint()
    invocation.report(linted.found.findings)
    let report = linter.report(on: linted)
    let suppressions = linted.suppressions
    func isWanted(_ finding: LintFinding) -> Bool {
      suppressions.isEmpty || !linted.findings([finding]).contains(where: suppressions.suppresses)
    }
    let fixing = LintFixing(
      report, of: linted, by: linter, architectures: sources.architectures, where: isWanted
    ) { sources.discover(in: $0) }
    let plan = try plan(fixing, sources)
    if plan.isEmpty, !invocation.isSet("dry-run") {
      let unproven = fixing.leftOut.count
      try invocation.console.show(
        "There is nothing that 'adder check --fix' can put right."
          + (unproven > 0 ? " \(unproven) fixes could not be proven to be right." : ""))
      return .success
    }
    guard try invocation.carryOut(plan, in: sources.project.root, confirm: {}) != nil else {
      return .success
    }
    try invocation.console.show(conclusion(fixing, of: report.findings.count(where: isWanted)))
    return .success
  }

  private func plan(_ fixing: LintFixing, _ sources: ProjectSources) throws -> FileChangePlan {
    var plan = FileChangePlan(title: "check --fix")
    for (path, text) in fixing.texts.sorted(by: { $0.key < $1.key }) {
      plan.replace(
        try ProjectPath(validating: path),
        expecting: try sources.texts.bytes(of: path, limit: .max), with: text)
    }
    return plan
  }

  private func conclusion(_ fixing: LintFixing, of count: Int) -> String {
    let rest = count - fixing.fixed.count
    var lines = [
      "Put \(fixing.fixed.count) of \(count) findings right, in \(fixing.texts.count) files."
    ]
    if !fixing.leftOut.isEmpty {
      lines.append("\(fixing.leftOut.count) more could not be proven to be right then, and stay.")
    }
    if rest > 0 { lines.append("'adder check' tells what is left.") }
    return (lines + ["'adder undo' takes it back."]).joined(separator: "\n")
  }
}
