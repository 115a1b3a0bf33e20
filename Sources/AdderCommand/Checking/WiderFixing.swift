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
    var counts = Self.counts(of: project, snapshot, sources, linter)
    let changed = ChangedProject(
      chosen.map(ProjectChange.init), of: project, in: snapshot,
      architectures: sources.architectures
    ) { after, texts in
      let new = Self.counts(of: after, texts, sources, linter)
      guard new.allSatisfy({ $0.value <= counts[$0.key, default: 0] }) else { return false }
      counts = new
      return true
    }
    made = Set(changed.made)
    refused = changed.refused
    if !made.isEmpty { plan = try changed.plan(title: Self.title(invocation), since: before) }
  }

  /// How often each rule is broken.
  private static func counts(
    of project: DiscoveredProject, _ texts: ProjectSnapshot, _ sources: ProjectSources,
    _ linter: Linter
  ) -> [LintRule.ID: Int] {
    let linted = LintedProject(project, in: texts, architectures: sources.architectures)
    return linter.report(on: linted).findings.reduce(into: [:]) {
      $0[$1.rule.id, default: 0] += 1
    }
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
