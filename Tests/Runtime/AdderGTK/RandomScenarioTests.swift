import AdderRuntimeScenarios
import AdderTestSupport
import Testing

extension GTKTests {
  @MainActor @Suite(.serialized) struct RandomScenarioTests {
    private static let ofRemovedSurfaces = [
      "Gdk-CRITICAL", "GDK_IS_SURFACE (surface)",
      "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)'",
    ]

    @Test
    func `Random orders of opening and closing have the same results as on the headless screen`()
      async
    {
      for seed in 0..<samples(300, full: 100_000) {
        // Only every tenth run waits for frames, because each wait takes a sixtieth of a second.
        let isPatient = seed % 10 == 0
        var screens: [GTKScenarioScreen] = []
        let difference = await RandomScenario.difference(seed: seed) {
          let screen = GTKScenarioScreen(animated: false, isPatient: isPatient)
          screens.append(screen)
          return screen
        }
        for screen in screens { screen.close() }
        #expect(difference == nil, "\(difference ?? "")")
        // Without waiting, GDK uses surfaces that the X server has not placed yet or has removed,
        // and GTK receives events for removed surfaces and widgets. This also hides what our own call
        // of `gtk_widget_is_ancestor` may cause there; the patient runs show it.
        let complaints = GLibComplaints.shared.take().filter { complaint in
          isPatient || !Self.ofRemovedSurfaces.contains(where: complaint.contains)
        }
        #expect(complaints == [], "seed \(seed)")
        if difference != nil { return }
      }
    }
  }
}
