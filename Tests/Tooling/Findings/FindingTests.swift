import AdderFindings
import Testing

@Suite struct FindingTests {
  @Test func `A finding is printed in the format of compilers, followed by its notes`() {
    let place = SourceLocation(file: "App/Profile.swift", line: 3, column: 7)
    let finding = Finding(
      rule: "ViewReachesInteractor", severity: .warning, location: place,
      message: "The view holds an interactor.", notes: [.init("It is declared here.", at: place)])
    #expect(
      finding.description == """
        App/Profile.swift:3:7: warning: The view holds an interactor.
        App/Profile.swift:3:7: note: It is declared here.
        """)
  }

  @Test func `A finding without a location begins with its severity`() {
    let finding = Finding(rule: "StaleBaseline", severity: .error, message: "Nothing matches.")
    #expect(finding.description == "error: Nothing matches.")
  }

  @Test func `Severities are ordered from note to error`() {
    #expect(Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
  }
}
