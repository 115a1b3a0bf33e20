import Humans
import Testing

@MainActor struct HumanDetailRouterTests {
  @Test func `The module's input is passed to the presenter`() {
    let presenter = PresenterMock()
    let router = HumanDetailRouter()
    router.presenter = presenter
    router.setHuman(HumanDetailParcel(.sample()))
    #expect(presenter.parcel == HumanDetailParcel(.sample()))
  }
}

private final class PresenterMock: HumanDetailModuleInput {
  private(set) var parcel: HumanDetailParcel?

  func setHuman(_ parcel: HumanDetailParcel) { self.parcel = parcel }
}
