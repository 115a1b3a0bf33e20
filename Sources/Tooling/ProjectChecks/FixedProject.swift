import AdderBase
package import AdderArchitectureLint
package import AdderFileChanges
package import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderProjects

/// The project with the changes for its findings: edits of lines and moved files with `--fix`, renames with
/// `--rename`. All of it is in memory; nothing is written.
package struct FixedProject {
  package private(set) var linted: LintedProject
  package private(set) var report: LintReport
  /// Fixes of lines that could not be proven.
  package private(set) var unprovenCount = 0

  private let sources: ProjectSources
  private let request: CheckRequest
  private let baseline: FindingBaseline?
  private let repairs: Set<Repair>
  private let linter: Linter
  /// The new texts of files whose lines were edited.
  private var edited: [String: [UInt8]] = [:]
  /// The files before and after the fixes; `nil` if all fixes only edit lines.
  private var states: (before: ProjectSnapshot, after: ProjectSnapshot)?
  /// The new paths of files that move, by the old ones, and vice versa.
  private var paths: [String: String] = [:]
  private var formerPaths: [String: String] = [:]
  private var refused: [RefusedChange] = []
  private var untried: [ProjectChange] = []

  /// What may be changed.
  package enum Repair: Sendable {
    /// Lines of code, and the places of files.
    case fix
    /// Names of types and methods, wherever they are used.
    case rename
  }

  /// Checks a project; nothing is changed yet.
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

  /// What was not read, or not checked.
  package var notes: [String] { linted.notes(request.choice) }

  /// Makes all changes that can be made, until there is nothing to do again.
  package mutating func settle() {
    repeat {
      if repairs.contains(.fix) { fixLines() }
    } while change() && untried.isEmpty
  }

  // MARK: What to change

  /// The findings to fix.
  package var wanted: [LintFinding] { wantedFindings(of: report, linted) }
  package var wantedCount: Int { wanted.count }

  /// The requested findings that neither a comment nor the baseline accepts.
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

  // MARK: Names and places

  /// Makes the changes that reach beyond lines.
  ///
  /// - Returns: whether there were any.
  private mutating func change() -> Bool {
    let chosen = wanted.compactMap(\.change).filter {
      repairs.contains($0.isName ? .rename : .fix)
    }
    guard !chosen.isEmpty else { return false }
    var states = self.states ?? unchanged
    // What is proven is a project whose texts are all in memory.
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
    for path in states.before.paths {
      let new = changed.newPath(of: paths[path] ?? path)
      paths[path] = new == path ? nil : new
    }
    formerPaths = Dictionary(paths.map { ($0.value, $0.key) }, uniquingKeysWith: { one, _ in one })
    return true
  }

  private var unchanged: (before: ProjectSnapshot, after: ProjectSnapshot) {
    let before = ProjectSnapshot(of: sources.files, in: request.root)
    var after = before
    for (path, text) in edited { after.texts[path] = text }
    return (before, after)
  }

  /// How many changes were left when the proofs ran out.
  package var untriedCount: Int { untried.count }

  /// Why changes were not made, each reason once.
  package var refusals: [String] {
    // Several findings can want the same change.
    var known: Set<String> = []
    return refused.map { "\($0.change.title) stays: \($0.reason)." }
      .filter { known.insert($0).inserted }
  }

  // MARK: Files

  /// The changes of files, to be applied.
  package func plan(title: String) throws -> FileChangePlan {
    if let states {
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
