import AdderArchitectureLint
import AdderEmbeddedFiles
import AdderFindings
import AdderModuleDiscovery
import Foundation
import Testing

/// Checks every rule against the examples on its own page.
@Suite struct RuleExampleTests {
  private static let everything: RuleChoice = {
    var choice = RuleChoice()
    choice.preset = .all
    return choice
  }()

  @Test(arguments: RuleCatalog.rules.map(\.id))
  func `The bad example of a rule has its page's findings, and the good one none`(
    id: String
  ) throws {
    let rule = try #require(RuleCatalog.rule(named: id))
    let page = try #require(Stage.pages[id])
    let stage = Stage(for: rule)
    let bad = try Stage.Play(stage, rule.page.bad)
    let findings = bad.report(Self.everything).findings
    let own = findings.filter { $0.rule.id == id }
    let lines = bad.lines(of: own)
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1", !lines.isEmpty {
      try page.write(finding: lines)
    } else {
      #expect(
        lines == page.findings,
        "Make them again: ADDER_UPDATE_GENERATED=1 swift test --filter RuleExample")
    }
    #expect(!own.isEmpty, "not found; but \(findings.map(\.rule.id))")
    #expect(own.allSatisfy { $0.severity.rawValue == page.severity.rawValue })
    let good = try stage.report(playing: rule.page.good, Self.everything)
    #expect(!good.findings.contains { $0.rule.id == id }, "found in the good example")
  }

  @Test(arguments: RuleCatalog.rules.filter { $0.fix == .automatic }.map(\.id))
  func `Fixing the bad example of a rule removes its findings`(id: String) throws {
    let rule = try #require(RuleCatalog.rule(named: id))
    var choice = RuleChoice()
    choice.only = [id]
    let play = try Stage.Play(Stage(for: rule), rule.page.bad)
    let (report, fixing) = play.fixing(choice)
    #expect(!report.findings.isEmpty)
    #expect(fixing.fixed.map(\.symbol) == report.findings.map(\.symbol))
    var texts = play.texts.texts
    for (path, text) in fixing.texts { texts[path] = text }
    let again = LintedProject(
      DiscoveredProject(
        play.files, in: TextsInMemory(texts), architectures: play.architectures,
        options: .choosing(play.architectures[0])),
      in: TextsInMemory(texts), architectures: play.architectures)
    let linter = Linter(architectures: play.architectures, choice: choice)
    #expect(linter.report(on: again).findings.map(\.message) == [])
  }

  @Test(arguments: Stage.all.indices)
  func `A module without violations has no findings`(number: Int) throws {
    let report = try Stage.all[number].report(playing: "", Self.everything)
    #expect(report.findings.map { "\($0.rule.id): \($0.message)" } == [])
  }
}
