#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// Every view controller is a transition handler: modules are opened from it, whatever its class.
  ///
  /// The library stores its data beside the view controllers: nothing has to be inherited, nothing is added to
  /// views or children, and delegates of containers and presentations stay free for the app. Modules that code
  /// closes without animation are notified at once. Modules that the user closes are notified at the end of the
  /// run loop's turn in which they left.
  extension UIViewController: TransitionHandler {
    /// What the screen stores for the module whose view this is. A view controller that no router
    /// opened gets one on first access.
    public var shownModule: ShownModule {
      if let life, !life.isOver { return life.module }
      let life = ModuleScreen.around(self).add(ShownModule(root: self), self)
      life.didShowRoot()
      return life.module
    }

    /// Loads the view, because a module is about to be put into one of its containers.
    public func prepareForEmbedding() { loadViewIfNeeded() }

    /// Brings a module's view controller onto the screen; for `open` and `ask`.
    ///
    /// - Throws: `wrongView` if the view is not a view controller or is already shown, and other
    ///   errors if the transition is not possible.
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
  }
#endif
