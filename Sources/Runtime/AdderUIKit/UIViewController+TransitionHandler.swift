#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// Every view controller, of any class, is a transition handler from which modules can be opened.
  ///
  /// The library stores its data outside of the view controllers. You do not have to inherit from
  /// anything, nothing is added to views or children, and the delegates of containers and
  /// presentations remain available to the app. Modules that code closes without animation are
  /// notified immediately. Modules that the user closes are notified at the end of the turn of the
  /// run loop in which they left.
  extension UIViewController: TransitionHandler {
    /// The screen's record of the module that this view controller belongs to. If no router opened
    /// the view controller, the record is created on first access.
    public var shownModule: ShownModule {
      if let life, !life.isOver { return life.module }
      let life = ModuleScreen.around(self).add(ShownModule(root: self), self)
      life.didShowRoot()
      return life.module
    }

    /// Loads the view, because a module is about to be put into one of its containers.
    public func prepareForEmbedding() { loadViewIfNeeded() }

    /// Runs an action at the end of the turn of the run loop in which UIKit has moved all views.
    public func afterTransition(_ action: @escaping @MainActor () -> Void) {
      let isOver: @MainActor () -> Bool = { [weak self] in self?.isMoving != true }
      ModuleScreen.around(self).wait(until: isOver, action)
    }

    /// Brings a module's view controller onto the screen. Called by `open` and `ask`.
    ///
    /// - Throws: `TransitionError.wrongView` if the view is not a view controller or is already
    ///   shown, and other errors if the transition is not possible.
    public func show(
      _ view: AnyObject, of module: ShownModule
    ) throws(TransitionError) -> any ModulePlace {
      guard let controller = view as? UIViewController else {
        throw .wrongView("\(type(of: view))", expected: "UIViewController")
      }
      guard controller.parent == nil, controller.presentingViewController == nil else {
        throw .wrongView(
          "\(type(of: view)), which is already shown,", expected: "new UIViewController")
      }
      guard let transition = module.transition else {
        throw .unsupported(transition: "none", opener: "\(Self.self)")
      }
      let screen = ModuleScreen.around(self)
      life.map(screen.adopt)
      let newLife = screen.add(module, controller)
      do throws(TransitionError) {
        try show(controller, by: transition, on: screen)
      } catch {
        screen.remove(newLife)
        throw error
      }
      newLife.didShow()
      if case .setRoot = transition.way { screen.endAll(before: newLife) }
      return UIKitPlace(newLife)
    }

    /// True if this view controller, or what it has presented, is being moved.
    private var isMoving: Bool {
      isInTransition || topmost.isInTransition || topmost.lifeInFront?.isBeingPresented == true
    }
  }

  extension ModuleTransitionable {
    /// Pushes a module onto the navigation stack.
    ///
    /// - Parameters:
    ///   - module: The module's view controller.
    ///   - animated: True to animate the transition.
    ///   - hideTabBar: True to hide the tab bar while the module is on the stack.
    ///   - completion: Called when the module is on the screen.
    public func push(
      module: UIViewController, animated: Bool = true, hideTabBar: Bool,
      completion: (() -> Void)? = nil
    ) {
      module.hidesBottomBarWhenPushed = hideTabBar
      push(module: module, animated: animated, completion: completion)
    }
  }
#endif
