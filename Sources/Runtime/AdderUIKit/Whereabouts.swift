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

    /// Whether it is a child of a view controller that has no stack, tabs or columns for it.
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

    /// The number of the tab that this view controller is in.
    var tabIndex: Int {
      for controller in sequence(first: self, next: \.parent) {
        guard let tabs = (controller.parent as? UITabBarController)?.viewControllers else {
          continue
        }
        return tabs.firstIndex(of: controller) ?? 0
      }
      return 0
    }

    /// Whether it is a further tab, or in one, that the user does not see.
    var waitsInTab: Bool {
      sequence(first: self, next: \.parent).contains { controller in
        guard let tabs = controller.parent as? UITabBarController else { return false }
        return tabs.selectedViewController !== controller
      }
    }

    /// Whether a parent still counts a child as its own: while a view controller is popped, it
    /// temporarily has a parent whose stack it is no longer on.
    func keeps(_ child: UIViewController) -> Bool {
      (self as? UINavigationController)?.viewControllers.contains(child) ?? true
    }

    /// Whether it is in a container, presented, or on a window.
    var isSomewhere: Bool { parent != nil || presentingViewController != nil || isOnScreen }

    /// Whether a window shows it, or what it presents instead of it.
    var isOnScreen: Bool { windowAround != nil }

    /// The window that shows it, or something over it.
    var windowAround: UIWindow? {
      let around = sequence(first: outermost, next: \.presentedViewController).lazy
      return viewIfLoaded?.window ?? around.compactMap { $0.viewIfLoaded?.window }.first
    }

    /// The topmost view controller presented over this one; itself if there is none.
    var topmost: UIViewController {
      sequence(first: self, next: \.presentedViewController).reduce(self) { $1 }
    }

    /// Whether this view controller or one around it is being moved.
    var isInTransition: Bool {
      transitionCoordinator != nil
        || sequence(first: self, next: \.parent).contains {
          $0.isBeingDismissed || $0.isBeingPresented
        }
    }

    /// Loads the visible part of the stack and tabs around this view controller. UIKit does this only once nothing
    /// covers them.
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

    /// The stack that it is on, or the stack that it is.
    var navigationStack: UINavigationController? {
      self as? UINavigationController ?? navigationController
    }
  }
#endif
