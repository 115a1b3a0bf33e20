#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import Adder
  import UIKit

  /// The way to take a module's view controller off the screen, wherever it is by then.
  final class UIKitPlace: ModulePlace {
    private weak var life: ModuleLife?

    init(_ life: ModuleLife) {
      self.life = life
    }

    func leave(isAnimated: Bool) {
      guard let life, let host = life.host else { return }
      // UIKit ignores a dismissal while another or a presentation is under way.
      let above = host.topmost.lifeInFront
      let busy = life.isComing ? life : above !== life && above?.isMoving == true ? above : nil
      if let busy {
        busy.whenAtRest { [self] in leave(isAnimated: isAnimated) }
        return
      }
      if case .custom(let animator)? = life.module.transition?.way {
        animator.hide(host, isAnimated: isAnimated) { [weak life] in life?.module.didClose() }
        return
      }
      if life.isBetween { return life.module.didClose() }
      life.isLeaving = true
      if life.presence == .here || !host.isOnScreen { host.leaveScreen(isAnimated: isAnimated) }
      life.screen?.look(.command)
    }

    func comeForward() {
      guard let life, let host = life.host else { return }
      if let parent = host.parent, let container = life.module.container {
        host.viewIfLoaded.map { $0.superview?.bringSubviewToFront($0) }
        parent.showForemost(in: container)
        return
      }
      for controller in sequence(first: host, next: \.parent) {
        (controller.parent as? UITabBarController)?.selectedViewController = controller
      }
      life.didShow()
    }
  }

  extension UIViewController {
    /// Takes this view controller away with everything that lies on it.
    fileprivate func leaveScreen(isAnimated: Bool) {
      if let navigation = parent as? UINavigationController {
        let stack = navigation.viewControllers
        // It may have been popped already.
        guard let index = stack.firstIndex(of: self) else { return }
        guard index == 0 else {
          dismissAbove()
          navigation.popToViewController(stack[index - 1], animated: isAnimated)
          return
        }
        // A stack without its bottom is nothing: all of it goes.
        return navigation.leaveScreen(isAnimated: isAnimated)
      }
      if let tabs = parent as? UITabBarController {
        guard let others = tabs.viewControllers?.filter({ $0 !== self }), !others.isEmpty else {
          return tabs.leaveScreen(isAnimated: isAnimated)
        }
        dismissAbove()
        let index = tabs.selectedIndex
        let wasSelected = tabs.selectedViewController === self
        tabs.setViewControllers(others, animated: isAnimated)
        if wasSelected { tabs.selectedIndex = min(index, others.count - 1) }
      } else if let split = parent as? UISplitViewController {
        split.removeColumn(of: self)
      } else if let parent {
        let container = life?.module.container
        leaveParentByTheBook()
        if let container { parent.showForemost(in: container) }
      } else if let presenter = presentingViewController {
        presenter.dismiss(animated: isAnimated)
      } else if let window = viewIfLoaded?.window, window.rootViewController === self {
        dismissAbove()
        window.isHidden = true
        window.rootViewController = nil
      }
    }
  }

  extension UISplitViewController {
    fileprivate func removeColumn(of controller: UIViewController) {
      guard style != .unspecified else {
        viewControllers.removeAll { $0 === controller }
        return
      }
      // UIKit may have put a navigation controller around what was set.
      let columns: [Column] = [.primary, .supplementary, .secondary]
      let content = (controller as? UINavigationController)?.viewControllers.first
      for column in columns {
        guard let set = viewController(for: column) else { continue }
        if set === controller || set === content { setViewController(nil, for: column) }
      }
    }
  }
#endif
