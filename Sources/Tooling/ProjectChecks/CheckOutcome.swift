import AdderArchitectureLint
import AdderBase
package import AdderFindings

/// What is reported of a run's findings.
package struct CheckOutcome {
  /// New findings, and what is wrong with the baseline.
  package let reported: [Finding]
  package let report: FindingReport
  /// What is said of entries of the baseline that are not judged any more.
  package let note: String?
}

extension CheckRequest {
  /// - Parameter baseline: what is known already.
  package func outcome(
    of result: RunResult, baseline: FindingBaseline?, fileCount: Int
  ) -> CheckOutcome {
    let chosen = result.findings.filter(includes)
    let comparison = baseline?.compare(
      chosen, version: AdderVersion.text, rules: Self.isRule, where: looksAt)
    let reported = (comparison?.new ?? chosen) + choice.adjusted(comparison?.stale ?? [])
    let report = FindingReport(
      reported, known: comparison?.known,
      suppressed: result.suppressed.filter { includes($0.finding) },
      rules: RuleCatalog.rules.map(\.findingRule) + FindingRule.ofTheTool, fileCount: fileCount,
      moduleCount: result.moduleCount, version: AdderVersion.text)
    return CheckOutcome(
      reported: reported, report: report, note: comparison.flatMap { note(on: $0.outdated) })
  }
}
