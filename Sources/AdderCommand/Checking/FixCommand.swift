import AdderArchitectureLint
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects

/// `adder check --fix` and `--rename`.
struct FixCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    if invocation.isSet(.dryRun), let format = invocation.value(.format),
      FindingFormat(rawValue: format)?.isForPrograms ?? false
    {
      throw UsageError.dryRunInFormat(format)
    }
    try invocation.recover(Project.root(around: invocation.environment.workingDirectory))
    let sources = try invocation.sources()
    let request = try invocation.checkRequest(sources)
    let accepted = try request.baseline()
    let repairs = [(OptionName.fix, FixedProject.Repair.fix), (.rename, .rename)]
      .filter { invocation.isSet($0.0) }.map(\.1)
    var fixed = FixedProject(sources, request, accepted, repairs: Set(repairs))
    for note in fixed.notes { invocation.console.report(note) }
    let count = fixed.wantedCount
    fixed.settle()
    report(fixed.refusals)

    var plan = try fixed.plan(title: title)
    var conclusion = self.conclusion(fixed, of: count, changesFiles: !plan.isEmpty)
    let result = RunResult(fixed.linted, fixed.report, request.choice)
    var baseline = fixed.baseline
    if invocation.isSet(.writeBaseline) {
      let written = try request.writeBaseline(of: result, over: baseline, &plan)
      baseline = written.baseline
      conclusion.append(written.conclusion)
    }
    let outcome = request.outcome(
      of: result, baseline: baseline, fileCount: sources.files.swift.count)
    if let note = outcome.note { invocation.console.report(note) }
    let isApplied = try invocation.carryOut(plan, in: request.root, confirm: {}) != nil
    if invocation.isSet(.dryRun) { return request.status(of: outcome.reported) }
    if isApplied { conclusion.append("'adder undo' reverts it.") }
    let printing = CheckPrinting(
      invocation: invocation, root: request.root, texts: fixed.linted.texts)
    try printing.conclude(conclusion.joined(separator: "\n"))
    if printing.isForPrograms || !outcome.reported.isEmpty {
      if !printing.isForPrograms { try invocation.console.show("") }
      try invocation.console.show(styled: printing.text(of: outcome.report))
    }
    return request.status(of: outcome.reported)
  }

  /// The maximum number of refusals that are shown. More would push the result off the screen.
  private static let shownRefusals = 20

  private func report(_ refusals: [String]) {
    for refusal in refusals.prefix(Self.shownRefusals) {
      invocation.console.report("note: \(refusal)")
    }
    let rest = refusals.count - Self.shownRefusals
    if rest > 0 { invocation.console.report("note: \(rest) more stay as they are.") }
  }

  private var title: String {
    let options = [OptionName.fix, .rename, .writeBaseline].filter(invocation.isSet)
    return (["check"] + options.map { "--\($0.rawValue)" }).joined(separator: " ")
  }

  private func conclusion(
    _ fixed: FixedProject, of count: Int, changesFiles: Bool
  ) -> [String] {
    var lines: [String] = []
    if changesFiles {
      lines.append("Fixed \(count - fixed.wantedCount) of \(count) findings.")
    } else {
      lines.append("'adder \(title)' found nothing to fix.")
    }
    if fixed.unprovenCount > 0 {
      let (noun, verb) = fixed.unprovenCount == 1 ? ("fix", "is") : ("fixes", "are")
      lines.append("\(fixed.unprovenCount) \(noun) could not be proven and \(verb) left out.")
    }
    if fixed.untriedCount > 0 {
      lines.append(
        """
        \(fixed.untriedCount) changes were not tried, because proving which ones are safe took too long. Run the \
        command again to continue, or use --only to rename less at once.
        """)
    }
    return lines + renamesLeft(fixed)
  }

  /// Returns a hint about what `--rename` could change.
  private func renamesLeft(_ fixed: FixedProject) -> [String] {
    let count = fixed.wanted.count { $0.change?.isName ?? false }
    guard count > 0, !invocation.isSet(.rename) else { return [] }
    return [
      "\(count) \(count == 1 ? "name" : "names") could be replaced everywhere: see 'adder check --rename --dry-run'."
    ]
  }
}
