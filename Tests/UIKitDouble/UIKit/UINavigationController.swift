/// A container that shows the top of a stack of view controllers.
///
/// While it is off the screen, it only stores the stack. As on a device, it loads views, calls
/// appearance callbacks and notifies the delegate when it appears.
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: The stack

  private var stack: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a view controller. Raises an exception if the stack already contains it, or if it is a
  /// navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    refuse(viewController)
    addChild(viewController)
    stack.append(viewController)
    showTop(animated: animated) { [self] in finishAdding(viewController) }
  }

  /// Pops the top view controller, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raise(.invalidArgument, "Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    stack = []
    for new in viewControllers {
      refuse(new)
      stack.append(new)
    }
    for new in added { addChild(new) }
    remove(removed, animated: animated) { [self] in
      for new in added { finishAdding(new) }
    }
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    remove(popped, animated: animated)
    return popped
  }

  private func remove(
    _ removed: [UIViewController], animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    for old in removed {
      old.willMove(toParent: nil)
      old.transition.removesFromParent = true
    }
    showTop(animated: animated) {
      for old in removed { old.removeFromParent() }
      completion()
    }
  }

  /// Begins a pop by the user and cancels it. Returns false if the user cannot go back.
  func abandonPop() -> Bool {
    guard stack.count > 1, appearance == .appeared, let top = shown else { return false }
    let below = stack[stack.count - 2]
    let transition = RunningTransition(of: [self], animated: true)
    top.willMove(toParent: nil)
    stack.removeLast()
    delegate?.navigationController(self, willShow: below, animated: true)
    top.transition.removesFromParent = true
    top.beginAppearance(false, animated: true)
    below.beginAppearance(true, animated: true)
    transition.end(isCancelled: true) { [self] in
      stack.append(top)
      top.transition.removesFromParent = false
      below.beginAppearance(false, animated: true)
      top.beginAppearance(true, animated: true)
      below.endAppearance()
      top.endAppearance()
    }
    return true
  }

  private func refuse(_ viewController: UIViewController) {
    if stack.contains(where: { $0 === viewController }) {
      raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))")
    }
    if viewController is UINavigationController {
      raise(.invalidArgument, "Pushing a navigation controller is not supported")
    }
  }

  private func finishAdding(_ viewController: UIViewController) {
    viewController.didMove(toParent: self)
    viewController.transition.addsToParent = false
  }

  // MARK: Visible view controller

  /// The view controller whose view is in this navigation controller's view. While this navigation
  /// controller is off the screen, that may not be the top of the stack yet.
  private var shown: UIViewController?
  private var announced: UIViewController?

  private func showTop(animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard isInSight, shown !== stack.last else {
      if !isInSight { forgetPopped() }
      return completion()
    }
    let old = shown
    shown = stack.last
    announce(animated: animated)
    swap(old, for: shown, animated: animated) { [self] in
      if appearance == .appeared { finishAnnouncing(animated: animated) }
      completion()
    }
  }

  /// Removes the view of a view controller that was shown and then popped while this navigation
  /// controller was off the screen.
  private func forgetPopped() {
    guard let old = shown, !stack.contains(where: { $0 === old }) else { return }
    old.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  override func prepareToAppear() {
    guard shown !== stack.last else { return }
    let old = shown
    shown = stack.last
    place(shown, insteadOf: old)
    announce(animated: false)
  }

  override func didFinishAppearing() { finishAnnouncing(animated: false) }

  private func announce(animated: Bool) {
    guard let shown else { return }
    shown.loadViewIfNeeded()
    announced = shown
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  private func finishAnnouncing(animated: Bool) {
    guard let shown = announced else { return }
    announced = nil
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

// Optional in the SDK.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
