import AdderArchitectureLint
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderProjects

/// `adder check --fix` and `--rename`.
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
    let report = sources.report(on: linted, by: linter)
    let suppressions = linted.suppressions
    func isWanted(_ finding: LintFinding) -> Bool {
      suppressions.isEmpty || !linted.findings([finding]).contains(where: suppressions.suppresses)
    }
    let fixing =
      invocation.isSet("fix")
      ? LintFixing(
        report, of: linted, by: linter, architectures: sources.architectures, where: isWanted
      ) { sources.discover(in: $0) } : nil
    let wanted = report.findings.filter(isWanted)
    let changing = try WiderFixing(
      wanted.compactMap(\.change), invocation, sources, linter, edited: fixing?.texts ?? [:])
    let plan = try changing.plan ?? plan(fixing, sources)
    changing.report(to: invocation)
    if plan.isEmpty, !invocation.isSet("dry-run") {
      try invocation.console.show(nothing(fixing, changing, wanted))
      return .success
    }
    guard try invocation.carryOut(plan, in: sources.project.root, confirm: {}) != nil else {
      return .success
    }
    try invocation.console.show(conclusion(fixing, changing, wanted))
    return .success
  }

  private func plan(_ fixing: LintFixing?, _ sources: ProjectSources) throws -> FileChangePlan {
    var plan = FileChangePlan(title: WiderFixing.title(invocation))
    for (path, text) in (fixing?.texts ?? [:]).sorted(by: { $0.key < $1.key }) {
      plan.replace(
        try ProjectPath(validating: path),
        expecting: try sources.texts.bytes(of: path, limit: .max), with: text)
    }
    return plan
  }

  // MARK: Messages

  private func nothing(
    _ fixing: LintFixing?, _ changing: WiderFixing, _ wanted: [LintFinding]
  ) -> String {
    let unproven = fixing?.leftOut.count ?? 0
    var text = "There is nothing that 'adder \(WiderFixing.title(invocation))' can put right."
    if unproven > 0 {
      text += " \(unproven) \(unproven == 1 ? "fix" : "fixes") could not be proven to be right."
    }
    return ([text] + renamesLeft(wanted)).joined(separator: "\n")
  }

  private func conclusion(
    _ fixing: LintFixing?, _ changing: WiderFixing, _ wanted: [LintFinding]
  ) -> String {
    let made = changing.findingCount(among: wanted)
    let fixed = (fixing?.fixed.count ?? 0) + made
    var lines = ["Put \(fixed) of \(wanted.count) findings right."]
    let unproven = fixing?.leftOut.count ?? 0
    if unproven > 0 {
      lines.append("\(unproven) more could not be proven to be right then, and stay.")
    }
    lines += renamesLeft(wanted)
    if wanted.count > fixed { lines.append("'adder check' tells what is left.") }
    return (lines + ["'adder undo' takes it back."]).joined(separator: "\n")
  }

  /// What the other option would do.
  private func renamesLeft(_ wanted: [LintFinding]) -> [String] {
    let count = wanted.count { $0.change?.isName ?? false }
    guard count > 0, !invocation.isSet("rename") else { return [] }
    return [
      "\(count) \(count == 1 ? "name" : "names") could be replaced everywhere: see 'adder check --rename --dry-run'."
    ]
  }
}
