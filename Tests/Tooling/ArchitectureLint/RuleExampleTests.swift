import AdderArchitectureLint
import AdderModuleDiscovery
import Testing

/// Every rule against its own page.
@Suite struct RuleExampleTests {
  private static let everything: RuleChoice = {
    var choice = RuleChoice()
    choice.preset = .all
    return choice
  }()

  @Test(arguments: RuleCatalog.rules.map(\.id))
  func `The bad example of a rule is found, and the good one is not`(id: String) throws {
    let rule = try #require(RuleCatalog.rule(named: id))
    let stage = Stage(for: rule)
    let bad = try stage.report(playing: rule.page.bad, Self.everything)
    #expect(
      bad.findings.contains { $0.rule.id == id }, "not found; but \(bad.findings.map(\.rule.id))")
    let good = try stage.report(playing: rule.page.good, Self.everything)
    #expect(!good.findings.contains { $0.rule.id == id }, "found in the good example")
  }

  @Test(arguments: RuleCatalog.rules.filter { $0.fix == .automatic }.map(\.id))
  func `Fixing the bad example of a rule takes the finding away, and fixing again changes nothing`(
    id: String
  ) throws {
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
        play.files, in: TextsInMemory(texts), architectures: play.architectures),
      in: TextsInMemory(texts), architectures: play.architectures)
    let linter = Linter(architectures: play.architectures, choice: choice)
    #expect(linter.report(on: again).findings.map(\.message) == [])
  }

  @Test func `Each rule has a name of its own and a page without gaps`() {
    #expect(Set(RuleCatalog.rules.map(\.id)).count == RuleCatalog.rules.count)
    for rule in RuleCatalog.rules {
      let page = rule.page
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }, "\(rule.id)")
      for text in [page.finds, page.hurts, page.bad, page.good, page.chapter] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      #expect(page.bad != page.good, "\(rule.id)")
    }
  }

  @Test(arguments: Stage.all.indices)
  func `A module with everything right gives no finding`(number: Int) throws {
    let report = try Stage.all[number].report(playing: "", Self.everything)
    #expect(report.findings.map { "\($0.rule.id): \($0.message)" } == [])
  }
}
