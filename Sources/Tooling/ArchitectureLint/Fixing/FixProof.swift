import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Applies the fixes of findings in memory and verifies the result.
struct FixProof {
  /// The edited files.
  let texts: EditedTexts
  /// The edited project and its findings; `nil` if a file would no longer be valid Swift.
  private(set) var after: (project: LintedProject, report: LintReport)?
  /// The indexes of the findings whose fixes failed the verification.
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
    var refuted: Set<Int> = []
    for (file, edits) in Dictionary(
      grouping: chosen.flatMap { $0.fix?.edits ?? [] }, by: \.place.file)
    {
      let source = project.index.files[Int(file)]
      do {
        try edited.apply(edits, to: source.path, limit: source.facts.length)
        if !Self.isGrammatical(source, edited) { refuted.formUnion(Self.numbers(of: chosen, file)) }
      } catch {
        refuted.formUnion(Self.numbers(of: chosen, file))
      }
    }
    texts = edited
    self.refuted = refuted
    if !refuted.isEmpty { return }
    let found = LintedProject(discover(edited), in: edited, architectures: architectures)
    let report = linter.report(on: found)
    after = (found, report)
    self.refuted = self.refuted(before, report, found.index)
  }

  /// Returns true if an edited file has no more syntax errors than before.
  private static func isGrammatical(_ file: ProjectIndex.File, _ edited: EditedTexts) -> Bool {
    guard let text = edited.texts[file.path] else { return true }
    let facts = SwiftFile(text)
    return facts.faultCount <= file.facts.faultCount
      && ModifierFaults(of: facts).faults.count <= ModifierFaults(of: file.facts).faults.count
  }

  /// Returns the indexes of the fixes whose findings are still reported, and of the fixes in a file
  /// or module with a new finding.
  private func refuted(
    _ before: LintReport, _ after: LintReport, _ index: ProjectIndex
  ) -> Set<Int> {
    let counts = Self.counts(after.findings)
    let former = Self.counts(before.findings)
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
    // If no fix can be blamed for a new finding, all fixes are rejected.
    if !new.isEmpty, refuted.isEmpty { refuted = Set(chosen.indices) }
    return refuted
  }

  private struct Key: Hashable {
    var rule: LintRule.ID
    var subject: Subject.Identity

    init(_ finding: LintFinding) {
      rule = finding.rule.id
      subject = finding.subject.identity
    }
  }

  private static func counts(_ findings: [LintFinding]) -> [Key: Int] {
    findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 }
  }

  /// Returns the indexes of the findings whose fixes edit a file.
  private static func numbers(of chosen: [LintFinding], _ file: Int32) -> [Int] {
    chosen.indices.filter { number in
      chosen[number].fix?.edits.contains { $0.place.file == file } ?? false
    }
  }
}

extension SwiftFile {
  /// The number of nodes that are unexpected or represent missing code.
  fileprivate var faultCount: Int {
    nodes.count { node in
      switch node.kind {
      case .unexpected, .missingType, .missingExpression: true
      default: false
      }
    }
  }
}
