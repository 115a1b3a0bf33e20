/// The state of a running transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
}

/// The coordinator of a running transition of a navigation stack or a presentation.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation together with the transition, and a completion when both have ended.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation in a view other than the transition's, together with the transition, and a
  /// completion when both have ended.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure when the user lifts the finger in an interactive transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// A transition, from before its first appearance callback until after its last one. If it is not
/// animated, the view controllers have no coordinator.
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  private let controllers: [UIViewController]
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameter controllers: The view controllers that have this coordinator. Their children have
  ///   the same coordinator unless they have their own.
  init(of controllers: [UIViewController], animated: Bool) {
    isAnimated = animated && UIView.areAnimationsEnabled
    self.controllers = controllers
    super.init()
    if isAnimated { for controller in controllers { controller.runningTransition = self } }
  }

  /// Ends the transition immediately or, if transitions are held, when the test ends it.
  func end(isCancelled: Bool = false, _ end: @escaping @MainActor () -> Void) {
    let finish: @MainActor () -> Void = { [self] in
      self.isCancelled = isCancelled
      end()
      for controller in controllers where controller.runningTransition === self {
        controller.runningTransition = nil
      }
      for completion in completions { completion(self) }
      MainRunLoop.noteActivity()
    }
    if isAnimated, let held = UIKitDouble.heldTransitions { held.add(finish) } else { finish() }
  }

  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // In the double, gestures have no phase between beginning and end.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { completions.append(handler) }
}
