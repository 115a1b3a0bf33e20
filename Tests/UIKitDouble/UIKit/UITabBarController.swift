/// A container that shows one of several sibling view controllers.
open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()

  /// The tabs. Setting them keeps the selected view controller if it is still among them, and
  /// otherwise selects the first tab.
  open var viewControllers: [UIViewController]? {
    didSet {
      let old = oldValue ?? []
      let new = viewControllers ?? []
      let removed = old.filter { controller in !new.contains { $0 === controller } }
      for controller in new where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
        controller.transition.addsToParent = false
      }
      for controller in removed {
        controller.willMove(toParent: nil)
        controller.transition.removesFromParent = true
      }
      tabBar.items = new.compactMap(\.tabBarItem)
      if !new.contains(where: { $0 === selected }) { select(new.first) }
      for controller in removed { controller.removeFromParent() }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private var selected: UIViewController?

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard newValue == nil || viewControllers?.contains(where: { $0 === newValue }) == true else {
        raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      select(newValue)
    }
  }

  open var selectedIndex: Int {
    get { viewControllers?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
      select(viewControllers[newValue])
    }
  }

  private func select(_ controller: UIViewController?) {
    guard selected !== controller else { return }
    let old = selected
    selected = controller
    swap(old, for: controller, animated: false)
    if !isInSight, let old { old.viewIfLoaded?.removeFromSuperview() }
  }

  override func prepareToAppear() { place(selected, insteadOf: nil) }
}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// Optional in the SDK.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
