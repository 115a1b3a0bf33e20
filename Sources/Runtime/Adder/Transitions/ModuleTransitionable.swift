/// A transition handler with Surf's method names. It shows modules that are already assembled, as
/// their configurators return them.
///
/// Adopt it in addition to `TransitionHandler` to keep existing routers working. The modules that
/// these routers open have the same close events as all others. New routers should use `open`,
/// which checks the types of the parts that it links.
@MainActor public protocol ModuleTransitionable: TransitionHandler {}

// MARK: - Showing modules

extension ModuleTransitionable {
  /// Shows a module beside this one if there is room for two, and otherwise pushes it
  /// onto the navigation stack.
  ///
  /// - Parameters:
  ///   - module: The module's view.
  ///   - animated: False to show it at once.
  ///   - completion: Called when the module is on the screen.
  public func showModule(
    _ module: AnyObject, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    open(module, by: .detail, isAnimated: animated, completion)
  }

  /// Pushes a module onto the navigation stack. `AdderUIKit` has a variant that hides the tab bar.
  ///
  /// - Parameters:
  ///   - module: The module's view.
  ///   - animated: False to show it at once.
  ///   - completion: Called when the module is on the screen.
  public func push(
    module: AnyObject, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    open(module, by: .push, isAnimated: animated, completion)
  }

  /// Presents a module over everything on the screen.
  ///
  /// - Parameters:
  ///   - module: The module's view.
  ///   - animated: False to show it at once.
  ///   - completion: Called when the module is on the screen.
  public func presentModule(
    _ module: AnyObject, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    open(module, by: .present, isAnimated: animated, completion)
  }

  private func open(
    _ view: AnyObject, by transition: ModuleTransition, isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    let opened = open(
      isAnimated ? transition : transition.withoutAnimation, opening: "\(type(of: view))",
      { _ in }
    ) { Module(view: view) }
    if let completion, opened.error == nil { afterTransition { completion() } }
  }
}

// MARK: - Closing modules

extension ModuleTransitionable {
  /// Pops this module off the navigation stack.
  ///
  /// - Parameters:
  ///   - animated: False to leave at once.
  ///   - completion: Called when the module is off the screen.
  public func pop(animated: Bool = true, completion: (() -> Void)? = nil) {
    close(isAnimated: animated, completion)
  }

  /// Dismisses this presented module.
  ///
  /// - Parameters:
  ///   - animated: False to leave at once.
  ///   - completion: Called when the module is off the screen.
  public func dismissView(animated: Bool = true, completion: (() -> Void)? = nil) {
    close(isAnimated: animated, completion)
  }

  /// Goes back to the first module of this module's navigation stack.
  ///
  /// - Parameters:
  ///   - animated: False to leave at once.
  ///   - completion: Called when all other modules are off the screen.
  public func popToRoot(animated: Bool = true, completion: (() -> Void)? = nil) {
    let root = shownModule.stackRoot
    // The module that was opened first is closed last.
    let last = root.children.first
    root.closeOpenedModules(isAnimated: animated)
    guard let completion else { return }
    if let last { last.onClose { completion() } } else { completion() }
  }

  private func close(isAnimated: Bool, _ completion: (() -> Void)?) {
    let module = shownModule
    module.close(isAnimated: isAnimated)
    if let completion { module.onClose { completion() } }
  }
}
