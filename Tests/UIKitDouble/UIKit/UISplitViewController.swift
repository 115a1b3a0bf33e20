/// A container with columns: a list and the selected detail. In the double, there is always room
/// for all columns, so the container is never collapsed.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The number of columns. With `unspecified`, the columns are set only by `viewControllers`.
  public let style: Style

  open var isCollapsed: Bool { false }

  /// The view controllers of the columns, the primary one first.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      let new = viewControllers
      let removed = oldValue.filter { old in !new.contains { $0 === old } }
      let added = new.filter { $0.parent !== self }
      for controller in removed {
        controller.willMove(toParent: nil)
        controller.transition.removesFromParent = true
      }
      for controller in added { addChild(controller) }
      for controller in removed { controller.viewIfLoaded?.removeFromSuperview() }
      if isViewLoaded { placeColumns() }
      for controller in removed { controller.removeFromParent() }
      for controller in added {
        controller.didMove(toParent: self)
        controller.transition.addsToParent = false
      }
    }
  }

  private var columns: [Column: UIViewController] = [:]

  /// The view controller that was set for a column, not the navigation controller around it.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the view controller of a column, in its own navigation controller. Raises an exception if
  /// the style is `unspecified`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if style == .unspecified {
      raise(
        .invalidArgument,
        "-[UISplitViewController setViewController:forColumn:] needs a style with columns")
    }
    columns[column] = vc
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }.map { content in
      content as? UINavigationController ?? content.navigationController
        ?? UINavigationController(rootViewController: content)
    }
  }

  /// Sets the view controller of the second column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified {
      viewControllers = viewControllers.prefix(1) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  private func placeColumns() {
    for controller in viewControllers where controller.view.superview !== view {
      view.addSubview(controller.view)
    }
  }

  override func prepareToAppear() { placeColumns() }
}
