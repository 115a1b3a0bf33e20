import Adder
import AdderTesting
import Humans
import Testing

@MainActor @Suite(.moduleChecks) struct StartRouterTests {
  private let handler = RecordingTransitionHandler()
  private let router = StartRouter(.sample())

  init() {
    router.transitionHandler = handler
  }

  @Test func `People are pushed, and options are presented`() {
    router.presentHumanList()
    router.presentOptions()
    #expect(handler.opened.map { $0.view is HumanListTextView } == [true, false])
    #expect(handler.opened.map { $0.view is OptionsTextView } == [false, true])
    #expect(handler.opened.map(\.transition) == ["push", "present(.sheet, hasNavigation: true)"])
  }

  @Test func `A module is assembled each time the user opens it`() {
    router.presentHumanList()
    router.presentHumanList()
    #expect(handler.opened.count == 2)
    #expect(handler.opened[0].view !== handler.opened[1].view)
  }

  @Test func `The presenter is notified when the options close, whatever closes them`() {
    let output = StartRouterOutputSpy()
    router.presenter = output
    router.presentOptions()
    #expect(output.optionsDidCloseCalls.isEmpty)
    handler.userClosesLast()
    #expect(output.optionsDidCloseCalls.count == 1)
  }
}
