#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// Takes a module's view controller off the screen, wherever it is at that time.
  final class UIKitPlace: ModulePlace {
    private weak var life: ModuleLife?

    init(_ life: ModuleLife) {
      self.life = life
    }

    func leave(isAnimated: Bool) {
      guard let life, let host = life.host else { return }
      if life.mustWaitToLeave {
        let canLeave: @MainActor () -> Bool = { [weak life] in life?.mustWaitToLeave != true }
        life.screen?.wait(until: canLeave) { [self] in leave(isAnimated: isAnimated) }
        return
      }
      if case .custom(let animator)? = life.module.transition?.way {
        animator.hide(host, isAnimated: isAnimated) { [weak life] in life?.module.didClose() }
        return
      }
      if life.isBetween { return life.module.didClose() }
      life.isLeaving = true
      if life.presence == .here || !host.isOnScreen {
        host.leaveScreen(of: life, isAnimated: isAnimated)
      }
      life.screen?.look(from: life)
    }

    func comeForward() {
      guard let life, let host = life.host else { return }
      for controller in sequence(first: host, next: \.parent) {
        guard let parent = controller.parent else { break }
        (parent as? UITabBarController)?.selectedViewController = controller
        if let container = controller.life?.module.container {
          controller.viewIfLoaded.map { $0.superview?.bringSubviewToFront($0) }
          parent.showForemost(in: container)
        }
      }
      host.loadFront()
    }
  }

  extension ModuleLife {
    /// True while a transition is running, during which UIKit ignores a
    /// dismissal and mishandles a pop.
    fileprivate var mustWaitToLeave: Bool {
      guard let host, module.container == nil, presence == .here else { return false }
      return isBeingPresented || host.topmost.isInTransition
        || host.topmost.lifeInFront?.isBeingPresented == true
    }
  }

  extension UIViewController {
    /// Removes this view controller from the screen, with everything above it.
    ///
    /// - Parameter life: The life of this view controller's module or, if this is a container, of
    ///   the module at its root.
    fileprivate func leaveScreen(of life: ModuleLife, isAnimated: Bool) {
      if let navigation = parent as? UINavigationController {
        // A stack cannot exist without its root, so the entire stack leaves.
        if navigation.viewControllers.first === self {
          return navigation.leaveScreen(of: life, isAnimated: isAnimated)
        }
        dismissAbove(of: life)
        let stack = navigation.viewControllers
        // The view controller may have been popped already, possibly by code
        // that was notified here.
        guard let index = stack.firstIndex(of: self), index > 0 else { return }
        navigation.popToViewController(stack[index - 1], animated: isAnimated)
        return navigation.loadFront()
      }
      if let tabs = parent as? UITabBarController {
        // Tabs that were opened from this module leave together with it, before one of them is
        // selected and loaded.
        let leaving = [self] + life.module.tree.compactMap { $0.view as? UIViewController }
        func staysOpen(_ tab: UIViewController) -> Bool {
          let bottom = (tab as? UINavigationController)?.viewControllers.first
          return !leaving.contains { $0 === tab || $0 === bottom }
        }
        if tabs.viewControllers?.contains(where: staysOpen) == true { dismissAbove(of: life) }
        let all = tabs.viewControllers ?? []
        let others = all.filter(staysOpen)
        guard !others.isEmpty else { return tabs.leaveScreen(of: life, isAnimated: isAnimated) }
        let selected = tabs.selectedViewController
        let before = all.prefix { $0 !== selected }.count { others.contains($0) }
        if let selected, !others.contains(selected) {
          tabs.selectedViewController = others[min(before, others.count - 1)]
        }
        tabs.setViewControllers(others, animated: isAnimated)
        tabs.loadFront()
      } else if let split = parent as? UISplitViewController {
        split.removeColumn(of: self)
      } else if let parent {
        let container = self.life?.module.container
        leaveParentByTheBook()
        if let container { parent.showForemost(in: container) }
      } else if let presenter = presentingViewController {
        presenter.dismiss(animated: isAnimated)
      } else if let window = windowAround, window.rootViewController === self {
        dismissAbove()
        window.isHidden = true
        window.rootViewController = nil
      }
    }
  }

  extension UIViewController {
    /// Dismisses everything above a module, and notifies the dismissed modules before anything else
    /// becomes visible.
    fileprivate func dismissAbove(of life: ModuleLife) {
      guard presentedViewController != nil else { return }
      dismissAbove()
      life.screen?.look(from: life)
    }
  }

  extension UISplitViewController {
    fileprivate func removeColumn(of controller: UIViewController) {
      guard style != .unspecified else {
        viewControllers.removeAll { $0 === controller }
        return
      }
      // UIKit may have wrapped the column's view controller in a navigation controller.
      let columns: [Column] = [.primary, .supplementary, .secondary]
      let content = (controller as? UINavigationController)?.viewControllers.first
      for column in columns {
        guard let set = viewController(for: column) else { continue }
        if set === controller || set === content { setViewController(nil, for: column) }
      }
    }
  }
#endif
