import AdderBase
import AdderFindings
import AdderTestSupport
import Testing

@Suite struct HTMLPrinterTests {
  private func page(_ report: FindingReport, lines: SourceLines = SourceLines()) throws -> [Element]
  {
    try XMLElements(HTMLPrinter(lines: lines, title: "Приложение").text(of: report)).all
  }

  private typealias Element = XMLElements.Element

  private func texts(_ elements: [Element], _ name: String, _ kind: String? = nil) -> [String] {
    elements.filter {
      $0.name == name && (kind == nil || $0.attributes["class"]?.hasPrefix(kind ?? "") == true)
    }.map { $0.text.onOneLine.trimmed }
  }

  @Test func `A finding is listed in its module with its line, rule and subject`() throws {
    let lines = SourceLines(of: [Samples.view]) { file in
      file.hasSuffix("Presenter.swift") ? Array("a\nb\n\tvar<view: View\n".utf8) : nil
    }
    let page = try page(Samples.report([Samples.view, Samples.nowhere]), lines: lines)
    #expect(texts(page, "h1") == ["Приложение"])
    let groups = page.filter { $0.attributes["class"] == "group" }
    #expect(groups.map { $0.text.contains("Profile") } == [true, false])
    #expect(groups[1].text.contains("In no module"))
    #expect(texts(page, "pre").first == "var<view: View")
    #expect(texts(page, "mark") == ["iew:"])
    #expect(texts(page, "code", "symbol") == ["ProfilePresenter.view"])
    #expect(
      texts(page, "p", "message") == [
        "warning 'ProfilePresenter' holds 'view' strongly. Make it weak.",
        "error Nothing was looked at. Name a folder.",
      ])
    #expect(texts(page, "ul", "notes") == ["The view is here. App/Профиль/ProfileView.swift:9:13"])
  }

  @Test func `The module with the most severe findings comes first`() throws {
    let page = try page(Samples.report([Samples.verb, Samples.view, Samples.nowhere]))
    let names = page.filter { $0.attributes["class"] == "finding" }.map {
      $0.attributes["data-module"]
    }
    #expect(names == ["Profile", "Feed", ""])
  }

  @Test func `Findings in the baseline and suppressed ones are listed and marked`() throws {
    let report = Samples.report(
      [Samples.verb], known: [Samples.nowhere],
      suppressed: [SuppressedFinding(Samples.view, reason: "Freed by hand")])
    let page = try page(report)
    let badges = page.filter {
      $0.name == "span" && $0.attributes["class"]?.contains("badge") == true
    }
    #expect(badges.map(\.text).contains("in the baseline"))
    #expect(badges.map(\.text).contains("suppressed: Freed by hand"))
    #expect(texts(page, "dd") == ["0", "0", "1", "1", "1"])
    let states = page.filter { $0.name == "input" && $0.attributes["type"] == "checkbox" }
    #expect(
      states.map { "\($0.attributes["value"] ?? "") \($0.attributes["checked"] ?? "")" } == [
        "error checked", "warning checked", "note checked", "new checked", "known ", "suppressed ",
      ])
  }

  @Test func `The help of a rule is on the page, and findings link to it`() throws {
    let page = try page(Samples.report([Samples.view]))
    let rule = try #require(page.first { $0.attributes["class"] == "rule" })
    #expect(rule.text.contains("Neither of them would ever die."))
    let links = page.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
    #expect(links.contains("https://example.org/rules/presenter-retains-view"))
    #expect(links.contains("#\(rule.attributes["id"] ?? "")"))
  }

  @Test func `A page without findings says so`() throws {
    #expect(try page(Samples.report([])).contains { $0.text == "Nothing was found." })
  }

  @Test func `With hundreds of findings, only the worst module is unfolded`() throws {
    let findings = (0..<300).map { number in
      Finding(
        rule: "r", severity: number == 7 ? .error : .note, message: "m.", module: "M\(number % 3)")
    }
    let groups = try page(Samples.report(findings)).filter { $0.attributes["class"] == "group" }
    #expect(groups.map { $0.attributes["open"] } == ["open", nil, nil])
    #expect(groups.first?.text.contains("M1") == true)
  }

  @Test(arguments: 0..<samples(60, full: 1000))
  func `Any text is shown unchanged, and the page loads nothing`(seed: Int) throws {
    let report = Samples.report(seed: seed)
    let page = try page(report)
    let items = page.filter { $0.attributes["class"] == "finding" }
    try #require(items.count == report.entries.count)
    let rules = Set(items.map { Array(($0.attributes["data-rule"] ?? "").utf8) })
    #expect(rules == Set(report.entries.map { Array($0.finding.rule.allowedInXML.utf8) }))
    let messages = Set(
      page.filter { $0.attributes["class"] == "message" }.map { Array($0.text.utf8) })
    for entry in report.entries {
      let message = Array(entry.finding.message.allowedInXML.utf8)
      #expect(messages.contains { $0.suffix(message.count).elementsEqual(message) })
    }
    let ids = page.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in page {
      #expect(!["link", "img", "iframe", "object"].contains(element.name))
      #expect(element.attributes["src"] == nil)
      guard let target = element.attributes["href"] else { continue }
      #expect(target == "https://example.org" || ids.contains { target == "#\($0)" })
    }
    let labels = Set(page.filter { $0.name == "label" }.compactMap { $0.attributes["for"] })
    for field in page where field.name == "select" || field.attributes["type"] == "search" {
      #expect(labels.contains(field.attributes["id"] ?? ""))
    }
  }
}
