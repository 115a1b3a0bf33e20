import AdderArchitectureLint
import Foundation
import Testing

/// The manual is made of the rules' own pages.
@Suite struct RuleManualTests {
  @Test func `The manual says what the rules say`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Rules.md").standardizedFileURL
    let text = RuleManual.text
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try String(contentsOf: file, encoding: .utf8)
    #expect(found == text, "Make it again: ADDER_UPDATE_GENERATED=1 swift test --filter RuleManual")
  }

  @Test func `Every rule has an entry, under what it is about`() {
    for rule in RuleCatalog.rules { #expect(RuleManual.text.contains("### \(rule.id)\n")) }
  }
}
