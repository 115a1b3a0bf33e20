import AdderFindings
import AdderTestSupport
import Testing

@Suite struct FindingFormatTests {
  /// The output of every format is checked in, so a new format is covered without a separate test.
  @Test(arguments: FindingFormat.allCases)
  func `A report equals its snapshot`(format: FindingFormat) throws {
    let surroundings = FindingFormat.Surroundings(root: "/App", title: "Findings in App") {
      SourceLines(of: [Samples.view, Samples.verb]) { file in
        file.hasSuffix("Router.swift") ? nil : Array("\n\n  let view: any ProfileViewInput\n".utf8)
      }
    }
    let report = Samples.report([Samples.nowhere, Samples.view], known: [Samples.verb])
    let text = format.printer(surroundings).text(of: report)
    #expect(text.contains("presenter-retains-view"))
    #expect(try Snapshot("\(format.rawValue).txt").difference(from: text) == nil)
  }
}
