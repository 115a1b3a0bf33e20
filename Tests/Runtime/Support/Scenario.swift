import Adder

/// One way of opening modules and closing them again, and the closed events that it must bring on every
/// screen.
public struct Scenario: Sendable {
  public let name: String
  let steps: [Step]

  init(_ name: String, _ steps: Step...) {
    self.name = name
    self.steps = steps
  }

  /// The scenarios in which nothing else happens than a screen can do.
  public static func all(with actions: Set<ScenarioAction>) -> [Scenario] {
    all.filter { scenario in
      scenario.steps.allSatisfy {
        guard case .act(let action) = $0.what else { return true }
        return actions.contains(action)
      }
    }
  }
}

extension Scenario: CustomStringConvertible {
  public var description: String { name }
}

/// One thing that happens, and the names of the modules that are closed by it, in order.
struct Step: Sendable {
  enum What: Sendable {
    case open(String, ModuleTransition, from: String, loading: String?)
    case close(String)
    case closeItself(String)
    case closeOpened(String)
    case act(ScenarioAction)
  }

  let what: What
  let closes: [String]

  /// - Parameter loading: a module that it embeds in its body when its view is loaded.
  static func open(
    _ name: String, _ transition: ModuleTransition = .push, from opener: String = "root",
    loading: String? = nil, closes: String...
  ) -> Step {
    Step(what: .open(name, transition, from: opener, loading: loading), closes: closes)
  }

  /// Whoever opened it closes it.
  static func close(_ name: String, closes: String...) -> Step {
    Step(what: .close(name), closes: closes)
  }

  /// Its own router closes it.
  static func closeItself(_ name: String, closes: String...) -> Step {
    Step(what: .closeItself(name), closes: closes)
  }

  static func closeOpened(_ name: String, closes: String...) -> Step {
    Step(what: .closeOpened(name), closes: closes)
  }

  static func act(_ action: ScenarioAction, closes: String...) -> Step {
    Step(what: .act(action), closes: closes)
  }
}
