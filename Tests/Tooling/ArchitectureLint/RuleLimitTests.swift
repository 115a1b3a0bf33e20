import AdderArchitectureLint
import Testing

/// Rules that count report from the number that a project sets.
@Suite struct RuleLimitTests {
  private static let limited = RuleCatalog.rules.filter { $0.limit != nil }.map(\.id)

  private func count(_ id: String, _ limit: Int?) throws -> Int {
    let rule = try #require(RuleCatalog.rule(named: id))
    var choice = RuleChoice()
    choice.only = [id]
    choice.limits[id] = limit
    return try Stage(for: rule).report(playing: rule.page.bad, choice).findings.count
  }

  @Test(arguments: limited)
  func `A higher limit silences the bad example of a rule, and its own does not`(
    id: String
  ) throws {
    let limit = try #require(RuleCatalog.rule(named: id)?.limit)
    #expect(try count(id, nil) > 0)
    #expect(try count(id, limit.count) == count(id, nil))
    #expect(try count(id, 1000) == 0)
  }

  @Test func `Those that count are known`() {
    #expect(Self.limited.count >= 9)
  }
}
