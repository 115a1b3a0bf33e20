import AdderRuntimeScenarios
import Testing

@MainActor @Suite struct ScenarioTests {
  @Test(arguments: Scenario.all(with: HeadlessScenarioScreen.possibleActions))
  func `However a module is closed, it is notified once, in order, and freed`(
    scenario: Scenario
  ) async {
    let report = await scenario.run(on: HeadlessScenarioScreen())
    #expect(report.problems == [], "\(report.transcript)")
  }
}
