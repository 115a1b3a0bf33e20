/// The appearance state of a view controller.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

/// The two kinds of appearance callbacks.
enum AppearanceCallback { case appearing, disappearing }

/// The reasons why a view controller appears or disappears.
struct Transition {
  var addsToParent = false
  var removesFromParent = false
  var presents = false
  var dismisses = false
}

// All appearance callbacks are called here, so each is called once and in order, whatever moved the
// view: a window, a container, a presentation or `addSubview`.
extension UIViewController {
  var isInSight: Bool {
    switch appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }

  var isAppearing: Bool {
    if case .appearing = appearance { true } else { false }
  }

  private var isBetween: Bool {
    switch appearance {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: false
    }
  }

  /// True if this view controller appears when its view enters a window. A child does so only if
  /// its parent has already appeared. Otherwise the parent forwards its own appearance later, or it
  /// has disabled forwarding and notifies the child itself.
  var mayComeIntoSight: Bool {
    guard !isInSight else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance == .appeared
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool = false) {
    guard isInSight != isAppearing else { return }
    MainRunLoop.noteActivity()
    if isAppearing {
      appearance = .appearing(animated: animated)
      loadViewIfNeeded()
      prepareToAppear()
      hear(.appearing) { viewWillAppear(animated) }
    } else {
      appearance = .disappearing(animated: animated)
      hear(.disappearing) { viewWillDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenInSight { child.beginAppearance(isAppearing, animated: animated) }
  }

  private func hear(_ callback: AppearanceCallback, _ body: () -> Void) {
    let before = heard
    heard = callback
    body()
    heard = before
  }

  func endAppearance() {
    switch appearance {
    case .appearing(let animated):
      hear(.appearing) { viewIsAppearing(animated) }
      view.layoutIfNeeded()
      if shouldAutomaticallyForwardAppearanceMethods {
        // Children that were added while this view controller was appearing.
        for child in childrenInSight { child.beginAppearance(true, animated: animated) }
      }
      endChildrensAppearance()
      // A callback may have removed this view controller again.
      guard case .appearing = appearance else { return }
      appearance = .appeared
      hear(.appearing) { viewDidAppear(animated) }
      didFinishAppearing()
    case .disappearing(let animated):
      endChildrensAppearance()
      appearance = .disappeared
      hear(.disappearing) { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      break
    }
  }

  /// Replaces the child that a container shows. The callbacks have UIKit's order: the new child is
  /// loaded, the old child will disappear, the new child will appear, the old child did disappear,
  /// the new child did appear.
  func swap(
    _ old: UIViewController?, for new: UIViewController?, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) {
    guard isInSight else { return completion() }
    new?.loadViewIfNeeded()
    let transition = RunningTransition(of: [self], animated: animated)
    old?.beginAppearance(false, animated: animated)
    new?.beginAppearance(true, animated: animated)
    transition.end { [self] in
      place(new, insteadOf: old)
      old?.endAppearance()
      // If the container is still appearing, it ends the child's appearance together with its own.
      if appearance == .appeared { new?.endAppearance() }
      completion()
    }
  }

  func place(_ new: UIViewController?, insteadOf old: UIViewController?) {
    if let new, new.view.superview !== view {
      new.view.frame = view.bounds
      view.insertSubview(new.view, at: 0)
    }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
  }

  private func endChildrensAppearance() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A callback may add another child, for example with a push in `viewDidAppear`.
    while let child = children.first(where: \.isBetween) { child.endAppearance() }
  }
}
