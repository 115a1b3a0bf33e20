import AdderBase
package import AdderArchitectureLint
package import AdderFileChanges
package import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderProjects

/// A project with the changes that fix its findings: edited lines and moved files with `--fix`,
/// renames with `--rename`. Everything is in memory; nothing is written.
package struct FixedProject {
  package private(set) var linted: LintedProject
  package private(set) var report: LintReport
  /// The number of edits that failed the verification.
  package private(set) var unprovenCount = 0

  private let sources: ProjectSources
  private let request: CheckRequest
  /// The accepted findings, under their new names.
  package private(set) var baseline: FindingBaseline?
  private let repairs: Set<Repair>
  private let linter: Linter
  /// The new contents of the files with edited lines.
  private var edited: [String: [UInt8]] = [:]
  /// The files before and after the changes; `nil` as long as the changes only edit lines.
  private var states: (before: ProjectSnapshot, after: ProjectSnapshot)?
  /// The new paths of moved files, keyed by the old paths, and vice versa.
  private var paths: [String: String] = [:]
  private var formerPaths: [String: String] = [:]
  private var refused: [RefusedChange] = []
  private var untried: [ProjectChange] = []

  /// A kind of change that the user allowed.
  package enum Repair: Sendable {
    /// Editing lines, and moving files.
    case fix
    /// Renaming types and methods, wherever they are used.
    case rename
  }

  /// Checks a project without changing anything yet.
  package init(
    _ sources: ProjectSources, _ request: CheckRequest, _ baseline: FindingBaseline?,
    repairs: Set<Repair>
  ) {
    self.sources = sources
    self.request = request
    self.baseline = baseline
    self.repairs = repairs
    linter = Linter(architectures: sources.architectures, choice: request.choice)
    linted = sources.lint()
    report = sources.report(on: linted, by: linter)
  }

  /// The messages about files that were not read or not checked.
  package var notes: [String] { linted.notes(request.choice) }

  /// Makes all possible changes, in rounds until nothing is left to do.
  package mutating func settle() {
    repeat {
      if repairs.contains(.fix) { fixLines() }
    } while change() && untried.isEmpty
  }

  // MARK: Findings to fix

  /// The findings to fix.
  package var wanted: [LintFinding] { wantedFindings(of: report, linted) }
  package var wantedCount: Int { wanted.count }

  /// Returns the requested findings that are neither suppressed by a comment nor accepted by the
  /// baseline.
  private func wantedFindings(of report: LintReport, _ linted: LintedProject) -> [LintFinding] {
    let findings = linted.findings(report.findings)
    let suppressions = linted.suppressions
    let open = findings.indices.filter { number in
      let file = findings[number].location?.file
      return !suppressions.suppresses(findings[number])
        && request.includes(file.map { formerPaths[$0] ?? $0 })
    }
    guard let baseline else { return open.map { report.findings[$0] } }
    return baseline.unknown(among: open.map { findings[$0] }).map { report.findings[open[$0]] }
  }

  // MARK: Lines

  private mutating func fixLines() {
    let (sources, files) = (sources, states?.after.sources)
    let (targets, madeFor) = (linted.found.targets, linted.found.madeFor)
    let fixing = LintFixing(
      report, of: linted, by: linter, architectures: sources.architectures,
      wanted: { wantedFindings(of: $0, $1) }
    ) { sources.discover(in: $0, files: files, targets: targets, madeFor: madeFor) }
    unprovenCount = fixing.leftOut.count
    (linted, report) = (fixing.project, fixing.report)
    edited.merge(fixing.texts) { _, new in new }
    for (path, text) in fixing.texts { states?.after.texts[path] = text }
  }

  // MARK: Renames and moves

  /// Makes the changes that go beyond editing lines: renames and moves.
  ///
  /// - Returns: true if any change was made.
  private mutating func change() -> Bool {
    let chosen = wanted.compactMap(\.change).filter {
      repairs.contains($0.isName ? .rename : .fix)
    }
    guard !chosen.isEmpty else { return false }
    var states = self.states ?? unchanged
    // The verification needs a project whose files are all in memory.
    let project =
      self.states == nil
      ? sources.discover(in: states.after, targets: linted.found.targets) : linted.found
    var accepted = (linted, report)
    var findings = BrokenRules(report.findings)
    let changed = ChangedProject(
      chosen.map(ProjectChange.init), of: project, in: states.after,
      architectures: sources.architectures
    ) { after, texts in
      let linted = LintedProject(after, in: texts, architectures: sources.architectures)
      let report = linter.report(on: linted)
      let worse = findings.worse(report.findings)
      if worse.isEmpty {
        findings = BrokenRules(report.findings)
        accepted = (linted, report)
      }
      return worse.map { Objection($0, after) }
    }
    refused = changed.refused
    untried = changed.untried
    guard !changed.made.isEmpty else { return false }
    (linted, report) = accepted
    states.after = changed.result
    self.states = states
    if let path = states.after.baseline, let text = states.after.texts[path] {
      baseline = (try? FindingBaseline(text, file: path)) ?? baseline
    }
    for path in states.before.paths {
      let new = changed.newPath(of: paths[path] ?? path)
      paths[path] = new == path ? nil : new
    }
    formerPaths = Dictionary(paths.map { ($0.value, $0.key) }, uniquingKeysWith: { one, _ in one })
    return true
  }

  private var unchanged: (before: ProjectSnapshot, after: ProjectSnapshot) {
    let before = ProjectSnapshot(
      of: sources.files, in: request.root, baseline: try? request.baselinePath().text)
    var after = before
    for (path, text) in edited { after.texts[path] = text }
    return (before, after)
  }

  /// The number of changes that were not tried, because verifying them would take too long.
  package var untriedCount: Int { untried.count }

  /// The reasons why changes were refused, without duplicates.
  package var refusals: [String] {
    // More than one finding can suggest the same change.
    var known: Set<String> = []
    return refused.map { "\($0.change.title) stays: \($0.reason)." }
      .filter { known.insert($0).inserted }
  }

  // MARK: Files

  /// Returns a plan of the file changes, without the baseline if that is to be written anew.
  package func plan(title: String) throws -> FileChangePlan {
    if var states {
      if request.options.writesBaseline, let path = states.before.baseline {
        states.after.texts[path] = states.before.texts[path]
      }
      return try FileChangePlan(
        title: title, from: states.before, to: states.after, moved: paths)
    }
    var plan = FileChangePlan(title: title)
    for (path, text) in edited.sorted(by: { $0.key < $1.key }) {
      plan.replace(
        .root.appending(path),
        expecting: try sources.texts.bytes(of: path, limit: .max), with: text)
    }
    return plan
  }
}
