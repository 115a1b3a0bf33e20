/// The root view of a hierarchy. It shows the hierarchy on the screen.
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    // A method sets the scene, because an initializer would not call the property's observer.
    join(windowScene)
  }

  private func join(_ scene: UIWindowScene) { windowScene = scene }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open private(set) var isKeyWindow = false

  /// True if the window's contents are on the screen.
  var isShown: Bool { !isHidden }

  /// A window is hidden until it is made visible; its
  /// view controllers appear and disappear with it.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        for controller in outermostViewControllers where controller.isInSight {
          controller.beginAppearance(false)
          controller.endAppearance()
        }
      } else {
        installRootView()
        for controller in outermostViewControllers where controller.mayComeIntoSight {
          controller.beginAppearance(true)
          controller.endAppearance()
        }
      }
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      MainRunLoop.noteActivity()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { installRootView() }
    }
  }

  open func makeKey() {
    UIApplication.shared.keyWindow?.isKeyWindow = false
    UIApplication.shared.keyWindow = self
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  deinit { MainRunLoop.noteEnd() }

  private func installRootView() {
    guard let root = rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    insertSubview(root.view, at: 0)
  }
}
