import Testing

@testable import Adder

/// Tests of the closing action that a module sets for itself, which runs no matter which module
/// opened it.
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

  @Test func `A module's own closing action runs before its opener's, and its view is released`()
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

  @Test func `A root module's closing action runs when the window closes`() throws {
    let screen = try HeadlessScreen(root: ClosingFactory(log: log)) { $0.configure(name: "A") }
    _ = log.take()
    screen.visibleView?.closeCurrentModule()
    #expect(log.take() == ["A ended", "ended twice"])
  }

  @Test
  func `An embedded module closes when its screen is released, even if the container view is not`()
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

  @Test func `A module that cannot be shown closes immediately`() throws {
    let screen = try HeadlessScreen(root: SampleFactory(log: log)) { $0.configure(name: "root") }
    _ = log.take()
    let module = screen.visibleView?.open(
      ClosingFactory(log: log), by: .embed(in: "no such container")
    ) { $0.configure(name: "A") }
    #expect(module?.error != nil)
    #expect(log.take() == ["A linked", "A ended", "ended twice"])
  }

  @Test func `The closing action of a module that is never shown does not run and is released`() {
    weak var presenter: SamplePresenter?
    do {
      let module = ClosingFactory(log: log).makeModule(output: .nobody)
      presenter = module.input as? SamplePresenter
      #expect(presenter != nil)
    }
    #expect(presenter == nil)
    #expect(log.take() == [])
  }

  @Test func `If replacing an embedded module closes its opener, the new module is not shown`()
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
