import AdderArchitectureLint
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderProjectChecks
import AdderProjects

extension CommandDescription {
  static let check: Self = CommandDescription(
    name: "check", aliases: ["lint"],
    summary: "Check modules against the rules of their architecture",
    discussion: """
      References, layers and contracts are checked in any project, based on what the code does. Names and comments \
      are checked only if most of the project follows the architecture's conventions. Configure rules under 'check' in \
      adder.yml; 'adder explain RULE' explains one. To suppress a finding, write '// adder:disable RULE reason' at the \
      end of its line or on the line above, or 'adder:disable:file' for a whole file.
      """,
    arguments: [
      Argument(
        name: "PATH", summary: "Check only these files and folders", isRequired: false,
        repeats: true, values: .files)
    ],
    options: [
      .value(
        .format, short: "f", "FORMAT",
        "Output format (default: all findings if there are few, else a summary)",
        values: .oneOf(FindingFormat.allCases.map(\.rawValue))),
      .value(.only, "RULES", "Check only these rules, separated by commas", repeats: true),
      .value(
        .preset, "PRESET", "Which rules to check",
        values: .oneOf(RuleChoice.Preset.allCases.map(\.rawValue))),
      .flag(.fix, "Apply the verified fixes; 'adder undo' reverts them"),
      .flag(
        .rename, "Rename types and methods as the rules ask, wherever that is safe"),
      .flag(.dryRun, "With --fix and --rename: show the changes without writing them"),
      .flag(.force, "With --fix, --rename and --write-baseline: also change read-only files"),
      .flag(.allFiles, "Also check files that belong to no target"),
      .value(.changedSince, "REVISION", "Check only files that changed since a git revision"),
      .value(.baseline, "FILE", "The baseline: findings to accept", values: .files),
      .flag(.writeBaseline, "Write all current findings to the baseline"),
      .value(
        .failOn, "SEVERITY", "Minimum severity that fails the run (default: warning)",
        values: .oneOf(Severity.allCases.map(\.rawValue) + ["never"])),
    ] + Invocation.sourceOptions,
    examples: [
      "adder check", "adder check Sources/Profile --format text",
      "adder check --only module-retain-cycle,presenter-retains-view",
      "adder check --format sarif > adder.sarif", "adder check --fix --dry-run",
    ],
    run: { try CheckCommand(invocation: $0).run() })
}

private struct CheckCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    if invocation.isSet(.fix) || invocation.isSet(.rename) {
      return try FixCommand(invocation: invocation).run()
    }
    if invocation.isSet(.writeBaseline) {
      try invocation.recover(Project.root(around: invocation.environment.workingDirectory))
    }
    let sources = try invocation.sources()
    let request = try invocation.checkRequest(sources)
    let found = CheckedProject(sources, request).found
    for note in found.notes { invocation.console.report(note) }
    let printing = CheckPrinting(invocation: invocation, root: request.root, texts: sources.texts)
    if invocation.isSet(.writeBaseline) {
      return try writeBaseline(of: found, sources.files.swift.count, request, printing)
    }
    let outcome = request.outcome(
      of: found, baseline: try request.baseline(), fileCount: sources.files.swift.count)
    if let note = outcome.note { invocation.console.report(note) }
    try invocation.console.show(styled: printing.text(of: outcome.report))
    return request.status(of: outcome.reported)
  }

  private func writeBaseline(
    of found: RunResult, _ fileCount: Int, _ request: CheckRequest, _ printing: CheckPrinting
  ) throws -> ExitStatus {
    var plan = FileChangePlan(title: "check --write-baseline")
    let (baseline, conclusion) = try request.writeBaseline(of: found, &plan)
    _ = try invocation.carryOut(plan, in: request.root, confirm: {})
    if invocation.isSet(.dryRun) { return .success }
    try printing.conclude(conclusion)
    if printing.isForPrograms {
      let outcome = request.outcome(of: found, baseline: baseline, fileCount: fileCount)
      try invocation.console.show(styled: printing.text(of: outcome.report))
    }
    return .success
  }
}
