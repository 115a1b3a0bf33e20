import AdderTesting
import Humans
import Testing

@MainActor @Suite(.moduleChecks) struct OptionsRouterTests {
  @Test func `The module is closed through its transition handler`() {
    let handler = RecordingTransitionHandler()
    let router = OptionsRouter()
    router.transitionHandler = handler
    router.closeModule()
    #expect(handler.closeCount == 1)
  }
}
