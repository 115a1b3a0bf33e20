/// An object that owns a view and manages its appearance on the screen.
///
/// In the double, transitions take no time unless a test holds them: before a call that is animated
/// on a device returns, it runs every callback in order, and its completion.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit { MainRunLoop.noteEnd() }

  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: The view

  private var loadedView: UIView?

  /// The view, loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let owner = newValue?.viewController, owner !== self {
        raise(
          .internalInconsistency,
          """
          A view can only be associated with at most one view controller at a time! \
          View \(newValue as Any) is associated with \(owner). Clear this association before \
          associating this view with \(self).
          """)
      }
      loadedView?.viewController = nil
      loadedView = newValue
      loadedView?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet, and then calls `viewDidLoad`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      raise(
        .internalInconsistency,
        "-[\(type(of: self)) loadView] did not set the view: set `view`, or call super")
    }
    viewDidLoad()
  }

  open func loadView() {
    if let (scene, file) = scene {
      file.loadViews(of: self, in: scene)
    } else if let file = InterfaceFile(
      named: nibName ?? "\(type(of: self))", "xib", in: nibBundle)
    {
      file.loadViews(of: self)
    } else if let nibName {
      raise(.internalInconsistency, "Could not load NIB in bundle with name '\(nibName)'")
    } else {
      view = UIView(frame: UIScreen.main.bounds)
    }
  }
  open func viewDidLoad() {}

  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}

  var appearance = Appearance.disappeared

  /// True if children appear and disappear with this view controller. A container that returns
  /// `false` notifies its children itself, with `beginAppearanceTransition` and
  /// `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endAppearance() }

  /// The children whose views are inside this view controller's view.
  var childrenInSight: [UIViewController] {
    children.filter { child in
      guard let childView = child.viewIfLoaded, let view = viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  /// Adds the views of children before this view controller appears. Containers override it.
  func prepareToAppear() {}

  /// Called after `viewDidAppear`. Containers override it.
  func didFinishAppearing() {}

  /// The reasons why this view controller appears or disappears. As documented, the four properties
  /// below are `true` only inside the appearance callbacks.
  var transition = Transition()

  open var isMovingToParent: Bool { transition.addsToParent && heard == .appearing }

  /// True for a view controller that a container removes, but not for its children.
  open var isMovingFromParent: Bool { transition.removesFromParent && heard == .disappearing }

  open var isBeingPresented: Bool { transition.presents && heard == .appearing }

  /// True for the presented view controller, but not for its children.
  open var isBeingDismissed: Bool { transition.dismisses && heard == .disappearing }

  /// The kind of appearance callback that is currently running.
  var heard: AppearanceCallback?

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Adds a child and calls its `willMove(toParent:)`. The container must call the child's
  /// `didMove(toParent:)` after the transition has ended.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes this view controller from its parent and calls its `didMove(toParent:)`. The container
  /// must call `willMove(toParent:)` before that.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { transition.removesFromParent = self.parent != nil }
  }

  open func didMove(toParent parent: UIViewController?) { transition.addsToParent = false }

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  // MARK: Contents for containers

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }
  private lazy var ownTabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var extendedLayoutIncludesOpaqueBars = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var isEditing = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Pushes onto the nearest navigation controller, or presents the view controller if there is
  /// none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a view controller as the detail in the nearest split view controller, or presents it if
  /// there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Presentation

  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentation: UIPresentationController?

  /// The view controller that this view controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The presenter of this view controller or of its nearest presented ancestor.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The style of this view controller's presentation. If the style is changed before a
  /// presentation, another presentation controller is created.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if presenter == nil, modalPresentationStyle != oldValue { presentation = nil }
    }
  }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false

  /// True if the user cannot dismiss this view controller with a swipe.
  open var isModalInPresentation = false

  /// The object that manages the presentation. It is created on first access and kept until the
  /// dismissal.
  open var presentationController: UIPresentationController? {
    presentation ?? parent?.presentation ?? makePresentation()
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  var runningTransition: RunningTransition?

  /// The running transition of this view controller or of one of its ancestors.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    stopPresenting(animated: flag, completion: completion)
  }

  // MARK: Storyboards

  open internal(set) var storyboard: UIStoryboard?

  /// The identifier of this view controller's scene in its storyboard. The scene defines the
  /// segues.
  var sceneIdentifier: String?
  /// The scene in the file of its storyboard; `nil` if a test defined the storyboard.
  var scene: (InterfaceFile.Element, InterfaceFile)?

  /// Called before a segue is performed, to pass data to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns true if a segue that the user started may be performed. `performSegue` does not call
  /// this method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(withIdentifier: identifier, sender: sender)
  }
}
