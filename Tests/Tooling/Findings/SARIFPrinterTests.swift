import AdderFindings
import AdderTestSupport
import Foundation
import Testing

@Suite struct SARIFPrinterTests {
  /// The first run of a report, parsed as JSON.
  private func run(
    _ report: FindingReport, lines: SourceLines = SourceLines()
  ) throws -> [String: Any] {
    let text = SARIFPrinter(lines: lines).text(of: report)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(
    _ report: FindingReport, lines: SourceLines = SourceLines()
  ) throws -> [[String: Any]] {
    try #require(try run(report, lines: lines)["results"] as? [[String: Any]])
  }

  private func value(_ any: Any?, _ path: (any SARIFStep)...) -> Any? {
    path.reduce(any) { $1.step(from: $0) }
  }

  @Test func `A finding has its rule, level, location and symbol`() throws {
    let result = try #require(try results(Samples.report([Samples.view])).first)
    #expect(result["ruleId"] as? String == "presenter-retains-view")
    #expect(result["level"] as? String == "warning")
    let physical = value(result, "locations", 0, "physicalLocation")
    #expect(
      value(physical, "artifactLocation", "uri") as? String
        == "App/%D0%9F%D1%80%D0%BE%D1%84%D0%B8%D0%BB%D1%8C/ProfilePresenter.swift")
    #expect(value(physical, "artifactLocation", "uriBaseId") as? String == "%SRCROOT%")
    #expect(value(physical, "region", "startLine") as? Int == 3)
    #expect(value(physical, "region", "startColumn") as? Int == 7)
    #expect(value(physical, "region", "endColumn") as? Int == 11)
    let logical = value(result, "locations", 0, "logicalLocations")
    #expect(value(logical, 0, "fullyQualifiedName") as? String == "ProfilePresenter.view")
    #expect(value(logical, 1, "fullyQualifiedName") as? String == "Profile")
    let note = value(result, "relatedLocations", 0)
    #expect(value(note, "message", "text") as? String == "The view is here.")
    #expect(value(note, "physicalLocation", "region", "startLine") as? Int == 9)
  }

  @Test func `Every rule has a summary, help and a page, and results refer to it`() throws {
    let run = try run(Samples.report)
    let rules = try #require(value(run, "tool", "driver", "rules") as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let number = try #require(result["ruleIndex"] as? Int)
      #expect(rules[number]["id"] as? String == result["ruleId"] as? String)
    }
    let rule = try #require(rules.first { $0["id"] as? String == "presenter-retains-view" })
    #expect(
      value(rule, "shortDescription", "text") as? String == "A presenter holds its view strongly.")
    #expect(value(rule, "defaultConfiguration", "level") as? String == "warning")
    #expect(rule["helpUri"] as? String == "https://example.org/rules/presenter-retains-view")
    #expect(value(rule, "properties", "tags") as? [String] == ["ownership"])
    #expect(
      value(rule, "help", "markdown") as? String == """
        Neither of them would ever die.

        Instead:

        ```swift
        weak var view: (any ProfileViewInput)?
        ```
        """)
  }

  @Test func `Without a baseline, no result is marked as new`() throws {
    let result = try #require(try results(Samples.report([Samples.view])).first)
    #expect(result["baselineState"] == nil)
    #expect(result["suppressions"] == nil)
  }

  @Test func `With a baseline, results are new, unchanged, or suppressed with a reason`() throws {
    let report = Samples.report(
      [Samples.nowhere], known: [Samples.verb],
      suppressed: [SuppressedFinding(Samples.view, reason: "Freed by hand")])
    let results = try results(report)
    #expect(results.map { $0["baselineState"] as? String } == ["new", "unchanged", nil])
    #expect(value(results[2], "suppressions", 0, "kind") as? String == "inSource")
    #expect(value(results[2], "suppressions", 0, "justification") as? String == "Freed by hand")
  }

  @Test func `Columns count code points of the line`() throws {
    let place = SourceLocation(file: "A.swift", line: 2, column: 4)
    let finding = Finding(rule: "r", severity: .note, location: place, length: 2, message: "m")
    let lines = SourceLines(of: [finding]) { _ in Array("first\ne\u{301}👩‍👩‍👧 xe\u{301}\n".utf8) }
    let result = try #require(try results(Samples.report([finding]), lines: lines).first)
    let region = value(result, "locations", 0, "physicalLocation", "region")
    #expect(value(region, "startColumn") as? Int == 9)
    #expect(value(region, "endColumn") as? Int == 12)
  }

  @Test func `Braces and brackets of a message are escaped`() throws {
    var finding = Samples.nowhere
    finding.message = "Write '{ [Post](x) }'."
    let result = try #require(try results(Samples.report([finding])).first)
    #expect(value(result, "message", "text") as? String == #"Write '{{ \[Post\](x) }}'."#)
  }

  @Test func `A file outside the project has an absolute URL`() throws {
    var finding = Samples.verb
    finding.location?.file = "/Library/My App.swift"
    let result = try #require(try results(Samples.report([finding])).first)
    let artifact = value(result, "locations", 0, "physicalLocation", "artifactLocation")
    #expect(value(artifact, "uri") as? String == "file:///Library/My%20App.swift")
    #expect(value(artifact, "uriBaseId") == nil)
  }

  @Test(arguments: 0..<samples(100, full: 3000))
  func `Any text survives the round trip, and the report has what SARIF requires`(
    seed: Int
  ) throws {
    let report = Samples.report(seed: seed)
    let run = try run(report)
    let rules = try #require(value(run, "tool", "driver", "rules") as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids.map { Array($0.utf8) }).count == rules.count)
    let results = try #require(run["results"] as? [[String: Any]])
    try #require(results.count == report.entries.count)
    for (result, entry) in zip(results, report.entries) {
      let finding = entry.finding
      let number = try #require(result["ruleIndex"] as? Int)
      #expect(ids[number] == result["ruleId"] as? String)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      let message = try #require(value(result, "message", "text") as? String)
      let mayLink = finding.message.unicodeScalars.contains(["]", "("])
      #expect(plain(message, mayLink: mayLink).isExactly(finding.message))
      guard let place = finding.location else { continue }
      let physical = value(result, "locations", 0, "physicalLocation")
      let uri = try #require(value(physical, "artifactLocation", "uri") as? String)
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"{}|\\^`".utf8.contains($0) })
      let path = place.file.hasPrefix("/") ? "file://" + place.file : place.file
      #expect(uri.removingPercentEncoding?.isExactly(path) == true)
      let start = try #require(value(physical, "region", "startColumn") as? Int)
      #expect(value(physical, "region", "endColumn").map { ($0 as? Int ?? 0) >= start } ?? true)
    }
  }

  /// The message as a viewer shows it.
  private func plain(_ message: String, mayLink: Bool) -> String {
    var output = ""
    var scalars = Array(message.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      output.unicodeScalars.append(scalar)
      if "{}".unicodeScalars.contains(scalar), scalars.first == scalar { scalars.removeFirst() }
      if scalar == "\\", mayLink, let next = scalars.popFirst() {
        output.unicodeScalars.removeLast()
        output.unicodeScalars.append(next)
      }
    }
    return output
  }
}

/// A key or an index in a path through a JSON value.
private protocol SARIFStep {
  func step(from any: Any?) -> Any?
}

extension String: SARIFStep {
  func step(from any: Any?) -> Any? { (any as? [String: Any])?[self] }
}

extension Int: SARIFStep {
  func step(from any: Any?) -> Any? {
    guard let list = any as? [Any], self < list.count else { return nil }
    return list[self]
  }
}
