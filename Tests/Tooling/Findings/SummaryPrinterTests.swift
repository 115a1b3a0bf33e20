import AdderFindings
import AdderTestSupport
import Testing

@Suite struct SummaryPrinterTests {
  @Test func `The most severe findings come first, followed by the next steps`() {
    var second = Samples.verb
    second.module = "Profile"
    let report = Samples.report(
      [Samples.verb, second, Samples.view, Samples.nowhere], known: [Samples.view])
    let printer = SummaryPrinter(next: [.init("adder check --format html > lint.html", "a page")])
    #expect(
      printer.text(of: report) == """
        1 error, 1 warning, 2 notes: 2 modules in 1,200 files; 1 in the baseline.

        Rules
          1  no-module               error: no-module
          1  presenter-retains-view  warning: A presenter holds its view strongly.
          2  router-verbs            note: A router's method does not say where it goes.

        Modules
          2  Profile  1 warning, 1 note
          1  Feed     1 note

        Next: adder explain no-module                why the first one matters
              adder check --format html > lint.html  a page
        """)
  }

  @Test func `A report without findings suggests no next steps`() {
    let text = SummaryPrinter().text(of: Samples.report([]))
    #expect(text == "Nothing found: 2 modules in 1,200 files.")
  }

  @Test func `The summary says if no modules were found`() {
    let text = SummaryPrinter().text(of: Samples.report([], moduleCount: 0))
    #expect(text == "Nothing found: no modules in 1,200 files.")
  }

  @Test(arguments: 0..<samples(30, full: 1000))
  func `The summary of any project fits a screen of 24 lines and 80 columns`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let count = [1, 10, 300][seed % 3]
    let findings = (0..<count).map { _ in
      var finding = Samples.finding(using: &random)
      finding.module = Samples.text(using: &random)
      return finding
    }
    let report = Samples.report(
      findings, known: findings,
      suppressed: findings.map { SuppressedFinding($0, reason: "x") })
    let steps = (0..<5).map { SummaryPrinter.NextStep("adder do \($0)", "something") }
    let lines = SummaryPrinter(next: steps).text(of: report)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 22)
    #expect(lines.last?.contains("adder do 1") == true)
    for line in lines where !line.hasPrefix("Next: ") { #expect(line.count <= 80) }
  }

  @Test func `An explanation continues on a second line`() {
    let rule = FindingRule(
      id: "contract-method-async",
      summary:
        "A contract method that delivers its result asynchronously instead of through the output.",
      severity: .warning)
    let finding = Finding(rule: rule.id, severity: .warning, message: "m.")
    let report = FindingReport(
      [finding], rules: [rule], fileCount: 3, moduleCount: 1, version: "1.2.3")
    let text = SummaryPrinter().text(of: report)
    #expect(
      text.contains(
        """
          1  contract-method-async  warning: A contract method that delivers its result
                                    asynchronously instead of through the output.
        """))
  }

  @Test func `Omitted findings are counted`() {
    let findings = (0..<40).map { number in
      Finding(
        rule: "rule-\(number)", severity: .note, message: "m.", module: "Module\(number)")
    }
    let text = SummaryPrinter().text(of: Samples.report(findings))
    #expect(text.contains("  and 36 more rules with 36 findings"))
    #expect(text.contains("  and 38 more modules with 38 findings"))
  }
}
