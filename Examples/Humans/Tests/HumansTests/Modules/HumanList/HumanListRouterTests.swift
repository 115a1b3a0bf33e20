import AdderTesting
import Humans
import Testing

@MainActor @Suite(.moduleChecks) struct HumanListRouterTests {
  @Test func `The module of a person receives the person before it is shown`() throws {
    let handler = RecordingTransitionHandler()
    let router = HumanListRouter(.sample())
    router.transitionHandler = handler
    router.presentHumanDetail(HumanDetailParcel(.sample(name: "Maria")))
    #expect(handler.opened.map(\.transition) == ["push"])
    let view = try #require(handler.opened.first?.view as? HumanDetailTextView)
    view.viewDidLoad()
    #expect(view.name == "Maria")
  }
}
