import AdderBase

/// Prints findings as test results. Each rule is a test, which fails if the rule has findings.
package struct JUnitPrinter: FindingPrinter {
  private let failing: Severity

  /// - Parameter failing: the minimum severity of a finding that makes its test fail. Less severe
  ///   findings are printed as the output of a test that passed.
  package init(failingFrom failing: Severity = .note) { self.failing = failing }

  package func text(of report: FindingReport) -> String {
    let byRule = Dictionary(grouping: report.newFindings, by: \.rule)
    let tests = report.rules.map { rule in test(of: rule, byRule[rule.id] ?? []) }
    let failures = byRule.values.count { $0.contains(where: fails) }
    let counts = [
      ("name", "Adder"), ("tests", "\(tests.count)"), ("failures", "\(failures)"), ("errors", "0"),
    ]
    let suite = XML("testsuite", counts + [("skipped", "0"), ("time", "0")], tests)
    return XML("testsuites", counts, [suite]).document
  }

  private func fails(_ finding: Finding) -> Bool { finding.severity >= failing }

  private func test(of rule: FindingRule, _ findings: [Finding]) -> XML {
    let failures = findings.filter(fails)
    let rest = findings.filter { !fails($0) }
    var parts: [XML] = []
    if let worst = failures.map(\.severity).max() {
      let message = "\(failures.count.of("finding")): \(rule.summary)"
      parts.append(
        XML("failure", [("message", message), ("type", worst.rawValue)], text: lines(failures)))
    }
    if !rest.isEmpty { parts.append(XML("system-out", text: lines(rest))) }
    return XML(
      "testcase", [("classname", "adder"), ("name", rule.id), ("time", "0")], parts)
  }

  private func lines(_ findings: [Finding]) -> String {
    findings.map(\.description).joined(separator: "\n")
  }
}
