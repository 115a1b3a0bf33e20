/// The findings of a run. They are kept so that the
/// next run over the same files can report them again.
package struct RunResult: Hashable, Sendable {
  /// Sorted by location, as in a report.
  package let findings: [Finding]
  package let suppressed: [SuppressedFinding]
  /// Findings that are not reported because they do no harm, but that a baseline may accept.
  package let setAside: [Finding]
  package let moduleCount: Int
  /// Messages about files that were not read or not checked.
  package let notes: [String]

  package init(
    findings: [Finding], suppressed: [SuppressedFinding], setAside: [Finding] = [],
    moduleCount: Int, notes: [String]
  ) {
    self.findings = findings.sorted { $0.isBefore($1) }
    self.suppressed = suppressed
    self.setAside = setAside
    self.moduleCount = moduleCount
    self.notes = notes
  }
}
