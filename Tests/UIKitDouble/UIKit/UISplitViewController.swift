/// A container of two columns: a list and what is chosen there.
///
/// Where there is room for one column only it is collapsed: then it shows the first, and further
/// details go onto that one's navigation stack.
open class UISplitViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open internal(set) var isCollapsed = false

  /// The columns, the primary first; at most two.
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

  /// Puts a view controller into the second column; on the first one's stack while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let navigation = viewControllers.first as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      viewControllers = viewControllers.prefix(1) + [vc]
    }
  }

  private func placeColumns() {
    for controller in viewControllers where controller.view.superview !== view {
      view.addSubview(controller.view)
    }
  }

  override func prepareToAppear() { placeColumns() }
}
