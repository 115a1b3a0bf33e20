import AdderFindings
import AdderTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLPrinterTests {
  @Test func `Checkstyle's format groups findings by file`() {
    var second = Samples.view
    second.location?.line = 20
    #expect(
      CheckstylePrinter().text(of: Samples.report([second, Samples.verb, Samples.view])) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="App/Feed/FeedRouter.swift">
            <error line="12" column="8" severity="info" message="'showPost' says nothing of a module. Call it 'openPostModule'." source="adder.router-verbs"/>
          </file>
          <file name="App/Профиль/ProfilePresenter.swift">
            <error line="3" column="7" severity="warning" message="'ProfilePresenter' holds 'view' strongly. Make it weak." source="adder.presenter-retains-view"/>
            <error line="20" column="7" severity="warning" message="'ProfilePresenter' holds 'view' strongly. Make it weak." source="adder.presenter-retains-view"/>
          </file>
        </checkstyle>
        """)
  }

  @Test func `JUnit's format has a test for each rule, which fails if there are findings`() {
    let report = Samples.report([Samples.view, Samples.verb])
    #expect(
      JUnitPrinter(failingFrom: .warning).text(of: report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Adder" tests="2" failures="1" errors="0">
          <testsuite name="Adder" tests="2" failures="1" errors="0" skipped="0" time="0">
            <testcase classname="adder" name="presenter-retains-view" time="0">
              <failure message="1 finding: A presenter holds its view strongly." type="warning">App/Профиль/ProfilePresenter.swift:3:7: warning: 'ProfilePresenter' holds 'view' strongly. Make it weak.
        App/Профиль/ProfileView.swift:9:13: note: The view is here.</failure>
            </testcase>
            <testcase classname="adder" name="router-verbs" time="0">
              <system-out>App/Feed/FeedRouter.swift:12:8: note: 'showPost' says nothing of a module. Call it 'openPostModule'.</system-out>
            </testcase>
          </testsuite>
        </testsuites>
        """)
  }

  @Test func `A rule without new findings passes`() throws {
    let text = JUnitPrinter().text(of: Samples.report([], known: [Samples.view]))
    let elements = try XMLElements(text).all
    #expect(elements.count { $0.name == "testcase" } == 2)
    #expect(!elements.contains { $0.name == "failure" })
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `Any text that XML allows survives the round trip through Checkstyle`(seed: Int) throws {
    let report = Samples.report(seed: seed)
    let elements = try XMLElements(CheckstylePrinter().text(of: report)).all
    let errors = elements.filter { $0.name == "error" }
    try #require(errors.count == report.newFindings.count)
    for (error, finding) in zip(errors, report.newFindings) {
      #expect(error.attributes["message"]?.isExactly(finding.message.allowedInXML) == true)
      #expect(error.attributes["source"]?.isExactly("adder.\(finding.rule)".allowedInXML) == true)
    }
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `Any text that XML allows survives the round trip through JUnit`(seed: Int) throws {
    let report = Samples.report(seed: seed)
    let elements = try XMLElements(JUnitPrinter().text(of: report)).all
    #expect(
      elements.filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
        .elementsEqual(report.rules.map(\.id.allowedInXML)) { $0.isExactly($1) })
    let failures = elements.filter { $0.name == "failure" }
    #expect(failures.count == Set(report.newFindings.map(\.rule)).count)
    // An XML parser turns every kind of line break into a newline.
    let reported = failures.map(\.text).joined(separator: "\n")
    for finding in report.newFindings {
      #expect(reported.utf8.contains(finding.message.allowedInXML))
    }
  }
}

/// The elements that an XML parser reads.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var all: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isRead = parser.parse()
    try #require(isRead, "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(all.count)
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for number in open { all[number].text += text }
  }
}

extension String {
  /// The text with `U+FFFD` in place of characters that XML forbids.
  var allowedInXML: String {
    var text = ""
    for scalar in unicodeScalars {
      let isAllowed =
        scalar.value >= 0x20 && ![0xFFFE, 0xFFFF].contains(scalar.value)
        || ["\t", "\n", "\r"].contains(scalar)
      text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
    return text
  }
}

extension String.UTF8View {
  fileprivate func contains(_ text: String) -> Bool {
    let (all, wanted) = (Array(self), Array(text.utf8))
    if wanted.isEmpty { return true }
    return all.indices.contains { all[$0...].starts(with: wanted) }
  }
}
