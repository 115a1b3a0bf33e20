import Testing

@testable import Adder

/// A module with an action for its end, whichever module opened it.
@MainActor @Suite struct ModuleClosingTests {
  private struct ClosingFactory: ModuleFactory {
    let log: Log

    func makeModule(
      output: ModuleOutputReference<any SampleModuleOutput>
    ) -> Module<any SampleModuleInput> {
      let presenter = SamplePresenter(log: log, output: output)
      return Module(view: SampleView(presenter)) { [weak presenter] in presenter }
        .onClose { presenter.log.add("\(presenter.name) ended") }
        .onClose { [log] in log.add("ended twice") }
    }
  }

  private let log = Log()

  @Test func `The module's own action runs before its opener's, even though its view is gone`()
    throws
  {
    let screen = try HeadlessScreen(root: SampleFactory(log: log)) { $0.configure(name: "root") }
    weak var view: SampleView?
    let module = screen.visibleView?.open(ClosingFactory(log: log)) { $0.configure(name: "A") }
      .onClose { [log] in log.add("A closed") }
    view = screen.visibleView as? SampleView
    #expect(view?.presenter.name == "A")
    _ = log.take()
    module?.close()
    #expect(log.take() == ["A ended", "ended twice", "A closed"])
    #expect(view == nil)
  }

  @Test func `A window's root module closes with the window`() throws {
    let screen = try HeadlessScreen(root: ClosingFactory(log: log)) { $0.configure(name: "A") }
    _ = log.take()
    screen.visibleView?.closeCurrentModule()
    #expect(log.take() == ["A ended", "ended twice"])
  }

  @Test
  func
    `An embedded module ends with a screen that nobody keeps, though its container's view is kept`()
    async throws
  {
    var screen: HeadlessScreen? = try HeadlessScreen(root: SampleFactory(log: log)) {
      $0.configure(name: "root")
    }
    let root = screen?.visibleView
    root?.open(ClosingFactory(log: log), by: .embed(in: "body")) { $0.configure(name: "A") }
    _ = log.take()
    screen = nil
    for _ in 0..<1000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["A ended", "ended twice"])
    withExtendedLifetime(root) {}
  }

  @Test func `A module that could not be shown closes at once`() throws {
    let screen = try HeadlessScreen(root: SampleFactory(log: log)) { $0.configure(name: "root") }
    _ = log.take()
    let module = screen.visibleView?.open(
      ClosingFactory(log: log), by: .embed(in: "no such container")
    ) { $0.configure(name: "A") }
    #expect(module?.error != nil)
    #expect(log.take() == ["A linked", "A ended", "ended twice"])
  }

  @Test func `A module that is never shown does not close, and its captures are released`() {
    weak var presenter: SamplePresenter?
    do {
      let module = ClosingFactory(log: log).makeModule(output: .nobody)
      presenter = module.input as? SamplePresenter
      #expect(presenter != nil)
    }
    #expect(presenter == nil)
    #expect(log.take() == [])
  }

  @Test func `A module closed when its child closes does not show another one`()
    throws
  {
    let stage = Stage()
    let module = stage.open("A")
    let opener = try #require(module.transitionHandler)
    stage.open("B", by: .embed(in: "body"), from: opener).onClose { module.close() }
    _ = stage.log.take()
    let next = stage.open("C", by: .embed(in: "body"), from: opener)
    #expect(next.error == .openerIsNotOnScreen(opener: "SampleView", module: "SampleView"))
    #expect(stage.log.take() == ["C linked", "B closed", "A closed", "C closed"])
  }
}
