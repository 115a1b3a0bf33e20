/// Writes down what a run found, for people or for a program.
package protocol FindingPrinter: Sendable {
  /// The report without a line break at its end.
  func text(of report: FindingReport) -> String
}
