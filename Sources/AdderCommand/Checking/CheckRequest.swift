import AdderArchitectureLint
import AdderBase
import AdderFindings
import AdderGit
import AdderProjects

/// What a check is asked for: by which rules, about which files, compared with which baseline, and from which severity on
/// it fails.
struct CheckRequest {
  let invocation: Invocation
  let root: AbsolutePath
  let settings: CheckSettings
  let choice: RuleChoice
  /// The files and folders that were named, from the project's folder.
  private let paths: [String]
  private let changed: ChangedFiles?

  init(_ invocation: Invocation, _ sources: ProjectSources) throws {
    let root = sources.project.root
    self.invocation = invocation
    self.root = root
    settings = try sources.project.settings.check.completedByParents(from: root)
    choice = try RuleChoice(settings, invocation)
    paths = try invocation.arguments.map { argument in
      guard let path = invocation.file(argument).relative(to: root),
        invocation.file(argument).exists
      else { throw CommandError.nothingToCheck(argument) }
      return path.text
    }
    changed = try invocation.value(.changedSince).map {
      try ChangedFiles(since: $0, in: root, invocation.environment)
    }
  }

  /// Whether a finding in a file was asked for.
  func includes(_ file: String?) -> Bool {
    guard let file else { return true }
    let isBelow = paths.contains { file.isInside(folder: $0) }
    return (paths.isEmpty || isBelow) && changed?.paths.contains(file) != false
  }

  func includes(_ finding: Finding) -> Bool { includes(finding.location?.file) }

  /// Whether all of the project is looked at.
  private var isAboutAllFiles: Bool { paths.isEmpty && changed == nil }

  /// Whether all is looked at that an entry of a baseline could be about.
  func looksAt(_ key: FindingKey) -> Bool {
    guard isAboutAllFiles else { return false }
    // Which rules another preset leaves out, the entry does not say.
    return choice.only.isEmpty
      ? invocation.value(.preset) == nil : choice.only.contains(key.rule)
  }

  /// Whether everything is looked at that a baseline can hold.
  var isWhole: Bool {
    isAboutAllFiles && choice.only.isEmpty && invocation.value(.preset) == nil
  }

  func status(of findings: [Finding]) -> ExitStatus {
    let word = invocation.value(.failOn) ?? Severity.warning.rawValue
    guard let least = Severity(rawValue: word) else { return .success }
    return findings.contains { $0.severity >= least } ? .refused : .success
  }

  /// Whether what is printed is read by programs, so that nothing else may stand there.
  var isForPrograms: Bool {
    switch invocation.value(.format) {
    case nil, "summary", "text": false
    default: true
    }
  }

  /// Prints what a command did: beside a result for programs on standard error.
  func conclude(_ text: String) throws {
    if isForPrograms { invocation.console.report(text) } else { try invocation.console.show(text) }
  }
}

/// What is told of a run's findings.
struct CheckOutcome {
  /// New findings, and what is wrong with the baseline.
  let told: [Finding]
  let report: FindingReport
  /// What is said of entries of the baseline that are not judged any more.
  let note: String?
}

extension CheckRequest {
  /// - Parameter baseline: what is known already.
  func outcome(
    of result: RunResult, baseline: FindingBaseline?, fileCount: Int
  ) -> CheckOutcome {
    let chosen = result.findings.filter(includes)
    let comparison = baseline?.compare(
      chosen, version: AdderVersion.text, rules: Self.isRule, where: looksAt)
    let told = (comparison?.new ?? chosen) + choice.adjusted(comparison?.stale ?? [])
    let report = FindingReport(
      told, known: comparison?.known,
      suppressed: result.suppressed.filter { includes($0.finding) },
      rules: RuleCatalog.rules.map(\.told) + FindingRule.ofTheTool, fileCount: fileCount,
      moduleCount: result.moduleCount, version: AdderVersion.text)
    return CheckOutcome(
      told: told, report: report, note: comparison.flatMap { note(on: $0.outdated) })
  }
}
