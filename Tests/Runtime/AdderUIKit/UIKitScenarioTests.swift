import AdderRuntimeScenarios
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIKitScenarioTests {
  @Test(arguments: Scenario.all)
  func `However a module is closed, it is notified once, in order, and freed`(
    scenario: Scenario
  ) async {
    UIKitDouble.clearWarnings()
    let report = await scenario.run(on: UIKitScenarioScreen())
    #expect(report.problems == [], "\(report.transcript)")
    #expect(UIKitDouble.warnings(about: "Scenario") == [])
  }

  @Test(arguments: Scenario.all)
  func `Transitions that take time have the same results`(scenario: Scenario) async {
    UIKitDouble.clearWarnings()
    let report = await UIKitDouble.$heldTransitions.withValue(HeldTransitions()) {
      await scenario.run(on: UIKitScenarioScreen())
    }
    #expect(report.problems == [], "\(report.transcript)")
    #expect(UIKitDouble.warnings(about: "Scenario") == [])
  }

  @Test(arguments: Scenario.all(with: HeadlessScenarioScreen.possibleActions))
  func `The results are the same as on the headless screen`(scenario: Scenario) async {
    let headless = await scenario.run(on: HeadlessScenarioScreen())
    let uikit = await scenario.run(on: UIKitScenarioScreen())
    #expect(uikit.transcript == headless.transcript)
  }
}
