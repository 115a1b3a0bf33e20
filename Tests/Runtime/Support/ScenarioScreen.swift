public import Adder

/// A screen that the scenarios run on. Each kind of screen has one in its tests.
@MainActor public protocol ScenarioScreen: AnyObject {
  /// The first view, at the bottom of a navigation stack in a window.
  var root: any TransitionHandler { get }

  /// What can be done on this screen; scenarios that need more are not run on it.
  var actions: Set<ScenarioAction> { get }

  /// Makes a module's view with the containers `header` and `body`, and the segues `show`, `sheet`, `body`,
  /// `nowhere` and `over`.
  func makeView() -> any ScenarioView

  /// Does something that no router asked for.
  func perform(_ action: ScenarioAction)

  /// Waits until all that was begun has come to its end.
  func settle() async
}

/// A module's view on one of the screens.
@MainActor public protocol ScenarioView: TransitionHandler {
  /// Keeps the other parts of the module.
  ///
  /// - Parameter whenLoaded: to be called once, when the view is loaded.
  func keep(
    _ presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void)
}

/// What segues are on screens without storyboards.
public let scenarioSegues: [String: ModuleTransition] = [
  "show": .push, "sheet": .present, "body": .embed(in: "body"), "nowhere": .embed(in: "nowhere"),
  "over": .custom(InvisibleAnimator()),
]

/// A transition of one's own that nobody sees.
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

/// What happens to a screen without a router: done by the user, by the system, or by code that knows
/// nothing of modules.
public enum ScenarioAction: Hashable, Sendable, CaseIterable {
  /// The back button, or a swipe through to its end.
  case userGoesBack
  /// A swipe back that the finger takes back.
  case userGivesUpGoingBack
  /// A swipe down over what is presented topmost, or Escape.
  case userDismisses
  /// A swipe down that the finger takes back.
  case userGivesUpDismissing
  /// A finger on the first tab of what is topmost.
  case userSelectsFirstTab
  /// A finger on the last tab of what is topmost.
  case userSelectsLastTab
  /// The window goes, with everything in it and over it.
  case windowCloses
  /// The app's own code pops everything from the lowest stack but its bottom.
  case appPopsToRoot
  /// The app's own code takes the second lowest view off the lowest stack.
  case appRemovesFromMiddle
  /// The app's own code dismisses everything that is presented.
  case appDismissesAll
  /// The app's own code removes the last tab.
  case appRemovesTab
  /// The app's own code takes what is embedded in the root out of it.
  case appRemovesEmbedded
  /// The app's own code gives the window another root.
  case appSetsRoot
}
