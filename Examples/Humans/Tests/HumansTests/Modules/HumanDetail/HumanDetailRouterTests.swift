import AdderTesting
import Humans
import Testing

@MainActor struct HumanDetailRouterTests {
  @Test func `The module's input is passed to the presenter`() {
    let presenter = HumanDetailModuleInputSpy()
    let router = HumanDetailRouter()
    router.presenter = presenter
    router.setHuman(HumanDetailParcel(.sample()))
    #expect(presenter.setHumanCalls.arguments == [HumanDetailParcel(.sample())])
  }
}
