import AdderArchitectureLint
import Foundation
import Testing

/// The manual is generated from the pages of the rules.
@Suite struct RuleManualTests {
  @Test func `The manual is up to date with the pages of the rules`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Rules.md").standardizedFileURL
    let text = RuleManual.text
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try String(contentsOf: file, encoding: .utf8)
    #expect(found == text, "Make it again: ADDER_UPDATE_GENERATED=1 swift test --filter RuleManual")
  }

  @Test func `Every rule has an entry in the manual`() {
    for rule in RuleCatalog.rules { #expect(RuleManual.text.contains("### \(rule.id)\n")) }
  }
}
