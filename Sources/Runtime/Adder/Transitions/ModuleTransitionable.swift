/// Surf's words for a transition handler: a view that shows modules which are ready made, as their
/// configurators return them.
///
/// Adopt it beside `TransitionHandler` and existing routers go on working; what they open gets the same
/// closed events as everything else. New routers are better off with `open`, which links by type.
@MainActor public protocol ModuleTransitionable: TransitionHandler {}

extension ModuleTransitionable {
  /// Shows a module beside this one where there is room for two, else on the navigation stack.
  public func showModule(_ module: AnyObject, animated: Bool = true) {
    open(module, by: .detail, isAnimated: animated)
  }

  /// Pushes a module onto the navigation stack.
  public func push(module: AnyObject, animated: Bool = true) {
    open(module, by: .push, isAnimated: animated)
  }

  /// Presents a module over everything that is shown.
  public func presentModule(_ module: AnyObject, animated: Bool = true) {
    open(module, by: .present, isAnimated: animated)
  }

  /// Takes this module off the navigation stack.
  public func pop(animated: Bool = true) {
    closeCurrentModule(isAnimated: animated)
  }

  /// Takes this module away that was presented.
  public func dismissView(animated: Bool = true) {
    closeCurrentModule(isAnimated: animated)
  }

  /// Goes back to the first module of the navigation stack that this one is in.
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
