/// All that a run found, for the next one over the same files to tell again.
package struct RunResult: Hashable, Sendable {
  /// By place, as a report tells them.
  package let findings: [Finding]
  package let suppressed: [SuppressedFinding]
  package let moduleCount: Int
  /// What was told about files that cannot be read.
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
