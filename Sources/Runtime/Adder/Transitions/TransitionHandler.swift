/// The only part of the screen that a router references: it shows modules and closes them. Usually,
/// the module's own view conforms to it.
///
/// With `AdderUIKit`, every view controller conforms to it; with `AdderGTK`, every module view.
/// A `HeadlessTransitionHandler` shows modules without drawing them. Routers call `open`, `ask` and
/// `closeCurrentModule`. The requirements are for screens, which are part of Adder: you cannot
/// implement a screen of your own yet.
@MainActor public protocol TransitionHandler: AnyObject {
  /// The screen's record of the module that this view belongs to.
  var shownModule: ShownModule { get }

  /// Brings a module's view onto the screen.
  ///
  /// The screen retains `module` exactly as long as the view. It calls
  /// `ShownModule.didClose()` when the view has left the screen for good, for whatever reason.
  ///
  /// - Returns: An object that takes the module off the screen again.
  func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace

  /// Loads the view, because a module is about to be put into one of its containers.
  func prepareForEmbedding()

  /// Performs a segue, and opens its module before the module's view is loaded.
  func performSegue(_ segue: SegueOpening) throws(TransitionError)

  /// Runs an action when the transition that this view began is over. The default runs it
  /// immediately, for screens without animations.
  func afterTransition(_ action: @escaping @MainActor () -> Void)
}

/// The position of a module on a screen. It does not retain the module's view.
@MainActor public protocol ModulePlace: AnyObject {
  /// Takes the module off the screen, with everything that was opened from it. Then the screen
  /// calls `ShownModule.didClose()`. Does nothing if the module has already left.
  func leave(isAnimated: Bool)

  /// Shows the module if it is hidden by another one in the same container or tab.
  func comeForward()
}

extension ModulePlace {
  public func comeForward() {}
}

extension TransitionHandler {
  public func prepareForEmbedding() {}

  public func afterTransition(_ action: @escaping @MainActor () -> Void) { action() }
}

// MARK: - Opening and closing

extension TransitionHandler {
  /// Creates a module, links it and brings it onto the screen.
  ///
  /// - Parameters:
  ///   - factory: Creates the module.
  ///   - transition: The transition that shows the module.
  ///   - output: The receiver of the module's output; it is not retained.
  ///   - link: Configures the module through its input, before its view is loaded.
  /// - Returns: The module as its opener sees it. If it cannot be shown, it is already closed,
  ///   `OpenModule.error` is the reason, and the problem is reported (`RuntimeProblem`).
  @discardableResult
  public func open<Input, Output>(
    _ factory: some ModuleFactory<Input, Output>, by transition: ModuleTransition = .push,
    output: ModuleOutputReference<Output> = .nobody, link: @MainActor (Input) -> Void = { _ in }
  ) -> OpenModule<Input> {
    if case .segue(let identifier) = transition.way {
      return openSegue(
        identifier, isAnimated: transition.isAnimated, to: factory, output: output, link: link)
    }
    return open(transition, opening: "\(type(of: factory))", link) {
      factory.makeModule(output: output)
    }
  }

  /// Brings a module that is already linked onto the screen, as the `configure` methods of Surf's
  /// configurators return it. A segue creates its own view, so it needs a factory.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - transition: The transition that shows the module.
  /// - Returns: The module as its opener sees it. If it cannot be shown, it is already closed,
  ///   `OpenModule.error` is the reason, and the problem is reported (`RuntimeProblem`).
  @discardableResult
  public func open<Input>(
    _ module: Module<Input>, by transition: ModuleTransition = .push
  ) -> OpenModule<Input> {
    open(transition, opening: "\(type(of: module.view))", { _ in }) { module }
  }

  /// Closes the module that this view belongs to, with everything opened from it.
  public func closeCurrentModule(isAnimated: Bool = true) {
    shownModule.close(isAnimated: isAnimated)
  }

  /// Closes everything that was opened from this module, starting with the most recent.
  public func closeOpenedModules(isAnimated: Bool = true) {
    shownModule.closeOpenedModules(isAnimated: isAnimated)
  }

  /// Creates a module with `make` and shows it.
  func open<Input>(
    _ transition: ModuleTransition, opening name: String, _ link: (Input) -> Void,
    _ make: () throws(TransitionError) -> Module<Input>
  ) -> OpenModule<Input> {
    do throws(TransitionError) {
      let own = shownModule
      guard own.isOpen else {
        throw .openerIsClosed(opener: own.name, module: name)
      }
      let module = ModuleObservation.observed(try make())
      guard let input = module.input else { throw .inputIsGone(module: name) }
      link(input)
      let shown = ShownModule(module, opener: own, by: transition)
      try own.open(shown, module.view, in: self)
      return OpenModule(module, shown)
    } catch {
      return .failed(error)
    }
  }
}

extension Optional where Wrapped == any TransitionHandler {
  /// Opens a module. If the transition handler is gone, a separate problem is reported.
  @MainActor @discardableResult
  public func open<Input, Output>(
    _ factory: some ModuleFactory<Input, Output>, by transition: ModuleTransition = .push,
    output: ModuleOutputReference<Output> = .nobody, link: @MainActor (Input) -> Void = { _ in }
  ) -> OpenModule<Input> {
    switch self {
    case .some(let handler):
      return handler.open(factory, by: transition, output: output, link: link)
    case .none:
      return .failed(.noTransitionHandler(module: "\(type(of: factory))"))
    }
  }
}
