package import AdderArchitectures
package import AdderModuleDiscovery

/// A project after the fixes for its findings have been applied. Each fix is verified: the result
/// parses, the finding is gone, and there is no new finding.
///
/// Fixes are applied in rounds until none remain, so that a second run changes nothing. A fix that
/// fails the verification is skipped. Each round costs as much as one check of the project. Usually
/// there is one round.
package struct LintFixing: Sendable {
  /// The project with all fixes applied, and its report.
  package private(set) var project: LintedProject
  package private(set) var report: LintReport
  /// The new contents of the changed files, by path.
  package private(set) var texts: [String: [UInt8]] = [:]
  package private(set) var fixed: [LintFinding] = []
  /// Findings whose fixes failed the verification.
  package private(set) var leftOut: [LintFinding] = []

  /// - Parameters:
  ///   - wanted: returns the findings of a report that are to be fixed.
  ///   - discover: finds the modules of the same project in changed file contents.
  package init(
    _ report: LintReport, of project: LintedProject, by linter: Linter,
    architectures: [Architecture],
    wanted: (LintReport, LintedProject) -> [LintFinding] = { report, _ in report.findings },
    discover: (any SourceTexts) -> DiscoveredProject
  ) {
    (self.project, self.report) = (project, report)
    repeat {
      leftOut = []
    } while makeRound(linter, architectures, wanted, discover)
  }

  /// Applies all fixes that can be applied together.
  ///
  /// - Returns: true if any were applied.
  private mutating func makeRound(
    _ linter: Linter, _ architectures: [Architecture],
    _ wanted: (LintReport, LintedProject) -> [LintFinding],
    _ discover: (any SourceTexts) -> DiscoveredProject
  ) -> Bool {
    guard report.findings.contains(where: { $0.fix != nil }) else { return false }
    var chosen = Self.withoutOverlaps(wanted(report, project).filter { $0.fix != nil })
    while !chosen.isEmpty {
      let proof = FixProof(
        of: chosen, report, project: project, linter: linter, architectures: architectures,
        discover: discover)
      let bad = proof.refuted
      if bad.isEmpty, let after = proof.after {
        texts.merge(proof.texts.texts) { _, new in new }
        fixed += chosen
        (project, report) = after
        return true
      }
      leftOut += chosen.indices.filter(bad.contains).map { chosen[$0] }
      chosen = chosen.indices.filter { !bad.contains($0) }.map { chosen[$0] }
    }
    return false
  }

  /// Returns the findings whose edits touch no bytes that an earlier finding's edits touch, and that
  /// release no object that an earlier one releases: each fix relies on the object's other owners. The
  /// other findings are left for the next round.
  private static func withoutOverlaps(_ findings: [LintFinding]) -> [LintFinding] {
    var taken: [Int32: [Range<UInt32>]] = [:]
    var released: Set<TypeDeclaration.ID> = []
    return findings.filter { finding in
      if let type = finding.fix?.released, !released.insert(type).inserted { return false }
      let edits = finding.fix?.edits ?? []
      let overlaps = edits.contains { edit in
        taken[edit.place.file]?.contains { $0.touches(edit.place) } ?? false
      }
      if overlaps { return false }
      for edit in edits {
        taken[edit.place.file, default: []].append(edit.place.start..<edit.place.end)
      }
      return true
    }
  }
}

extension Range<UInt32> {
  /// Returns true if a place overlaps this range or begins at the same offset.
  fileprivate func touches(_ place: LintPlace) -> Bool {
    lowerBound == place.start || overlaps(place.start..<place.end)
  }
}
