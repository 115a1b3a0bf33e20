#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  // The implementation of each transition.
  extension UIViewController {
    func show(
      _ controller: UIViewController, by transition: ModuleTransition, on screen: ModuleScreen
    ) throws(TransitionError) {
      let isAnimated = transition.isAnimated
      switch transition.way {
      case .push:
        try push(controller, isAnimated)
      case .present(let style, let hasNavigation):
        try present(controller, as: style, hasNavigation: hasNavigation, isAnimated, on: screen)
      case .embed(let container, _):
        try embed(controller, in: container)
      case .tab:
        try addTab(controller, isAnimated)
      case .detail:
        if let splitViewController {
          splitViewController.showDetailViewController(controller, sender: self)
        } else {
          try push(controller, isAnimated)
        }
      case .replace:
        try giveWay(to: controller)
      case .setRoot(let hasTabs):
        try setRoot(controller, hasTabs: hasTabs, isAnimated)
      case .segue:
        throw .unsupported(transition: "\(transition)", opener: name)
      case .custom(let animator):
        animator.show(controller, over: self, isAnimated: isAnimated) {}
      }
    }

    private func push(
      _ controller: UIViewController, _ isAnimated: Bool
    ) throws(TransitionError) {
      guard let stack = navigationStack else {
        throw .noNavigationStack(opener: name, module: controller.name)
      }
      guard !(controller is UINavigationController) else {
        throw .wrongView(
          controller.name, expected: "UIViewController that is not a navigation controller")
      }
      stack.pushViewController(controller, animated: isAnimated)
    }

    private func present(
      _ controller: UIViewController, as style: PresentationStyle, hasNavigation: Bool,
      _ isAnimated: Bool, on screen: ModuleScreen
    ) throws(TransitionError) {
      guard isOnScreen else {
        throw .openerIsNotOnScreen(opener: name, module: controller.name)
      }
      let presented = hasNavigation ? controller.onStack : controller
      presented.take(style)
      let present: @MainActor () -> Void = { [self] in
        // The module may have been closed while it waited.
        guard let life = controller.life, !life.module.isClosed else { return }
        let presenter = presenterInSight
        presented.pointPopover(at: presenter)
        life.isBeingPresented = true
        presenter.present(presented, animated: isAnimated) { [weak life] in
          life?.isBeingPresented = false
        }
        life.didShow()
      }
      // UIKit presents nothing over a view controller that is being presented or dismissed.
      if isMovingInFront {
        screen.wait(until: { [self] in !isMovingInFront }, present)
      } else {
        present()
      }
    }

    /// True if what the user sees over this view controller is being presented or dismissed, or is
    /// about to be dismissed.
    private var isMovingInFront: Bool {
      let life = topmost.lifeInFront
      return topmost.isInTransition || life?.isBeingPresented == true || life?.isGoing == true
    }

    /// The view controller that can present over everything. UIKit rejects a presenter that already
    /// presents something or that is covered.
    private var presenterInSight: UIViewController {
      let topmost = topmost
      guard topmost === self, viewIfLoaded?.window == nil else { return topmost }
      return sequence(first: self, next: \.parent).first { $0.viewIfLoaded?.window != nil } ?? self
    }

    private func embed(
      _ controller: UIViewController, in container: ModuleContainer
    ) throws(TransitionError) {
      let provider = self as? any ModuleContainerProvider
      loadViewIfNeeded()
      guard let place = provider?.containerView(for: container) else {
        throw .noContainer(container, opener: name, known: provider?.moduleContainers ?? [])
      }
      embed(controller, in: place)
      showForemost(in: container)
    }

    private func addTab(
      _ controller: UIViewController, _ isAnimated: Bool
    ) throws(TransitionError) {
      guard let tabs = self as? UITabBarController ?? tabBarController else {
        throw .noTabs(opener: name, module: controller.name)
      }
      let others = tabs.viewControllers ?? []
      let neighbour = tabs === self ? others.last : navigationStack
      let tab = neighbour is UINavigationController ? controller.onStack : controller
      tabs.setViewControllers(others + [tab], animated: isAnimated)
    }

    /// Takes this view controller off the screen and puts another one in its place.
    private func giveWay(to controller: UIViewController) throws(TransitionError) {
      let life = life
      life?.isBetween = true
      defer { life?.isBetween = false }
      if let navigation = parent as? UINavigationController,
        let index = navigation.viewControllers.firstIndex(of: self)
      {
        dismissAbove()
        life.map { $0.screen?.look(from: $0) }
        navigation.setViewControllers(
          navigation.viewControllers[..<index] + [controller], animated: false)
        life.map { $0.screen?.look(from: $0) }
      } else if let tabs = parent as? UITabBarController, let others = tabs.viewControllers {
        dismissAbove()
        life.map { $0.screen?.look(from: $0) }
        let wasSelected = tabs.selectedViewController === self
        tabs.setViewControllers(others.map { $0 === self ? controller : $0 }, animated: false)
        if wasSelected { tabs.selectedViewController = controller }
      } else if let parent {
        guard let place = viewIfLoaded?.superview else {
          throw .openerIsNotOnScreen(opener: name, module: controller.name)
        }
        let index = place.subviews.firstIndex { $0 === viewIfLoaded }
        leaveParentByTheBook()
        parent.embed(controller, in: place)
        if let index, let view = controller.view { place.insertSubview(view, at: index) }
        if let container = life?.module.container { parent.showForemost(in: container) }
      } else if let presenter = presentingViewController {
        dismissAbove()
        life.map { $0.screen?.look(from: $0) }
        controller.modalPresentationStyle = modalPresentationStyle
        presenter.dismiss(animated: false) { presenter.present(controller, animated: false) }
      } else if let window = windowAround, window.rootViewController === self {
        dismissAbove()
        life.map { $0.screen?.look(from: $0) }
        window.rootViewController = controller
      } else {
        throw .openerIsNotOnScreen(opener: name, module: controller.name)
      }
    }

    private func setRoot(
      _ controller: UIViewController, hasTabs: Bool, _ isAnimated: Bool
    ) throws(TransitionError) {
      guard let window = windowAround, let old = window.rootViewController else {
        throw .openerIsNotOnScreen(opener: name, module: controller.name)
      }
      let front = (old as? UITabBarController)?.selectedViewController ?? old
      let first = front is UINavigationController ? controller.onStack : controller
      let root = hasTabs ? first.inTabs : first
      let screen = ModuleScreen.around(old)
      screen.holdLooks {
        old.dismissAbove()
        window.rootViewController = root
        if isAnimated {
          UIView.transition(
            with: window, duration: 0.25, options: .transitionCrossDissolve, animations: nil)
        }
      }
    }
  }

  extension UIViewController {
    fileprivate var name: String { "\(type(of: self))" }

    /// A navigation stack with this view controller at its bottom.
    fileprivate var onStack: UIViewController {
      if self is UINavigationController { return self }
      let stack = UINavigationController(rootViewController: self)
      stack.tabBarItem = tabBarItem
      return stack
    }

    /// A tab bar controller with this view controller as its first tab.
    fileprivate var inTabs: UIViewController {
      if self is UITabBarController { return self }
      let tabs = UITabBarController()
      tabs.viewControllers = [self]
      return tabs
    }

    /// The life of the visible part of this view controller.
    var lifeInFront: ModuleLife? {
      (self as? UINavigationController)?.topViewController?.life ?? life
    }

    /// Points a popover that has no source at the middle of its presenter. Without a source, UIKit
    /// would crash.
    fileprivate func pointPopover(at presenter: UIViewController) {
      guard let popover = popoverPresentationController, popover.sourceView == nil,
        popover.barButtonItem == nil, let source = presenter.view
      else { return }
      popover.sourceView = source
      popover.sourceRect = CGRect(x: source.bounds.midX, y: source.bounds.midY, width: 0, height: 0)
    }

    /// Dismisses everything over this view controller.
    func dismissAbove() {
      guard let above = presentedViewController else { return }
      above.presentingViewController?.dismiss(animated: false)
    }

    fileprivate func take(_ style: PresentationStyle) {
      // UIKit sets the style of an alert.
      if self is UIAlertController { return }
      switch style {
      case .fullScreen: modalPresentationStyle = .fullScreen
      case .overFullScreen: modalPresentationStyle = .overFullScreen
      case .popover: modalPresentationStyle = .popover
      case .sheet:
        // The app may have chosen a kind of sheet.
        let kinds: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .custom]
        if !kinds.contains(modalPresentationStyle) { modalPresentationStyle = .automatic }
      }
    }
  }
#endif
