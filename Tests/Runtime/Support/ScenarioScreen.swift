public import Adder

/// A screen on which the scenarios run. The tests of each kind of screen define their own
/// conforming type.
@MainActor public protocol ScenarioScreen: AnyObject {
  /// The first view, at the bottom of a navigation stack in a window.
  var root: any TransitionHandler { get }

  /// The possible actions on this screen; scenarios that need more are not run on it.
  var actions: Set<ScenarioAction> { get }

  /// Creates a module's view with the containers `header` and `body`, and the segues `show`,
  /// `sheet`, `body`, `nowhere` and `over`.
  func makeView() -> any ScenarioView

  /// Performs an action that no router requested.
  func perform(_ action: ScenarioAction)

  /// Waits until all transitions and deferred work have ended.
  func settle() async
}

/// A module's view on one of the screens.
@MainActor public protocol ScenarioView: TransitionHandler {
  /// Retains the other parts of the module.
  ///
  /// - Parameter whenLoaded: Called once, when the view is loaded.
  func keep(
    _ presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void)
}

/// The segues of screens without storyboards.
public let scenarioSegues: [String: ModuleTransition] = [
  "show": .push, "sheet": .present, "body": .embed(in: "body"), "nowhere": .embed(in: "nowhere"),
  "over": .custom(InvisibleAnimator()),
]

/// A custom transition without visible effect.
private final class InvisibleAnimator: TransitionAnimator {
  func show(
    _ view: AnyObject, over opener: AnyObject, isAnimated: Bool,
    completion: @escaping @MainActor () -> Void
  ) { completion() }

  func hide(
    _ view: AnyObject, isAnimated: Bool, completion: @escaping @MainActor () -> Void
  ) { completion() }

  nonisolated init() {}
}

/// An action that no router requested: by the user, by the system, or by code that does not use
/// modules.
public enum ScenarioAction: Hashable, Sendable, CaseIterable {
  /// The back button, or a completed swipe.
  case userGoesBack
  /// A cancelled swipe back.
  case userGivesUpGoingBack
  /// A swipe down over the topmost presented module, or Escape.
  case userDismisses
  /// A cancelled swipe down.
  case userGivesUpDismissing
  /// A tap on the first tab of the topmost layer.
  case userSelectsFirstTab
  /// A tap on the last tab of the topmost layer.
  case userSelectsLastTab
  /// The window closes, with everything in it and over it.
  case windowCloses
  /// The app's own code pops all views except the bottom one from the lowest stack.
  case appPopsToRoot
  /// The app's own code removes the second lowest view from the lowest stack.
  case appRemovesFromMiddle
  /// The app's own code dismisses all presented modules.
  case appDismissesAll
  /// The app's own code removes the last tab.
  case appRemovesTab
  /// The app's own code removes the module embedded in the root.
  case appRemovesEmbedded
  /// The app's own code replaces the window's root.
  case appSetsRoot
}
