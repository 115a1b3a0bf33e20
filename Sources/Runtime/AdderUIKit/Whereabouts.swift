#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  import UIKit

  // The places of view controllers, according to UIKit's containers and presentations.
  extension UIViewController {
    /// This view controller, its parent, its parent's parent, their presenter, and so on.
    private var chain: some Sequence<UIViewController> {
      sequence(first: self) { $0.parent ?? $0.presentingViewController }
    }

    /// The outermost view controller around this one, usually the root of a window.
    var outermost: UIViewController { chain.reduce(self) { $1 } }

    /// True if this view controller has a parent that is not a navigation controller, a tab bar
    /// controller or a split view controller.
    var isInsideAnother: Bool {
      guard let parent else { return false }
      let isContainer =
        parent is UINavigationController || parent is UITabBarController
        || parent is UISplitViewController
      return !isContainer
    }

    /// The number of presentations between the window and this view controller.
    var layer: Int {
      chain.count { $0.parent == nil && $0.presentingViewController != nil }
    }

    /// The index of the tab that this view controller is in.
    var tabIndex: Int {
      for controller in sequence(first: self, next: \.parent) {
        guard let tabs = (controller.parent as? UITabBarController)?.viewControllers else {
          continue
        }
        return tabs.firstIndex(of: controller) ?? 0
      }
      return 0
    }

    /// True if this view controller is a tab that the user does not see, or is inside such a tab.
    var waitsInTab: Bool {
      sequence(first: self, next: \.parent).contains { controller in
        guard let tabs = controller.parent as? UITabBarController else { return false }
        return tabs.selectedViewController !== controller
      }
    }

    /// Returns true if a child still belongs to this parent. While a view controller is being
    /// popped, its parent may still be a navigation controller whose stack it has already left.
    func keeps(_ child: UIViewController) -> Bool {
      (self as? UINavigationController)?.viewControllers.contains(child) ?? true
    }

    /// True if this view controller is in a container, presented, or in a window.
    var isSomewhere: Bool { parent != nil || presentingViewController != nil || isOnScreen }

    /// True if a window shows this view controller or something presented over it.
    var isOnScreen: Bool { windowAround != nil }

    /// The window that shows this view controller or something presented over it.
    var windowAround: UIWindow? {
      let around = sequence(first: outermost, next: \.presentedViewController).lazy
      return viewIfLoaded?.window ?? around.compactMap { $0.viewIfLoaded?.window }.first
    }

    /// The topmost view controller presented over this one, or this view controller itself if there
    /// is none.
    var topmost: UIViewController {
      sequence(first: self, next: \.presentedViewController).reduce(self) { $1 }
    }

    /// True if a transition is moving this view controller or one around it.
    var isInTransition: Bool {
      transitionCoordinator != nil
        || sequence(first: self, next: \.parent).contains {
          $0.isBeingDismissed || $0.isBeingPresented
        }
    }

    /// Loads the visible part of the stack and tabs around this view controller. UIKit loads that
    /// part only when nothing covers the stack and tabs any more.
    func loadFront() {
      var front = sequence(first: self, next: \.parent).reduce(self) { $1 }
      while true {
        if let tabs = front as? UITabBarController, let tab = tabs.selectedViewController {
          front = tab
        } else if let top = (front as? UINavigationController)?.topViewController {
          front = top
        } else {
          return front.loadViewIfNeeded()
        }
      }
    }

    /// The navigation controller whose stack contains this view controller, or this view controller
    /// itself if it is a navigation controller.
    var navigationStack: UINavigationController? {
      self as? UINavigationController ?? navigationController
    }
  }
#endif
