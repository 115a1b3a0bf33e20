import AdderArchitectureLint
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
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
        "format", short: "f", "FORMAT",
        "How to tell it; by itself a summary, or all if it is little",
        values: .oneOf(CheckPrinting.formats)),
      .value("only", "RULE", "Follow these rules alone", repeats: true),
      .value(
        "preset", "PRESET", "Which rules to follow: usual, strict, all or none",
        values: .oneOf(RuleChoice.Preset.allCases.map(\.rawValue))),
      .flag("fix", "Put right what can be proven to be right then; 'adder undo' takes it back"),
      .flag(
        "rename", "Give types and methods the names that rules want, everywhere where that is safe"),
      .flag("dry-run", "With --fix and --rename: show what would change, and write nothing"),
      .value("changed-since", "REVISION", "Tell only of files that differ from a git revision"),
      .value("baseline", "FILE", "What is known and not told again", values: .files),
      .flag("write-baseline", "Make the baseline of all that is found now"),
      .value(
        "fail-on", "SEVERITY", "From which severity on the command fails; warning by itself",
        values: .oneOf(Severity.allCases.map(\.rawValue) + ["never"])),
    ] + ProjectSources.options,
    examples: [
      "adder check", "adder check Sources/Profile --format text",
      "adder check --only wiring-retain-cycle,presenter-view-weak",
      "adder check --format sarif > adder.sarif", "adder check --fix --dry-run",
    ],
    run: { try CheckCommand(invocation: $0).run() })
}

private struct CheckCommand {
  let invocation: Invocation

  func run() throws -> ExitStatus {
    if invocation.isSet("fix") || invocation.isSet("rename") {
      return try FixCommand(invocation: invocation).run()
    }
    let checked = try CheckedProject(invocation)
    let isChosen = try choice(checked)
    let chosen = checked.found.findings.filter(isChosen)
    if invocation.isSet("write-baseline") { return try writeBaseline(of: chosen, checked) }
    let comparison = try baseline(checked)?.compare(chosen, where: isLookedAt(checked))
    let told = (comparison?.new ?? chosen) + checked.choice.adjusted(comparison?.stale ?? [])
    let report = FindingReport(
      told, known: comparison?.known,
      suppressed: checked.found.suppressed.filter { isChosen($0.finding) },
      rules: RuleCatalog.rules.map(\.told) + FindingRule.ofTheTool,
      fileCount: checked.sources.files.swift.count, moduleCount: checked.found.moduleCount,
      version: AdderVersion.text)
    let text = CheckPrinting(invocation: invocation, checked: checked).text(of: report)
    try invocation.console.show(styled: text)
    return try status(told)
  }

  /// Which findings were asked for.
  private func choice(_ checked: CheckedProject) throws -> (Finding) -> Bool {
    let root = checked.sources.project.root
    let paths = try invocation.arguments.map { argument -> String in
      guard let path = invocation.file(argument).relative(to: root),
        invocation.file(argument).exists
      else { throw CommandError.nothingToCheck(argument) }
      return path.text
    }
    let changed = try invocation.value("changed-since").map {
      try ChangedFiles(since: $0, in: root, invocation.environment)
    }
    return { finding in
      guard let file = finding.location?.file else { return true }
      let isBelow = paths.contains { $0.isEmpty || file == $0 || file.hasPrefix("\($0)/") }
      return (paths.isEmpty || isBelow) && changed?.paths.contains(file) != false
    }
  }

  private func status(_ findings: [Finding]) throws -> ExitStatus {
    let word = invocation.value("fail-on") ?? "warning"
    guard let least = Severity(rawValue: word) else { return .success }
    return findings.contains { $0.severity >= least } ? .refused : .success
  }

  // MARK: Baseline

  private static let usualBaseline = ".adder-baseline.json"

  private func baselinePath(_ checked: CheckedProject) throws -> ProjectPath {
    let root = checked.sources.project.root
    if let text = invocation.value("baseline") {
      guard let path = invocation.file(text).relative(to: root) else {
        throw CommandError.nothingToCheck(text)
      }
      return try ProjectPath(validating: path.text)
    }
    return try ProjectPath(validating: checked.settings.baseline?.text ?? Self.usualBaseline)
  }

  private func baseline(_ checked: CheckedProject) throws -> FindingBaseline? {
    let path = try baselinePath(checked).text
    let isAskedFor = invocation.value("baseline") != nil || checked.settings.baseline != nil
    let file = checked.sources.project.root.appending(path)
    guard isAskedFor || file.exists else { return nil }
    return try FindingBaseline(Array(try file.readText().utf8), file: path)
  }

  /// Whoever looks at a part of the project, or by a few rules, does not know what else is gone.
  private func isLookedAt(_ checked: CheckedProject) -> (FindingKey) -> Bool {
    let isWhole =
      invocation.arguments.isEmpty && invocation.value("changed-since") == nil
      && checked.choice.only.isEmpty
    return { _ in isWhole }
  }

  private func writeBaseline(of findings: [Finding], _ checked: CheckedProject) throws -> ExitStatus
  {
    let path = try baselinePath(checked)
    let root = checked.sources.project.root
    var plan = FileChangePlan(title: "check --write-baseline")
    let text = FindingBaseline(of: findings).text
    let file = root.appending(path.text)
    if file.exists {
      plan.replace(path, expecting: Array(try file.readText().utf8), with: text)
    } else {
      plan.create(path, text)
    }
    guard try invocation.carryOut(plan, in: root, confirm: {}) != nil else { return .success }
    try invocation.console.show(
      "\(path) holds \(findings.count) findings. Commit it: from now on 'adder check' tells what is new."
    )
    return .success
  }
}
