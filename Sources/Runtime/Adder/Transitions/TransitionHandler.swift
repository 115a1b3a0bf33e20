/// All that a router sees of the screen: something that shows modules and closes them. Usually the
/// module's own view is one.
///
/// `AdderUIKit` makes every view controller one, `AdderGTK` every module view, and
/// `HeadlessTransitionHandler` is one without any pixels. Routers call `open`, `ask` and
/// `closeCurrentModule`; the requirements are for screens, which come with Adder: how a transition is to be
/// made is not public yet.
@MainActor public protocol TransitionHandler: AnyObject {
  /// What the screen holds of the module whose view this is.
  var shownModule: ShownModule { get }

  /// Brings a module's view onto the screen.
  ///
  /// The screen keeps `module` as long as it keeps the view, not longer, and calls
  /// `ShownModule.didClose()` when the view has left for good, whatever made it leave.
  ///
  /// - Returns: what takes the module off the screen again.
  func show(
    _ view: AnyObject, of module: ShownModule
  ) throws(TransitionError) -> any ModulePlace

  /// Loads the view, because a module is about to be put into one of its containers.
  func prepareForEmbedding()

  /// Performs a segue, and has its module opened before its view is loaded.
  func performSegue(_ segue: SegueOpening) throws(TransitionError)
}

/// Where a screen has put a module. It does not keep the module's view.
@MainActor public protocol ModulePlace: AnyObject {
  /// Takes the module off the screen, with everything that was opened from it. When it is gone the
  /// screen calls `ShownModule.didClose()`. Does nothing when it has left already.
  func leave(isAnimated: Bool)

  /// Shows the module where it has been put behind another: of several in one container or tab.
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
  /// Makes a module, links it and brings it onto the screen.
  ///
  /// - Parameters:
  ///   - factory: makes the module.
  ///   - transition: how it comes onto the screen.
  ///   - output: whom the module tells what happened; it is not retained.
  ///   - link: says to the module's input what it needs, before its view is loaded.
  /// - Returns: the module as its opener sees it. When it cannot be shown it is closed already, says
  ///   why in `OpenModule.error`, and the problem is reported (`RuntimeProblem`).
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

  /// Takes everything off the screen that was opened from here, the latest first.
  public func closeOpenedModules(isAnimated: Bool = true) {
    shownModule.closeOpenedModules(isAnimated: isAnimated)
  }

  /// Makes a module and shows it; whoever makes it says how.
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
  /// Opens a module from a screen that may be gone; that it is gone is a problem of its own and is
  /// reported, not passed over.
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
