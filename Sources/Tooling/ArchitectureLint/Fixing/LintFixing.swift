package import AdderArchitectures
package import AdderModuleDiscovery

/// What becomes of a project when the fixes of its findings are made, each of which is proven: the result parses, the
/// finding is gone, and there is no new one.
///
/// A fix for which that does not hold is left out. Costs as much as checking the project once for every round of
/// that, usually one.
package struct LintFixing: Sendable {
  /// The new texts of the files that change, by path.
  package private(set) var texts: [String: [UInt8]] = [:]
  package private(set) var fixed: [LintFinding] = []
  /// Findings whose fixes would not do.
  package private(set) var leftOut: [LintFinding] = []

  /// - Parameters:
  ///   - isWanted: whether a finding is to be put right.
  ///   - discover: reads the same project from other texts.
  package init(
    _ report: LintReport, of project: LintedProject, by linter: Linter,
    architectures: [Architecture], where isWanted: (LintFinding) -> Bool = { _ in true },
    discover: (any SourceTexts) -> DiscoveredProject
  ) {
    var chosen = Self.withoutOverlaps(report.findings.filter { $0.fix != nil && isWanted($0) })
    while !chosen.isEmpty {
      let proof = FixProof(
        of: chosen, report, project: project, linter: linter, architectures: architectures,
        discover: discover)
      let (good, bad) = (chosen.indices, proof.refuted)
      if bad.isEmpty {
        texts = proof.texts
        fixed = chosen
        return
      }
      leftOut += good.filter(bad.contains).map { chosen[$0] }
      chosen = good.filter { !bad.contains($0) }.map { chosen[$0] }
    }
  }

  /// The findings whose edits touch no bytes that those of one before touch; the others have to wait for the next run.
  private static func withoutOverlaps(_ findings: [LintFinding]) -> [LintFinding] {
    var taken: [Int32: [Range<UInt32>]] = [:]
    return findings.filter { finding in
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
  /// Whether a piece has bytes of this one, or begins where it begins.
  fileprivate func touches(_ place: LintPlace) -> Bool {
    lowerBound == place.start || overlaps(place.start..<place.end)
  }
}
