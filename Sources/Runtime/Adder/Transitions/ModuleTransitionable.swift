/// A transition handler with Surf's method names. It shows modules that are already assembled, as
/// their configurators return them.
///
/// Adopt it in addition to `TransitionHandler` to keep existing routers working. The modules that
/// these routers open have the same close events as all others. New routers should use `open`,
/// which checks the types of the parts that it links.
@MainActor public protocol ModuleTransitionable: TransitionHandler {}

extension ModuleTransitionable {
  /// Shows a module beside this one if there is room for two, and otherwise pushes it
  /// onto the navigation stack.
  public func showModule(_ module: AnyObject, animated: Bool = true) {
    open(module, by: .detail, isAnimated: animated)
  }

  /// Pushes a module onto the navigation stack.
  public func push(module: AnyObject, animated: Bool = true) {
    open(module, by: .push, isAnimated: animated)
  }

  /// Presents a module over everything on the screen.
  public func presentModule(_ module: AnyObject, animated: Bool = true) {
    open(module, by: .present, isAnimated: animated)
  }

  /// Pops this module off the navigation stack.
  public func pop(animated: Bool = true) {
    closeCurrentModule(isAnimated: animated)
  }

  /// Dismisses this presented module.
  public func dismissView(animated: Bool = true) {
    closeCurrentModule(isAnimated: animated)
  }

  /// Goes back to the first module of this module's navigation stack.
  public func popToRoot(animated: Bool = true) {
    shownModule.stackRoot.closeOpenedModules(isAnimated: animated)
  }

  private func open(_ view: AnyObject, by transition: ModuleTransition, isAnimated: Bool) {
    _ = open(
      isAnimated ? transition : transition.withoutAnimation, opening: "\(type(of: view))",
      { _ in }
    ) { Module(view: view) }
  }
}
