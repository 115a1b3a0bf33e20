import AdderArchitectureLint
import Testing

/// The door to what single rules find.
enum RuleLimits {
  /// What a rule finds in an example on a stage: the symbols of its findings.
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
