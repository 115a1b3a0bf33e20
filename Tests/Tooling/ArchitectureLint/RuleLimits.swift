import AdderArchitectureLint
import Testing

/// Checks the findings of individual rules.
enum RuleLimits {
  /// Requires that the findings of a rule in an example have these symbols.
  static func check(
    _ rule: String, _ stage: Stage, _ example: String, finds symbols: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var choice = RuleChoice()
    choice.only = [rule]
    let report = try stage.report(playing: example, choice)
    #expect(report.findings.map(\.symbol).sorted() == symbols, sourceLocation: sourceLocation)
  }
}
