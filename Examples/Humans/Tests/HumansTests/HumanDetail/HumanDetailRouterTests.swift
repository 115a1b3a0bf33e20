import Humans
import Testing

@MainActor struct HumanDetailRouterTests {
  @Test func `The module's input is passed to the presenter`() {
    let presenter = PresenterMock()
    let router = HumanDetailRouter()
    router.presenter = presenter
    router.setHuman(HumanReference(.sample()))
    #expect(presenter.human?.human == .sample())
  }
}

private final class PresenterMock: HumanDetailModuleInput {
  private(set) var human: HumanReference?

  func setHuman(_ human: HumanReference) { self.human = human }
}
