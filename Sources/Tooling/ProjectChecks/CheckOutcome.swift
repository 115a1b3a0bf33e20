import AdderArchitectureLint
import AdderBase
package import AdderFindings

/// The reported findings of a run.
package struct CheckOutcome {
  /// New findings, and findings about the baseline.
  package let reported: [Finding]
  package let report: FindingReport
  /// A note on baseline entries that are no longer checked.
  package let note: String?
}

extension CheckRequest {
  /// - Parameter baseline: the accepted findings.
  package func outcome(
    of result: RunResult, baseline: FindingBaseline?, fileCount: Int
  ) -> CheckOutcome {
    let chosen = result.findings.filter(includes)
    // What is set aside is found all the same.
    let setAside = result.setAside.filter(includes)
    let comparison = baseline?.compare(
      chosen + setAside, version: AdderVersion.text, rules: Self.isRule, where: looksAt)
    let reported =
      (comparison?.new.filter { !setAside.contains($0) } ?? chosen)
      + choice.adjusted(comparison?.stale ?? [])
    let report = FindingReport(
      reported, known: comparison?.known,
      suppressed: result.suppressed.filter { includes($0.finding) },
      rules: RuleCatalog.rules.map(\.findingRule) + FindingRule.ofTheTool, fileCount: fileCount,
      moduleCount: result.moduleCount, version: AdderVersion.text)
    return CheckOutcome(
      reported: reported, report: report, note: comparison.flatMap { note(on: $0.outdated) })
  }
}
