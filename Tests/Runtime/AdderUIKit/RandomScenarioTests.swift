import AdderRuntimeScenarios
import AdderTestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct RandomScenarioTests {
  @Test(arguments: [false, true])
  func `Random orders of opening and closing have the same results as on the headless screen`(
    takesTime: Bool
  ) async {
    for seed in 0..<samples(500, full: 100_000) {
      UIKitDouble.clearWarnings()
      let held = takesTime ? HeldTransitions() : nil
      let difference = await UIKitDouble.$heldTransitions.withValue(held) {
        await RandomScenario.difference(seed: seed) { UIKitScenarioScreen() }
      }
      #expect(difference == nil, "\(difference ?? "")")
      #expect(UIKitDouble.warnings(about: "Scenario") == [], "seed \(seed)")
      if difference != nil { return }
    }
  }
}
