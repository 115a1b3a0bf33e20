package import AdderArchitectureLint
package import AdderBase
package import AdderFindings
import AdderGit
package import AdderProjects

/// What to check, in addition to what the project's settings say.
package struct CheckOptions: Sendable {
  /// A file or folder as it was named.
  package struct NamedPath: Sendable {
    package var text: String
    package var path: AbsolutePath

    package init(_ text: String, at path: AbsolutePath) {
      self.text = text
      self.path = path
    }
  }

  /// The files and folders to check; everything if there are none.
  package var paths: [NamedPath] = []
  /// The git revision since which files must have changed.
  package var changedSince: String?
  /// The ids of the only rules to check.
  package var only: [String] = []
  package var preset: String?
  /// Whether files that belong to no target are checked as well.
  package var includesUnbuiltFiles = false
  package var baseline: NamedPath?
  /// Whether the baseline is about to be written, so that it may be missing.
  package var writesBaseline = false
  /// The least severity of a finding that fails the run; with `nil` none does.
  package var failingSeverity: Severity? = .warning

  package init() {}
}

/// What is checked: by which rules, in which files, against which baseline, and from which severity on the run fails.
package struct CheckRequest: Sendable {
  package let root: AbsolutePath
  package let choice: RuleChoice
  let settings: CheckSettings
  let options: CheckOptions
  /// The files and folders that were named, from the project's folder.
  private let paths: [String]
  private let changed: ChangedFiles?

  /// - Throws: `CheckError` if the options or settings name what does not exist; what git answers.
  package init(
    _ options: CheckOptions, of project: Project, in environment: Environment
  ) throws {
    let root = project.root
    self.options = options
    self.root = root
    settings = try project.settings.check.completedByParents(from: root)
    choice = try RuleChoice(settings, options)
    paths = try options.paths.map { named in
      guard let path = named.path.relative(to: root), named.path.exists else {
        throw CheckError.nothingToCheck(named.text)
      }
      return path.text
    }
    changed = try options.changedSince.map { try ChangedFiles(since: $0, in: root, environment) }
  }

  /// Whether a finding in a file was asked for.
  package func includes(_ file: String?) -> Bool {
    guard let file else { return true }
    let isBelow = paths.contains { file.isInside(folder: $0) }
    return (paths.isEmpty || isBelow) && changed?.paths.contains(file) != false
  }

  package func includes(_ finding: Finding) -> Bool { includes(finding.location?.file) }

  /// Whether all of the project is looked at.
  private var isAboutAllFiles: Bool { paths.isEmpty && changed == nil }

  /// Whether all is looked at that an entry of a baseline could be about.
  package func looksAt(_ key: FindingKey) -> Bool {
    guard isAboutAllFiles else { return false }
    // Which rules another preset leaves out, the entry does not say.
    return choice.only.isEmpty
      ? options.preset == nil : choice.only.contains(key.rule)
  }

  /// Whether everything is looked at that a baseline can hold.
  package var isWhole: Bool {
    isAboutAllFiles && choice.only.isEmpty && options.preset == nil
  }

  package func status(of findings: [Finding]) -> ExitStatus {
    guard let least = options.failingSeverity else { return .success }
    return findings.contains { $0.severity >= least } ? .refused : .success
  }
}

/// What is reported of a run's findings.
package struct CheckOutcome {
  /// New findings, and what is wrong with the baseline.
  package let reported: [Finding]
  package let report: FindingReport
  /// What is said of entries of the baseline that are not judged any more.
  package let note: String?
}

extension CheckRequest {
  /// - Parameter baseline: what is known already.
  package func outcome(
    of result: RunResult, baseline: FindingBaseline?, fileCount: Int
  ) -> CheckOutcome {
    let chosen = result.findings.filter(includes)
    let comparison = baseline?.compare(
      chosen, version: AdderVersion.text, rules: Self.isRule, where: looksAt)
    let reported = (comparison?.new ?? chosen) + choice.adjusted(comparison?.stale ?? [])
    let report = FindingReport(
      reported, known: comparison?.known,
      suppressed: result.suppressed.filter { includes($0.finding) },
      rules: RuleCatalog.rules.map(\.findingRule) + FindingRule.ofTheTool, fileCount: fileCount,
      moduleCount: result.moduleCount, version: AdderVersion.text)
    return CheckOutcome(
      reported: reported, report: report, note: comparison.flatMap { note(on: $0.outdated) })
  }
}
