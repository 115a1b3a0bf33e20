// Moving views in the hierarchy, and the resulting notifications.
extension UIView {
  func insert(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      raise(.invalidArgument, "Can't add \(view) as a subview of itself or of a view inside it")
    }
    guard view.superview !== self else {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.move(to: self, at: index)
  }

  /// Moves this view to another superview, or removes it. Nothing else changes its superview.
  ///
  /// The order is UIKit's. Before the move, the view is notified of its new window and then of its
  /// new superview. After the move, the view is notified again, and then the superview is notified.
  /// The appearance callbacks of view controllers whose views enter or leave the screen are called
  /// before and after the move.
  func move(to newSuperview: UIView?, at index: Int) {
    let oldSuperview = superview
    guard oldSuperview !== newSuperview else { return }
    MainRunLoop.noteActivity()
    let oldWindow = window
    let newWindow = newSuperview?.window
    let changesWindow = oldWindow !== newWindow
    newSuperview?.checkParenthood(of: self)
    let leaving = oldWindow?.isShown == true ? outermostViewControllers.filter(\.isInSight) : []
    let entering =
      newWindow?.isShown == true ? outermostViewControllers.filter(\.mayComeIntoSight) : []

    if changesWindow { eachInside { $0.willMove(toWindow: newWindow) } }
    willMove(toSuperview: newSuperview)
    if changesWindow { for controller in leaving { controller.beginAppearance(false) } }
    if changesWindow { for controller in entering { controller.beginAppearance(true) } }

    if let oldSuperview {
      oldSuperview.willRemoveSubview(self)
      dropConstraintsToTheOutside()
      oldSuperview.subviews.removeAll { $0 === self }
    }
    superview = newSuperview
    newSuperview?.subviews.insert(self, at: min(index, newSuperview?.subviews.count ?? 0))
    newSuperview?.setNeedsLayout()

    if changesWindow { eachInside { $0.didMoveToWindow() } }
    didMoveToSuperview()
    newSuperview?.didAddSubview(self)
    if changesWindow { for controller in leaving { controller.endAppearance() } }
    if changesWindow { for controller in entering { controller.endAppearance() } }
  }

  private func eachInside(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.eachInside(body) }
  }

  /// The view controllers of this view and the views inside it, without their children, which are
  /// notified by their parents.
  var outermostViewControllers: [UIViewController] {
    if let viewController { return [viewController] }
    return subviews.flatMap(\.outermostViewControllers)
  }

  /// The nearest view controller whose view is this view or contains it.
  var nearestViewController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Raises an exception, like UIKit, if a child's view would be on the screen outside its parent's
  /// view.
  private func checkParenthood(of view: UIView) {
    guard window != nil, let host = nearestViewController else { return }
    for controller in view.outermostViewControllers {
      guard let parent = controller.parent, parent !== host else { continue }
      raise(
        .hierarchyInconsistency,
        "child view controller:\(controller) should have parent view controller:\(host) "
          + "but actual parent is:\(parent)")
    }
  }

  /// Removes the constraints between this view and views
  /// outside it, as UIKit does for a removed view.
  private func dropConstraintsToTheOutside() {
    for ancestor in sequence(first: self, next: \.superview).dropFirst() {
      for constraint in ancestor.constraints {
        let ends = [constraint.firstView, constraint.secondView].compactMap { $0 }
        if ends.contains(where: { $0.isDescendant(of: self) }) { ancestor.drop(constraint) }
      }
    }
  }
}
