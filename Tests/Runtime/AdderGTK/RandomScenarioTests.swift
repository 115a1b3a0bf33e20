import AdderRuntimeScenarios
import AdderTestSupport
import Testing

extension GTKTests {
  @MainActor @Suite(.serialized) struct RandomScenarioTests {
    @Test func `Random orders of opening and closing bring what they bring without pixels`() async {
      for seed in 0..<samples(300, full: 100_000) {
        // A frame takes a sixtieth of a second, whoever waits for it.
        let isPatient = seed % 10 == 0
        var screens: [GTKScenarioScreen] = []
        let difference = await RandomScenario.difference(seed: seed) {
          let screen = GTKScenarioScreen(animated: false, isPatient: isPatient)
          screens.append(screen)
          return screen
        }
        for screen in screens { screen.close() }
        #expect(difference == nil, "\(difference ?? "")")
        // Without waiting, GDK asks for surfaces that the X server has not placed yet, or no longer, and GTK hears of
        // the pointer on one that is gone.
        let complaints = GLibComplaints.shared.take().filter {
          isPatient || !($0.contains("Gdk-CRITICAL") || $0.contains("GDK_IS_SURFACE (surface)"))
        }
        #expect(complaints == [], "seed \(seed)")
        if difference != nil { return }
      }
    }
  }
}
