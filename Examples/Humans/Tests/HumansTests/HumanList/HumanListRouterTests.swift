import Adder
import AdderTesting
import Humans
import Testing

@MainActor @Suite(.moduleChecks) struct HumanListRouterTests {
  @Test func `The module of a person gets the person before it is shown, and tells the opener`() {
    let handler = RecordingTransitionHandler()
    let output = OutputMock()
    let factory = DetailFactory()
    let router = HumanListRouter(humanDetailModule: LazyModule { factory })
    router.transitionHandler = handler
    router.output = output
    router.presentHumanDetail(HumanReference(.sample()))
    #expect(handler.opened.map(\.transition) == ["push"])
    let input = handler.opened.first?.view as? DetailMock
    #expect(input?.human?.human == .sample())
    input?.output.output?.didChangeHuman(HumanReference(.sample(biography: "New")))
    #expect(output.changed == ["New"])
  }
}

private final class OutputMock: HumanDetailModuleOutput {
  private(set) var changed: [String] = []

  func didChangeHuman(_ human: HumanReference) { changed.append(human.human.biography) }
}

@MainActor private final class DetailMock: HumanDetailModuleInput {
  let output: ModuleOutputReference<any HumanDetailModuleOutput>
  private(set) var human: HumanReference?

  init(output: ModuleOutputReference<any HumanDetailModuleOutput>) {
    self.output = output
  }

  func setHuman(_ human: HumanReference) { self.human = human }
}

private struct DetailFactory: ModuleFactory {
  func makeModule(
    output: ModuleOutputReference<any HumanDetailModuleOutput>
  ) -> Module<any HumanDetailModuleInput> {
    let detail = DetailMock(output: output)
    return Module(view: detail) { [weak detail] in detail }
  }
}
