import Adder

/// A sequence of steps that open and close modules, with the close events that they must cause on
/// every screen.
public struct Scenario: Sendable {
  public let name: String
  let steps: [Step]

  init(_ name: String, _ steps: Step...) {
    self.init(name, steps)
  }

  init(_ name: String, _ steps: [Step]) {
    self.name = name
    self.steps = steps
  }

  /// Returns the scenarios that require only these actions.
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

/// A step and its expected results.
struct Step: Sendable {
  enum What: Sendable {
    case open(String, ModuleTransition, from: String, loading: String?, thenCloses: String?)
    case close(String)
    case closeItself(String)
    case closeOpened(String)
    case bringForward(String)
    case act(ScenarioAction)
  }

  /// The expected results of a step.
  struct Expectation: Sendable {
    /// The names of the modules that the step closes, in order.
    var closes: [String]
    /// Why the module opened by the step cannot be shown; nil if it can.
    var refusal: Refusal?
  }

  let what: What
  /// `nil` in a random scenario, whose results are compared between two screens instead.
  var expected: Expectation?

  /// - Parameters:
  ///   - loading: A module that the opened module embeds in its body when its view is loaded.
  ///   - thenCloses: A module that the opener closes after the opened module has closed.
  static func open(
    _ name: String, _ transition: ModuleTransition = .push, from opener: String = "root",
    loading: String? = nil, thenCloses: String? = nil, closes: String..., refusal: Refusal? = nil
  ) -> Step {
    Step(
      what: .open(name, transition, from: opener, loading: loading, thenCloses: thenCloses),
      expected: Expectation(closes: closes, refusal: refusal))
  }

  /// The module's opener closes it.
  static func close(_ name: String, closes: String...) -> Step {
    Step(what: .close(name), expected: Expectation(closes: closes))
  }

  /// The module's own router closes it.
  static func closeItself(_ name: String, closes: String...) -> Step {
    Step(what: .closeItself(name), expected: Expectation(closes: closes))
  }

  static func closeOpened(_ name: String, closes: String...) -> Step {
    Step(what: .closeOpened(name), expected: Expectation(closes: closes))
  }

  static func bringForward(_ name: String) -> Step {
    Step(what: .bringForward(name), expected: Expectation(closes: []))
  }

  static func act(_ action: ScenarioAction, closes: String...) -> Step {
    Step(what: .act(action), expected: Expectation(closes: closes))
  }
}

/// The kind of a transition error. The error itself names types, which differ between screens.
enum Refusal: String, Sendable {
  case noTransitionHandler, openerIsClosed, noNavigationStack, noContainer, noTabs, wrongView
  case inputIsGone, openerIsNotOnScreen, segueIsNotLinked, unsupported
  case noSegue, notForSegues

  init(_ error: TransitionError) {
    self =
      switch error {
      case .noTransitionHandler: .noTransitionHandler
      case .openerIsClosed: .openerIsClosed
      case .noNavigationStack: .noNavigationStack
      case .noContainer: .noContainer
      case .noTabs: .noTabs
      case .wrongView: .wrongView
      case .inputIsGone: .inputIsGone
      case .openerIsNotOnScreen: .openerIsNotOnScreen
      case .segueIsNotLinked: .segueIsNotLinked
      case .unsupported: .unsupported
      case .noSegue: .noSegue
      case .notForSegues: .notForSegues
      }
  }
}
