#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// Every view controller is a transition handler: modules are opened from it, whatever its class.
  ///
  /// What is remembered of a module is in an invisible child of its view controller, so that nothing
  /// has to be inherited, and delegates of containers and presentations stay free for the app.
  extension UIViewController: TransitionHandler {
    /// What the screen holds of the module whose view this is. A view controller that no router opened
    /// gets one when it is first asked.
    public var shownModule: ShownModule {
      if let life, !life.isOver {
        life.watch()
        return life.module
      }
      // The life is kept in the view.
      if isWatchedByView { loadViewIfNeeded() }
      let life = ModuleScreen.around(self).add(ShownModule(root: self), self)
      life.didShowRoot()
      return life.module
    }

    /// Brings a module's view controller onto the screen; for `open` and `ask`.
    ///
    /// - Throws: `wrongView` when the view is no view controller or is shown already, and what else
    ///   keeps the transition from being made.
    public func show(
      _ view: AnyObject, of module: ShownModule
    ) throws(TransitionError) -> any ModulePlace {
      guard let controller = view as? UIViewController else {
        throw .wrongView("\(type(of: view))", expected: "UIViewController")
      }
      guard controller.parent == nil, controller.presentingViewController == nil else {
        throw .wrongView(
          "\(type(of: view)), which is shown already,", expected: "UIViewController of its own")
      }
      guard let transition = module.transition else {
        throw .unsupported(transition: "none", opener: "\(Self.self)")
      }
      let screen = ModuleScreen.around(self)
      life.map(screen.adopt)
      if controller.isWatchedByView { controller.loadViewIfNeeded() }
      let newLife = screen.add(module, controller)
      do throws(TransitionError) {
        try show(controller, by: transition, on: screen)
      } catch {
        screen.remove(newLife)
        newLife.stopWatching()
        throw error
      }
      newLife.didShow()
      return UIKitPlace(newLife)
    }
  }
#endif
