import Testing

@testable import Adder

@MainActor @Suite struct RootModuleTests {
  private let log = Log()

  @Test func `A window's root module is linked before its view is loaded`() throws {
    let screen = try HeadlessScreen(root: SampleFactory(log: log)) { $0.configure(name: "A") }
    #expect(log.take() == ["A linked", "A loaded"])
    #expect(screen.visibleView is SampleView)
  }

  @Test
  func `A root module that closes itself closes the window with everything opened from it`()
    throws
  {
    let screen = try HeadlessScreen(root: SampleFactory(log: log)) { $0.configure(name: "A") }
    let root = try #require(screen.visibleView)
    root.open(SampleFactory(log: log)) { $0.configure(name: "B") }
      .onClose { [log] in log.add("B closed") }
    _ = log.take()
    root.closeCurrentModule()
    #expect(!screen.isOpen)
    #expect(log.take() == ["B closed"])
  }

  @Test func `A root view that the screen cannot show throws an error`() {
    struct OtherFactory: ModuleFactory {
      final class OtherView {}
      func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
        Module(view: OtherView())
      }
    }
    #expect(
      throws: TransitionError.wrongView("OtherView", expected: "HeadlessTransitionHandler")
    ) {
      try HeadlessScreen(root: OtherFactory())
    }
  }

  @Test func `A root module whose input is released before it is linked throws an error`() {
    struct ForgetfulFactory: ModuleFactory {
      func makeModule(
        output: ModuleOutputReference<Never>
      ) -> Module<any SampleModuleInput> {
        let presenter = SamplePresenter(log: Log(), output: .nobody)
        return Module(view: SampleView(presenter)) { nil }
      }
    }
    #expect(throws: TransitionError.inputIsGone(module: "ForgetfulFactory")) {
      try HeadlessScreen(root: ForgetfulFactory())
    }
  }

  #if DEBUG
    @Test func `A part of a root module that stays in memory after the window closes is reported`()
      throws
    {
      let census = ModuleCensus()
      var kept: AnyObject?
      census.during {
        let screen = try? HeadlessScreen(root: SampleFactory(log: log)) { kept = $0 }
        screen?.closeWindow()
      }
      let problem = try #require(census.takeProblems().first)
      #expect("\(problem)".contains("SamplePresenter"))
      withExtendedLifetime(kept) {}
    }
  #endif
}
