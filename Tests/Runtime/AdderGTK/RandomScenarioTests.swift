import AdderRuntimeScenarios
import AdderTestSupport
import Testing

extension GTKTests {
  @MainActor @Suite(.serialized) struct RandomScenarioTests {
    @Test func `Random orders of opening and closing bring what they bring without pixels`() async {
      for seed in 0..<samples(300, full: 100_000) {
        var screens: [GTKScenarioScreen] = []
        let difference = await RandomScenario.difference(seed: seed) {
          // A frame takes a sixtieth of a second, whoever waits for it.
          let screen = GTKScenarioScreen(animated: false, isPatient: seed % 10 == 0)
          screens.append(screen)
          return screen
        }
        for screen in screens { screen.close() }
        #expect(difference == nil, "\(difference ?? "")")
        #expect(GLibComplaints.shared.take() == [], "seed \(seed)")
        if difference != nil { return }
      }
    }
  }
}
