import AdderArchitectureLint
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderProjects

/// What findings want that reaches beyond their lines: files in other places, with `--fix`, and other names, with
/// `--rename`.
struct WiderFixing {
  /// Everything that changes, edits of lines included; `nil` where nothing reaches beyond lines.
  private(set) var plan: FileChangePlan?
  private var made: Set<ProjectChange> = []
  private var refused: [RefusedChange] = []

  /// - Parameter edited: the texts of files whose lines are put right already.
  init(
    _ wanted: [SuggestedChange], _ invocation: Invocation, _ sources: ProjectSources,
    _ linter: Linter, edited: [String: [UInt8]]
  ) throws {
    let chosen = wanted.filter { invocation.isSet($0.isName ? "rename" : "fix") }
    guard !chosen.isEmpty else { return }
    let before = ProjectSnapshot(of: sources.files, in: sources.project.root)
    var snapshot = before
    for (path, text) in edited { snapshot.texts[path] = text }
    let project = sources.discover(in: snapshot)
    var findings = FindingCounts(Self.findings(in: project, snapshot, sources, linter))
    let changed = ChangedProject(
      chosen.map(ProjectChange.init), of: project, in: snapshot,
      architectures: sources.architectures
    ) { after, texts in
      let found = Self.findings(in: after, texts, sources, linter)
      let worse = findings.worse(found)
      if worse.isEmpty { findings = FindingCounts(found) }
      return worse.map { Objection($0, after) }
    }
    made = Set(changed.made)
    refused = changed.refused
    if !made.isEmpty { plan = try changed.plan(title: Self.title(invocation), since: before) }
  }

  private static func findings(
    in project: DiscoveredProject, _ texts: ProjectSnapshot, _ sources: ProjectSources,
    _ linter: Linter
  ) -> [LintFinding] {
    let linted = LintedProject(project, in: texts, architectures: sources.architectures)
    return linter.report(on: linted).findings
  }

  static func title(_ invocation: Invocation) -> String {
    (["check"] + ["fix", "rename"].filter(invocation.isSet).map { "--\($0)" })
      .joined(separator: " ")
  }

  /// How many findings are put right by what was made.
  func findingCount(among findings: [LintFinding]) -> Int {
    findings.count { $0.change.map { made.contains(ProjectChange($0)) } ?? false }
  }

  /// How many refusals are told; more would push the result off the screen.
  private static let toldRefusals = 20

  /// Tells what stays as it is, and why.
  func report(to invocation: Invocation) {
    for refusal in refused.prefix(Self.toldRefusals) {
      invocation.console.report("note: \(refusal.change.title) stays: \(refusal.reason).")
    }
    let rest = refused.count - Self.toldRefusals
    if rest > 0 { invocation.console.report("note: \(rest) more stay as they are.") }
  }
}

/// How often rules are broken, in all and in each file.
private struct FindingCounts {
  private var all: [LintRule.ID: Int] = [:]
  private var places: [Place: Int] = [:]
  private var symbols: [Place: Set<String>] = [:]

  /// A rule in a file. Files have the same numbers wherever they lie.
  private struct Place: Hashable {
    var rule: LintRule.ID
    var file: Int32

    init(_ finding: LintFinding) { (rule, file) = (finding.rule.id, finding.place.file) }
  }

  init(_ findings: [LintFinding]) {
    for finding in findings {
      all[finding.rule.id, default: 0] += 1
      places[Place(finding), default: 0] += 1
      symbols[Place(finding), default: []].insert(finding.symbol)
    }
  }

  /// The findings of rules that are broken more often than here, in the files where that is so.
  func worse(_ findings: [LintFinding]) -> [LintFinding] {
    let new = FindingCounts(findings)
    let worse = findings.filter { finding in
      let place = Place(finding)
      return new.all[place.rule, default: 0] > all[place.rule, default: 0]
        && new.places[place, default: 0] > places[place, default: 0]
    }
    // What was found before is not what is new, but it may be found twice now.
    let unknown = worse.filter { !symbols[Place($0), default: []].contains($0.symbol) }
    return unknown.isEmpty ? worse : unknown
  }
}

extension Objection {
  fileprivate init(_ finding: LintFinding, _ project: DiscoveredProject) {
    self.init(
      "'\(finding.rule.id)' would be broken by '\(finding.symbol)' then",
      told: "\(finding.symbol) \(finding.message)", inFile: Int(finding.place.file),
      at: finding.place.start, of: project)
  }
}

extension SuggestedChange {
  /// Whether a name becomes another, and not a file's place.
  var isName: Bool { if case .file = self { false } else { true } }
}

extension ProjectChange {
  fileprivate init(_ change: SuggestedChange) {
    self =
      switch change {
      case .type(let old, let new): .type(old, to: new)
      case .method(let old, let owner, let new): .method(old, of: owner, to: new)
      case .file(let old, let new): .file(old, to: new)
      }
  }

  /// For people.
  fileprivate var title: String {
    switch self {
    case .type(let old, _), .file(let old, _): "'\(old)'"
    case .method(let old, let owner, _): "'\(owner).\(old)'"
    }
  }
}
