/// The state of a running transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
}

/// A running transition of a stack or a presentation.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation with the transition's own, and a completion when both are over.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same, over another view than the transition's.
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

/// One animated transition, from before its first appearance callback until after its last. One that is not
/// animated has no coordinator.
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  private let controllers: [UIViewController]
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameter controllers: the view controllers that it coordinates, unless their children have
  ///   another coordinator.
  init(of controllers: [UIViewController], animated: Bool) {
    isAnimated = animated && UIView.areAnimationsEnabled
    self.controllers = controllers
    super.init()
    if isAnimated { for controller in controllers { controller.runningTransition = self } }
  }

  /// Ends the transition, now or when the test lets it end.
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

  // A gesture of the double has no phase between beginning and end.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { completions.append(handler) }
}
