import AdderArchitectureLint
import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjects

extension CommandDescription {
  static let check: Self = CommandDescription(
    name: "check", aliases: ["lint"],
    summary: "Check modules against the rules of their architecture",
    discussion: """
      Who holds whom, what each part may know, and how parts talk is checked by what the code does, in any \
      project. Names and comments are checked where the project keeps to the architecture's; adder.yml can say \
      otherwise under 'check'. 'adder explain RULE' tells what a rule is for. A comment in the code leaves a finding \
      alone: '// adder:disable RULE reason' in its line or alone in front of it, 'adder:disable:file' for a file.
      """,
    arguments: [
      Argument(
        name: "PATH", summary: "Tell only of what is in these files and folders", isRequired: false,
        repeats: true, values: .files)
    ],
    options: [
      .value(
        .format, short: "f", "FORMAT",
        "How to tell it; by itself a summary, or all if it is little",
        values: .oneOf(CheckPrinting.formats)),
      .value(.only, "RULE", "Follow these rules alone", repeats: true),
      .value(
        .preset, "PRESET", "Which rules to follow: usual, strict, all or none",
        values: .oneOf(RuleChoice.Preset.allCases.map(\.rawValue))),
      .flag(.fix, "Put right what can be proven to be right then; 'adder undo' takes it back"),
      .flag(
        .rename, "Give types and methods the names that rules want, everywhere where that is safe"),
      .flag(.dryRun, "With --fix and --rename: show what would change, and write nothing"),
      .flag(.force, "With --fix, --rename and --write-baseline: change read-only files as well"),
      .flag(.allFiles, "Check files that belong to no target as well"),
      .value(.changedSince, "REVISION", "Tell only of files that differ from a git revision"),
      .value(.baseline, "FILE", "What is known and not told again", values: .files),
      .flag(.writeBaseline, "Make the baseline of all that is found now"),
      .value(
        .failOn, "SEVERITY", "From which severity on the command fails; warning by itself",
        values: .oneOf(Severity.allCases.map(\.rawValue) + ["never"])),
    ] + ProjectSources.options,
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
    let checked = try CheckedProject(invocation)
    let request = checked.request
    if invocation.isSet(.writeBaseline) { return try writeBaseline(of: checked) }
    let outcome = request.outcome(
      of: checked.found, baseline: try request.baseline(), fileCount: checked.fileCount)
    if let note = outcome.note { invocation.console.report(note) }
    try invocation.console.show(styled: checked.printing.text(of: outcome.report))
    return request.status(of: outcome.told)
  }

  private func writeBaseline(of checked: CheckedProject) throws -> ExitStatus {
    let request = checked.request
    var plan = FileChangePlan(title: "check --write-baseline")
    let (baseline, conclusion) = try request.writeBaseline(of: checked.found, &plan)
    _ = try invocation.carryOut(plan, in: request.root, confirm: {})
    if invocation.isSet(.dryRun) { return .success }
    try request.conclude(conclusion)
    if request.isForPrograms {
      let outcome = request.outcome(
        of: checked.found, baseline: baseline, fileCount: checked.fileCount)
      try invocation.console.show(styled: checked.printing.text(of: outcome.report))
    }
    return .success
  }
}
