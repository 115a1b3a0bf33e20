/// The only part of the screen that a router knows: it shows modules and closes them. Usually, the
/// module's own view conforms to it.
///
/// `AdderUIKit` makes every view controller conform, `AdderGTK` every module view, and
/// `HeadlessTransitionHandler` is one without pixels. Routers call `open`, `ask` and `closeCurrentModule`.
/// The requirements are for screens, which are part of Adder: implementing a transition is not public yet.
@MainActor public protocol TransitionHandler: AnyObject {
  /// What the screen stores for the module whose view this is.
  var shownModule: ShownModule { get }

  /// Brings a module's view onto the screen.
  ///
  /// The screen retains `module` as long as the view, and no longer. It calls
  /// `ShownModule.didClose()` when the view has left for good, whatever made it leave.
  ///
  /// - Returns: a way to take the module off the screen again.
  func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace

  /// Loads the view, because a module is about to be put into one of its containers.
  func prepareForEmbedding()

  /// Performs a segue, and opens its module before the module's view is loaded.
  func performSegue(_ segue: SegueOpening) throws(TransitionError)
}

/// Where a screen has put a module. It does not retain the module's view.
@MainActor public protocol ModulePlace: AnyObject {
  /// Takes the module off the screen, with everything that was opened from it. When it is gone, the
  /// screen calls `ShownModule.didClose()`. Does nothing if it has already left.
  func leave(isAnimated: Bool)

  /// Shows the module if it is behind another one in the same container or tab.
  func comeForward()
}

extension ModulePlace {
  public func comeForward() {}
}

extension TransitionHandler {
  public func prepareForEmbedding() {}
}

// MARK: - Opening and closing

extension TransitionHandler {
  /// Creates a module, links it and brings it onto the screen.
  ///
  /// - Parameters:
  ///   - factory: creates the module.
  ///   - transition: how it comes onto the screen.
  ///   - output: receives the module's output; it is not retained.
  ///   - link: configures the module through its input, before its view is loaded.
  /// - Returns: the module as its opener sees it. If it cannot be shown, it is already closed, has
  ///   the reason in `OpenModule.error`, and the problem is reported (`RuntimeProblem`).
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

  /// Takes the module whose view this is off the screen, with everything opened from it.
  public func closeCurrentModule(isAnimated: Bool = true) {
    shownModule.close(isAnimated: isAnimated)
  }

  /// Closes everything that was opened from here, the latest first.
  public func closeOpenedModules(isAnimated: Bool = true) {
    shownModule.closeOpenedModules(isAnimated: isAnimated)
  }

  /// Creates a module and shows it; the caller provides both steps.
  func open<Input>(
    _ transition: ModuleTransition, opening name: String, _ link: (Input) -> Void,
    _ make: () throws(TransitionError) -> Module<Input>
  ) -> OpenModule<Input> {
    do throws(TransitionError) {
      let own = shownModule
      guard own.isOpen else {
        throw .openerIsClosed(opener: own.name, module: name)
      }
      let module = try make()
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
  /// Opens a module from a screen that may be gone, which is a separate problem that is reported,
  /// not ignored.
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
