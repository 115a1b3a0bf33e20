import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Makes the fixes of findings in memory, and looks whether they do.
struct FixProof {
  private(set) var texts: [String: [UInt8]] = [:]
  /// The places of the findings whose fixes do not do.
  private(set) var refuted: Set<Int> = []
  private let chosen: [LintFinding]
  private let project: LintedProject

  init(
    of chosen: [LintFinding], _ before: LintReport, project: LintedProject, linter: Linter,
    architectures: [Architecture], discover: (any SourceTexts) -> DiscoveredProject
  ) {
    self.chosen = chosen
    self.project = project
    var edited = EditedTexts(project.texts)
    for (file, edits) in Dictionary(
      grouping: chosen.flatMap { $0.fix?.edits ?? [] }, by: \.place.file)
    {
      let source = project.index.files[Int(file)]
      do {
        try edited.apply(edits, to: source.path, limit: source.facts.length)
        if !parses(source, edited) { refuted.formUnion(numbers(in: file)) }
      } catch {
        refuted.formUnion(numbers(in: file))
      }
    }
    if !refuted.isEmpty { return }
    let again = discover(edited)
    let after = linter.report(
      on: LintedProject(again, in: edited, architectures: architectures))
    refuted = refuted(before, after, again.index)
    texts = edited.texts
  }

  /// Whether an edited file is Swift as much as it was.
  private func parses(_ file: ProjectIndex.File, _ edited: EditedTexts) -> Bool {
    guard let text = edited.texts[file.path] else { return true }
    let facts = SwiftFile(text)
    return facts.faultCount <= file.facts.faultCount
  }

  /// Fixes whose findings are still there, and those in a file or module in which a new one turned up.
  private func refuted(
    _ before: LintReport, _ after: LintReport, _ index: ProjectIndex
  ) -> Set<Int> {
    let counts = Self.counts(after)
    let former = Self.counts(before)
    let fixes = Self.counts(chosen)
    var refuted: Set<Int> = []
    for (number, finding) in chosen.enumerated() {
      let key = Key(finding)
      if counts[key, default: 0] > former[key, default: 0] - fixes[key, default: 0] {
        refuted.insert(number)
      }
    }
    let new = after.findings.filter { counts[Key($0), default: 0] > former[Key($0), default: 0] }
    for finding in new {
      let path = index.files[Int(finding.place.file)].path
      for (number, other) in chosen.enumerated() {
        let isNear =
          other.module == finding.module
          || project.index.files[Int(other.place.file)].path == path
        if isNear { refuted.insert(number) }
      }
    }
    // Whoever it is: something new must not stay.
    if !new.isEmpty, refuted.isEmpty { refuted = Set(chosen.indices) }
    return refuted
  }

  private struct Key: Hashable {
    var rule: LintRule.ID
    var symbol: String

    init(_ finding: LintFinding) {
      rule = finding.rule.id
      symbol = finding.symbol
    }
  }

  private static func counts(_ report: LintReport) -> [Key: Int] { counts(report.findings) }

  private static func counts(_ findings: [LintFinding]) -> [Key: Int] {
    findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 }
  }

  private func numbers(in file: Int32) -> [Int] {
    chosen.indices.filter { number in
      chosen[number].fix?.edits.contains { $0.place.file == file } ?? false
    }
  }
}

extension SwiftFile {
  /// How many pieces mean nothing, or are not there.
  fileprivate var faultCount: Int {
    nodes.count { node in
      switch node.kind {
      case .unexpected, .missingType, .missingExpression: true
      default: false
      }
    }
  }
}
