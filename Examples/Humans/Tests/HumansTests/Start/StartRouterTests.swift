import Adder
import AdderTesting
import Humans
import Testing

@MainActor @Suite(.moduleChecks) struct StartRouterTests {
  private let handler = RecordingTransitionHandler()
  private let people: LazyModule<Void, Never>
  private let options: LazyModule<Void, Never>
  private let router: StartRouter

  init() {
    people = LazyModule { EmptyModuleFactory() }
    options = LazyModule { EmptyModuleFactory() }
    router = StartRouter(humanListModule: people, optionsModule: options)
    router.transitionHandler = handler
  }

  @Test func `A module is assembled only when the user opens it`() {
    #expect(!people.isAssembled && !options.isAssembled)
    router.presentHumanList()
    #expect(people.isAssembled && !options.isAssembled)
  }

  @Test func `People are pushed, and options are presented`() {
    router.presentHumanList()
    router.presentOptions()
    #expect(handler.opened.map(\.transition) == ["push", "present(.sheet, hasNavigation: true)"])
  }

  @Test func `The presenter is notified when the options close, whatever closes them`() {
    let output = OutputMock()
    router.presenter = output
    router.presentOptions()
    #expect(output.closeCount == 0)
    handler.userClosesLast()
    #expect(output.closeCount == 1)
  }
}

private final class OutputMock: StartRouterOutput {
  private(set) var closeCount = 0

  func optionsDidClose() { closeCount += 1 }
}

/// A module that does nothing.
private struct EmptyModuleFactory: ModuleFactory {
  private final class View {}

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> { Module(view: View()) }
}
