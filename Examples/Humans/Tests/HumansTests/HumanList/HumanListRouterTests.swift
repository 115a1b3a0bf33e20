import Adder
import AdderTesting
import Humans
import Testing

@MainActor @Suite(.moduleChecks) struct HumanListRouterTests {
  @Test func `The module of a person receives the person before it is shown`() {
    let handler = RecordingTransitionHandler()
    let factory = DetailFactory()
    let router = HumanListRouter(humanDetailModule: LazyModule { factory })
    router.transitionHandler = handler
    router.presentHumanDetail(HumanReference(.sample()))
    #expect(handler.opened.map(\.transition) == ["push"])
    let input = handler.opened.first?.view as? DetailMock
    #expect(input?.human?.human == .sample())
  }
}

@MainActor private final class DetailMock: HumanDetailModuleInput {
  private(set) var human: HumanReference?

  func setHuman(_ human: HumanReference) { self.human = human }
}

private struct DetailFactory: ModuleFactory {
  func makeModule(output: ModuleOutputReference<Never>) -> Module<any HumanDetailModuleInput> {
    let detail = DetailMock()
    return Module(view: detail) { [weak detail] in detail }
  }
}
