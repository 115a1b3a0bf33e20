/// All that a run found, to be reported again by the next run over the same files.
package struct RunResult: Hashable, Sendable {
  /// By place, as in a report.
  package let findings: [Finding]
  package let suppressed: [SuppressedFinding]
  package let moduleCount: Int
  /// The findings about files that cannot be read.
  package let notes: [String]

  package init(
    findings: [Finding], suppressed: [SuppressedFinding], moduleCount: Int, notes: [String]
  ) {
    self.findings = findings.sorted { $0.isBefore($1) }
    self.suppressed = suppressed
    self.moduleCount = moduleCount
    self.notes = notes
  }
}
