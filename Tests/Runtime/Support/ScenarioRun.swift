import Adder

/// The results of a scenario on a screen.
public struct ScenarioReport: Sendable {
  /// One line per step: the step, and everything that the modules recorded.
  public internal(set) var transcript: [String] = []
  /// Results that differ from the expected ones.
  public internal(set) var problems: [String] = []
}

extension Scenario {
  /// Runs the scenario on a new screen.
  @MainActor public func run(on screen: any ScenarioScreen) async -> ScenarioReport {
    let run = ScenarioRun(screen)
    for step in steps { await run.perform(step) }
    return run.report()
  }
}

/// Performs the steps of a scenario on a screen, one after the other.
@MainActor final class ScenarioRun {
  private let screen: any ScenarioScreen
  private var modules: [String: OpenModule<any ScenarioModuleInput>] = [:]
  private var lines: [String] = []
  private var refusals: [Refusal] = []
  private var parts: [String: [WeakPart]] = [:]
  private var result = ScenarioReport()
  private let census = ModuleCensus()

  init(_ screen: any ScenarioScreen) {
    self.screen = screen
  }

  /// The names of the open modules, sorted.
  var openModules: [String] { modules.filter(\.value.isOpen).keys.sorted() }

  /// The results of the steps so far.
  func report() -> ScenarioReport {
    var report = result
    report.problems += census.takeProblems().map(\.description)
    return report
  }

  func perform(_ step: Step) async {
    (lines, refusals) = ([], [])
    await census.during {
      await RuntimeProblem.handled(by: { [self] in note($0) }) {
        perform(step.what)
        await screen.settle()
      }
    }
    result.transcript.append("\(step.what): \(lines.joined(separator: ", "))")
    let closed = lines.filter { $0.hasSuffix(" closed") }.map { String($0.dropLast(7)) }
    if let expected = step.expected {
      if closed != expected.closes {
        result.problems.append("\(step.what) closed \(closed), expected \(expected.closes)")
      }
      if refusals != [expected.refusal].compactMap({ $0 }) {
        result.problems.append("\(step.what) was refused: \(refusals)")
      }
    }
    for name in closed {
      for part in parts[name] ?? [] where part.object != nil {
        result.problems.append("after \(step.what) \(part.name) of \(name) stays")
      }
      if modules[name]?.isOpen == true { result.problems.append("\(name) is still open") }
    }
    for (name, module) in modules where !module.isOpen && !closed.contains(name) {
      if parts[name] != nil { result.problems.append("\(name) is closed without an event") }
    }
    for name in closed { (modules[name], parts[name]) = (nil, nil) }
  }

  private func note(_ problem: RuntimeProblem) {
    guard case .transition(let error) = problem else {
      result.problems.append("\(problem)")
      return
    }
    refusals.append(Refusal(error))
    lines.append("refused: \(Refusal(error))")
  }

  private func perform(_ what: Step.What) {
    switch what {
    case .open(let name, let transition, let opener, let loading, let other):
      let whenLoaded: @MainActor (any TransitionHandler) -> Void = { [weak self] handler in
        if let loading { self?.open(loading, by: .embed(in: "body"), from: handler) }
      }
      open(
        name, by: transition, from: handler(of: opener), thenCloses: other, whenLoaded: whenLoaded)
    case .close(let name):
      modules[name]?.close()
    case .closeItself(let name):
      modules[name]?.transitionHandler?.closeCurrentModule()
    case .closeOpened("root"):
      screen.root.closeOpenedModules()
    case .closeOpened(let name):
      modules[name]?.closeOpenedModules()
    case .bringForward(let name):
      modules[name]?.bringForward()
    case .act(let action):
      screen.perform(action)
    }
  }

  private func handler(of name: String) -> (any TransitionHandler)? {
    name == "root" ? screen.root : modules[name]?.transitionHandler
  }

  private func open(
    _ name: String, by transition: ModuleTransition, from opener: (any TransitionHandler)?,
    thenCloses other: String? = nil,
    whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void = { _ in }
  ) {
    let factory = ScenarioFactory(screen: screen) { presenter, view in
      view.keep(presenter) { [weak self, weak presenter] handler in
        self?.lines.append("\(presenter?.name ?? "unlinked") loaded")
        whenLoaded(handler)
      }
      self.parts[name] = [WeakPart(presenter), WeakPart(view)]
    }
    modules[name] = opener.open(factory, by: transition) {
      $0.configure(name: name)
      lines.append("\(name) linked")
    }.onClose { [weak self] in
      guard let self else { return }
      lines.append("\(name) closed")
      if let other { modules[other]?.close() }
    }
  }
}

@MainActor private final class WeakPart {
  private(set) weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }
}

// MARK: - The module

@MainActor private protocol ScenarioModuleInput: AnyObject {
  func configure(name: String)
}

private final class ScenarioPresenter: ScenarioModuleInput {
  private(set) var name = "unlinked"

  func configure(name: String) { self.name = name }
}

@MainActor private struct ScenarioFactory: StoryboardModuleFactory {
  let screen: any ScenarioScreen
  let connect: @MainActor (ScenarioPresenter, any ScenarioView) -> Void

  func makeView() -> any ScenarioView { screen.makeView() }

  func makeModule(
    around view: any ScenarioView, output: ModuleOutputReference<Never>
  ) -> Module<any ScenarioModuleInput> {
    let presenter = ScenarioPresenter()
    connect(presenter, view)
    return Module(view: view, parts: [presenter]) { [weak presenter] in presenter }
  }
}
