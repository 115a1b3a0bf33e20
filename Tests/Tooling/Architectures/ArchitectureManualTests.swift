import AdderArchitectures
import AdderFindings
import Foundation
import Testing

/// The text of `Architectures/README.md`, the manual for people who write architecture files.
private func manual() throws -> String {
  var root = URL(filePath: #filePath)
  for _ in 0..<4 { root.deleteLastPathComponent() }
  return try String(contentsOf: root.appending(path: "Architectures/README.md"), encoding: .utf8)
}

@Suite struct ArchitectureManualTests {
  @Test func `The manual's table lists exactly the existing traits`() throws {
    let rows = try manual().split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map(String.init) == Trait.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" })
  }

  @Test func `Every value of an enumeration is in the manual`() throws {
    let words =
      MethodNaming.Mood.allCases.map(\.rawValue) + MethodNaming.Purpose.allCases.map(\.rawValue)
      + Role.TestSubject.allCases.map(\.rawValue) + Role.OpenPart.allCases.map(\.rawValue)
      + Role.Kind.allCases.map(\.rawValue) + Contract.Crossing.allCases.map(\.rawValue)
      + Contract.Properties.allCases.map(\.rawValue) + Aspect.allCases.map(\.rawValue)
      + Reference.Strength.allCases.map(\.rawValue)
      + NamingPattern.Placeholder.allCases.map { "{\($0.rawValue)}" }
    let manual = try manual()
    #expect(words.filter { !manual.contains("`\($0)`") } == [])
  }

  /// The keys come from the reader: its error about an unknown key lists the known ones.
  @Test(arguments: [
    "", "module", "knowledge/X", "roles/X", "contracts/X", "contracts/X/methods", "composition/X",
    "parts/X", "baseFiles/X", "app", "tests", "comments", "severities",
    "rules/assembly-misnamed",
  ])
  func `Every key of a section is in the manual`(section: String) throws {
    let text =
      section.split(separator: "/").map { "\($0): {" }.joined() + "zzzzzzzzzzzz: 1"
      + String(repeating: "}", count: section.split(separator: "/").count)
    let message = try #require(
      ArchitectureReader().check(text, file: "f.yml").findings.map(\.message).first {
        $0.contains("zzzzzzzzzzzz")
      })
    let list = try #require(message.split(separator: "Known: ").last).dropLast()
    let keys = list.split(separator: ", ").map(String.init)
    let manual = try manual()
    #expect(keys.count > 1)
    #expect(keys.filter { !manual.contains("`\($0)`") && !manual.contains("**`\($0)`**") } == [])
  }

  @Test func `The manual's example is a valid architecture`() throws {
    let manual = try manual()
    let example = try #require(
      manual.split(separator: "```yaml\n").last?.split(separator: "```").first)
    let reading = ArchitectureReader().check(String(example), file: "ours.yml")
    #expect(reading.findings.map(\.description) == [])
    #expect(
      reading.architecture?.contract(named: "ServiceInterface")?.users == ["Presenter", "Facade"])
  }
}
