#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// Every view controller is a transition handler: modules are opened from it, whatever its class.
  ///
  /// What is remembered of a module is kept beside its view controller: nothing has to be inherited, nothing is
  /// added to views or children, and delegates of containers and presentations stay free for the app. What code
  /// closes without an animation is told at once, and what the user closes at the end of the run loop's turn in
  /// which it has left.
  extension UIViewController: TransitionHandler {
    /// What the screen holds of the module whose view this is. A view controller that no router opened
    /// gets one when it is first asked.
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
