import Testing

@testable import Adder

/// Every impossible transition is reported, and the returned module was never open.
@MainActor @Suite struct TransitionProblemTests {
  private func check(
    _ error: TransitionError, sourceLocation: SourceLocation = #_sourceLocation,
    _ open: (Stage) -> OpenModule<any SampleModuleInput>
  ) {
    let stage = Stage(hasNavigation: false)
    var problems: [RuntimeProblem] = []
    let module = RuntimeProblem.handled(by: { problems.append($0) }) { open(stage) }
    #expect(problems == [.transition(error)], sourceLocation: sourceLocation)
    #expect(module.error == error && !module.isOpen, sourceLocation: sourceLocation)
    #expect(!error.description.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `A push without a navigation stack is reported`() {
    check(.noNavigationStack(opener: "SampleView", module: "SampleView")) { $0.open("A") }
  }

  @Test func `A missing container is reported`() {
    check(.noContainer("footer", opener: "SampleView", known: ["header", "body"])) {
      $0.open("A", by: .embed(in: "footer"))
    }
  }

  @Test func `An opener that is already closed is reported`() {
    check(.openerIsClosed(opener: "SampleView", module: "SampleFactory")) { stage in
      let sheet = stage.open("sheet", by: .present)
      let handler = sheet.transitionHandler
      sheet.close()
      return stage.open("A", by: .present, from: handler)
    }
  }

  @Test func `An opener that no screen shows is reported`() {
    check(.openerIsNotOnScreen(opener: "SampleView", module: "SampleView")) { stage in
      let view = SampleView(SamplePresenter(log: stage.log, output: .nobody))
      return stage.open("A", from: view)
    }
  }

  @Test func `A router without a transition handler is reported`() {
    check(.noTransitionHandler(module: "SampleFactory")) { stage in
      let handler: (any TransitionHandler)? = nil
      return handler.open(SampleFactory(log: stage.log))
    }
  }

  @Test func `A view that the screen cannot show is reported`() {
    check(.wrongView("NoView", expected: "HeadlessTransitionHandler")) { stage in
      stage.root.open(WrongFactory(), by: .present)
    }
  }

  @Test func `An input that nothing retains is reported`() {
    check(.inputIsGone(module: "LooseFactory")) { stage in
      stage.root.open(LooseFactory(), by: .present)
    }
  }

  private final class NoView {}

  private struct WrongFactory: ModuleFactory {
    func makeModule(output: ModuleOutputReference<Never>) -> Module<any SampleModuleInput> {
      let presenter = SamplePresenter(log: Log(), output: .nobody)
      return Module(view: NoView()) { presenter }
    }
  }

  private struct LooseFactory: ModuleFactory {
    func makeModule(output: ModuleOutputReference<Never>) -> Module<any SampleModuleInput> {
      let presenter = SamplePresenter(log: Log(), output: .nobody)
      return Module(view: NoView()) { [weak presenter] in presenter }
    }
  }
}

@MainActor @Suite struct CensusTests {
  @Test func `A part that stays in memory is reported with its opener and transition`() throws {
    let stage = Stage()
    let census = ModuleCensus()
    var kept: AnyObject?
    census.during {
      let module = stage.open("A", by: .present)
      kept = (module.transitionHandler as? SampleView)?.presenter
      module.close()
    }
    let problem = try #require(census.takeProblems().first)
    #expect(
      problem
        == .stayed(
          parts: ["SamplePresenter"], module: "SampleView", opener: "SampleView",
          transition: "present(.sheet)"))
    #expect(problem.description.contains("SamplePresenter of SampleView stayed"))
    #expect(census.takeProblems() == [])
    withExtendedLifetime(kept) {}
  }

  @Test func `A retain cycle is reported`() {
    let stage = Stage()
    let census = ModuleCensus()
    weak var leaked: SamplePresenter?
    census.during {
      let module = stage.open("A")
      leaked = (module.transitionHandler as? SampleView)?.presenter
      leaked?.leak = leaked
      stage.screen.goBack()
    }
    #expect(census.takeProblems().count == 1)
    leaked?.leak = nil
  }

  @Test func `Opening and closing modules leaves nothing in memory`() {
    let stage = Stage()
    let census = ModuleCensus()
    census.during {
      for _ in 0..<1000 {
        stage.open("A").close()
      }
    }
    #expect(census.takeProblems() == [])
    #expect(stage.root.shownModule.children.isEmpty)
  }

  @Test func `Each closed module is checked after its own delay`() async {
    let stage = Stage()
    let gates = Gates()
    let census = ModuleCensus(delay: { await gates.wait() })
    var kept: [AnyObject?] = []
    func close(_ name: String) {
      census.during {
        let module = stage.open(name)
        kept.append((module.transitionHandler as? SampleView)?.presenter)
        module.close()
      }
    }
    var problems: [RuntimeProblem] = []
    await RuntimeProblem.handled(by: { problems.append($0) }) {
      close("Leak")
      while gates.waiting.count < 1 { await Task.yield() }
      close("Animation")
      while gates.waiting.count < 2 { await Task.yield() }
      gates.waiting[0].resume()
      while problems.isEmpty { await Task.yield() }
      kept[1] = nil
      gates.waiting[1].resume()
      while !census.isDone { await Task.yield() }
    }
    #expect(problems.count == 1)
    withExtendedLifetime(kept) {}
  }
}

/// Suspended calls, which a test resumes one by one.
@MainActor private final class Gates {
  private(set) var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
  }
}
