import AdderArchitectureLint
import Testing

/// Rules with a limit that a project can change.
@Suite struct RuleLimitTests {
  private static let limited = RuleCatalog.rules.filter {
    $0.limit != nil && !Stage.ownLimits.contains($0.id)
  }.map(\.id)

  private func count(_ id: String, _ limit: Int?) throws -> Int {
    let rule = try #require(RuleCatalog.rule(named: id))
    var choice = RuleChoice()
    choice.only = [id]
    choice.limits[id] = limit
    return try Stage(for: rule).report(playing: rule.page.bad, choice).findings.count
  }

  @Test(arguments: limited)
  func `A high limit silences a rule's bad example, and its default limit does not`(
    id: String
  ) throws {
    let limit = try #require(RuleCatalog.rule(named: id)?.limit)
    #expect(try count(id, nil) > 0)
    #expect(try count(id, limit.count) == count(id, nil))
    #expect(try count(id, 1000) == 0)
  }

  @Test func `At least nine rules have a limit`() {
    #expect(Self.limited.count >= 9)
  }
}
