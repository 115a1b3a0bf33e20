import Adder
import AdderCAdwaita
import Testing

@testable import AdderGTK

/// All that opens windows, one test after the other.
@MainActor @Suite(.serialized, .enabled(if: Display.isThere, "needs a display"))
struct GTKTests {}

extension GTKTests {
  @MainActor @Suite(.serialized) struct GTKScreenTests {
    @Test(arguments: Scenario.all)
    func `Every way of closing tells the events that a headless screen tells, and all goes`(
      scenario: Scenario
    ) {
      let headless = HeadlessStage()
      scenario.play(headless)
      #expect(headless.log.take() == scenario.events)

      let census = ModuleCensus()
      weak var screen: GTKScreen?
      let objects: ObjectCount
      do {
        let stage = GTKStage()
        screen = stage.screen
        objects = stage.objects
        census.during { scenario.play(stage) }
        #expect(stage.log.take() == scenario.events)
        census.during { stage.screen.closeWindow() }
        #expect(!stage.screen.isOpen)
      }
      #expect(turn { objects.living == 0 }, "\(objects.living) widgets stayed")
      #expect(screen == nil)
      #expect(census.takeProblems() == [])
      #expect(GLibComplaints.shared.take() == [])
    }
  }
}
