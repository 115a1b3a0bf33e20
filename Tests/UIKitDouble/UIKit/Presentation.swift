// Presenting and dismissing. Only full-screen styles cover a view controller: under a sheet, a
// popover or an alert, it stays on the screen and receives no callbacks.
extension UIViewController {
  /// The presentation style, with `automatic` replaced by a page sheet.
  var resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  func makePresentation() -> UIPresentationController {
    if let presentation { return presentation }
    let made =
      switch resolvedStyle {
      case .custom where transitioningDelegate != nil:
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenter, source: presenter ?? self)
          ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      default:
        UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    presentation = made
    return made
  }

  /// Returns the view controller that presents when `present` is called on this view controller: a
  /// container that covers the screen or, for context styles, the nearest view controller that
  /// defines a context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let ancestors = Array(sequence(first: self, next: \.parent))
    let inContext = style == .currentContext || style == .overCurrentContext
    let context = inContext ? ancestors.first(where: \.definesPresentationContext) : nil
    return context ?? ancestors.last ?? self
  }

  func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.resolvedStyle)
    guard presenter.canPresent(presented, askedBy: self) else { return }
    guard let host = presenter.view.superview, let window = presenter.view.window else { return }

    presenter.presented = presented
    presented.presenter = presenter
    let presentation = presented.makePresentation()
    let coversPresenter = presentation.shouldRemovePresentersView
    presented.transition.presents = true
    let transition = RunningTransition(of: [presenter, presented], animated: animated)
    presented.loadViewIfNeeded()

    if window.isShown {
      if coversPresenter { presenter.beginAppearance(false, animated: animated) }
      presented.beginAppearance(true, animated: animated)
    }
    presented.view.frame = host.bounds
    host.addSubview(presented.view)
    if coversPresenter {
      presentation.presentersPlace = .init(
        superview: host, index: host.subviews.firstIndex { $0 === presenter.view } ?? 0)
      presenter.view.removeFromSuperview()
    }
    transition.end {
      if window.isShown { presented.endAppearance() }
      if coversPresenter { presenter.endAppearance() }
      presented.transition.presents = false
      completion?()
    }
  }

  /// Returns true if the presentation is possible. Like UIKit, it refuses some presentations with
  /// an exception, and ignores others with a line in the console.
  private func canPresent(_ presented: UIViewController, askedBy asker: UIViewController) -> Bool {
    if presented === asker || presented === self {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller on itself. "
          + "Presenting controller is \(self).")
    }
    if let other = presented.presenter {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented) "
          + "that is already being presented by \(other).")
    }
    if let parent = presented.parent {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented) "
          + "that has a parent view controller \(parent).")
    }
    if let other = self.presented {
      UIKitDouble.warn(
        "Attempt to present \(presented) on \(self) (from \(asker)) "
          + "which is already presenting \(other).")
      return false
    }
    if viewIfLoaded?.window == nil {
      UIKitDouble.warn(
        "Attempt to present \(presented) on \(self) (from \(asker)) "
          + "whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  /// Dismisses what this view controller or an ancestor presents, with everything presented on top
  /// of it. If they present nothing, this view controller's presenter dismisses this view
  /// controller.
  func stopPresenting(animated: Bool, completion: (() -> Void)?) {
    let ancestors = sequence(first: self, next: \.parent)
    guard let presenter = ancestors.first(where: { $0.presented != nil }) else {
      guard let above = presentingViewController else {
        completion?()
        return
      }
      above.dismiss(animated: animated, completion: completion)
      return
    }
    let leaving = Array(sequence(first: presenter, next: \.presented).dropFirst())
    let visible = leaving.filter(\.isInSight)
    let place = leaving.first?.presentation?.presentersPlace
    let presenterReturns = place?.superview?.window?.isShown == true

    if UIKitDouble.heldTransitions != nil,
      leaving.contains(where: { $0.transition.dismisses || $0.isAppearing })
    {
      UIKitDouble.warn(
        "Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is "
          + "in progress!")
      return
    }
    let transition = RunningTransition(of: [presenter] + leaving, animated: animated)
    for controller in leaving { controller.transition.dismisses = true }
    for controller in visible { controller.beginAppearance(false, animated: animated) }
    if presenterReturns { presenter.beginAppearance(true, animated: animated) }
    transition.end {
      if let place { place.superview?.insertSubview(presenter.view, at: place.index) }
      for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
      for controller in [presenter] + leaving { controller.presented = nil }
      for controller in leaving { controller.presenter = nil }
      if presenterReturns { presenter.endAppearance() }
      for controller in visible { controller.endAppearance() }
      for controller in leaving {
        controller.transition.dismisses = false
        controller.presentation = nil
      }
      completion?()
    }
  }
}
