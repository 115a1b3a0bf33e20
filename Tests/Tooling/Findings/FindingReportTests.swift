import AdderFindings
import Testing

@Suite struct FindingReportTests {
  @Test func `Errors come first, then the order of files and lines counts`() {
    func finding(_ severity: Severity, _ file: String, _ line: Int) -> Finding {
      Finding(
        rule: "rule", severity: severity, location: .init(file: file, line: line, column: 1),
        message: "\(file):\(line)")
    }
    let report = FindingReport(
      [
        finding(.note, "B.swift", 1), finding(.error, "B.swift", 9),
        finding(.warning, "A.swift", 2),
        finding(.error, "A.swift", 7),
      ], rules: [], fileCount: 2, moduleCount: 1, version: "1.2.3")
    #expect(
      report.newFindings.map(\.message) == ["A.swift:7", "B.swift:9", "A.swift:2", "B.swift:1"])
  }
}
