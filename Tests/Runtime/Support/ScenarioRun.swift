import Adder

/// What a scenario brought on a screen.
public struct ScenarioReport: Sendable {
  /// A line for each step: what it was, and all that the modules wrote down.
  public internal(set) var transcript: [String] = []
  /// What was not as it must be.
  public internal(set) var problems: [String] = []
}

extension Scenario {
  /// Runs the scenario on a screen of its own.
  @MainActor public func run(on screen: any ScenarioScreen) async -> ScenarioReport {
    let census = ModuleCensus()
    var report = ScenarioReport()
    await census.during {
      await RuntimeProblem.handled(by: { report.problems.append("\($0)") }) {
        await ScenarioRun(screen).run(steps, &report)
      }
    }
    report.problems += census.takeProblems().map(\.description)
    return report
  }
}

@MainActor private final class ScenarioRun {
  private let screen: any ScenarioScreen
  private var modules: [String: OpenModule<any ScenarioModuleInput>] = [:]
  private var lines: [String] = []
  private var parts: [String: [WeakPart]] = [:]

  init(_ screen: any ScenarioScreen) {
    self.screen = screen
  }

  func run(_ steps: [Step], _ report: inout ScenarioReport) async {
    for step in steps {
      lines = []
      perform(step.what)
      await screen.settle()
      report.transcript.append("\(step.what): \(lines.joined(separator: ", "))")
      let closed = lines.filter { $0.hasSuffix(" closed") }.map { String($0.dropLast(7)) }
      if closed != step.closes {
        report.problems.append("\(step.what) closed \(closed), expected \(step.closes)")
      }
      for name in closed {
        for part in parts[name] ?? [] where part.object != nil {
          report.problems.append("after \(step.what) \(part.name) of \(name) stays")
        }
        if modules[name]?.isOpen == true { report.problems.append("\(name) is still open") }
      }
      for (name, module) in modules where !module.isOpen && !closed.contains(name) {
        if parts[name] != nil { report.problems.append("\(name) is closed without an event") }
      }
      for name in closed { (modules[name], parts[name]) = (nil, nil) }
    }
  }

  private func perform(_ what: Step.What) {
    switch what {
    case .open(let name, let transition, let opener, let loading):
      let whenLoaded: @MainActor (any TransitionHandler) -> Void = { [weak self] handler in
        if let loading { self?.open(loading, by: .embed(in: "body"), from: handler) }
      }
      open(name, by: transition, from: handler(of: opener), whenLoaded: whenLoaded)
    case .close(let name):
      modules[name]?.close()
    case .closeItself(let name):
      modules[name]?.transitionHandler?.closeCurrentModule()
    case .closeOpened("root"):
      screen.root.closeOpenedModules()
    case .closeOpened(let name):
      modules[name]?.closeOpenedModules()
    case .act(let action):
      screen.perform(action)
    }
  }

  private func handler(of name: String) -> (any TransitionHandler)? {
    name == "root" ? screen.root : modules[name]?.transitionHandler
  }

  private func open(
    _ name: String, by transition: ModuleTransition, from opener: (any TransitionHandler)?,
    whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void = { _ in }
  ) {
    let factory = ScenarioFactory { [screen] presenter in
      let view = screen.makeView(holding: presenter) { [weak self, weak presenter] handler in
        self?.lines.append("\(presenter?.name ?? "unlinked") loaded")
        whenLoaded(handler)
      }
      self.parts[name] = [WeakPart(presenter), WeakPart(view)]
      return view
    }
    modules[name] = opener.open(factory, by: transition) {
      $0.configure(name: name)
      lines.append("\(name) linked")
    }.onClose { [weak self] in self?.lines.append("\(name) closed") }
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

@MainActor private struct ScenarioFactory: ModuleFactory {
  let makeView: @MainActor (ScenarioPresenter) -> any TransitionHandler

  func makeModule(output: ModuleOutputReference<Never>) -> Module<any ScenarioModuleInput> {
    let presenter = ScenarioPresenter()
    return Module(view: makeView(presenter), parts: [presenter]) { [weak presenter] in presenter }
  }
}
