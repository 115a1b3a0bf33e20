/// Formats the findings of a run, for users or for programs.
package protocol FindingPrinter: Sendable {
  /// Returns the report without a line break at the end.
  func text(of report: FindingReport) -> String
}
