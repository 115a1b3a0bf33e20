/// A segue that a router uses to open a module. The screen that performs the segue uses this
/// object.
///
/// A screen whose views come from storyboards calls `open(around:by:in:)` before the view is
/// loaded. A screen on which segues are just names of other transitions calls `open(by:)`.
@MainActor public final class SegueOpening {
  /// The segue's name.
  public let identifier: String
  /// True if the router requested an animation.
  public let isAnimated: Bool
  /// True if the module was opened, or could not be opened.
  public private(set) var isDone = false

  private let open: (ModuleTransition) -> Void
  private let openAround: (AnyObject, ModuleTransition, any TransitionHandler) -> Bool

  init(
    _ identifier: String, isAnimated: Bool, open: @escaping (ModuleTransition) -> Void,
    openAround: @escaping (AnyObject, ModuleTransition, any TransitionHandler) -> Bool
  ) {
    self.identifier = identifier
    self.isAnimated = isAnimated
    self.open = open
    self.openAround = openAround
  }

  /// Opens the module with another transition.
  public func open(by transition: ModuleTransition) {
    guard !isDone else { return }
    isDone = true
    open(isAnimated ? transition : transition.withoutAnimation)
  }

  /// Creates the module around a view, links it and opens it.
  ///
  /// - Parameters:
  ///   - view: The view that the segue shows. It is not loaded yet.
  ///   - transition: The transition that corresponds to the segue.
  ///   - handler: The transition handler that shows the view.
  /// - Returns: True if the module was opened; if not, the router receives the reason.
  @discardableResult
  public func open(
    around view: AnyObject, by transition: ModuleTransition, in handler: any TransitionHandler
  ) -> Bool {
    guard !isDone else { return true }
    isDone = true
    return openAround(view, transition, handler)
  }
}

extension TransitionHandler {
  /// Throws an error: the default for screens without segues.
  public func performSegue(_ segue: SegueOpening) throws(TransitionError) {
    throw .unsupported(
      transition: "\(ModuleTransition.segue(segue.identifier))", opener: shownModule.name)
  }

  /// Performs a segue with the transition that is listed for it in a table.
  package func performSegue(
    _ segue: SegueOpening, from table: [String: ModuleTransition]
  ) throws(TransitionError) {
    guard let transition = table[segue.identifier] else {
      throw .noSegue(
        segue.identifier, opener: shownModule.name, known: table.keys.sorted())
    }
    segue.open(by: transition)
  }

  func openSegue<Factory: ModuleFactory>(
    _ identifier: String, isAnimated: Bool, to factory: Factory,
    output: ModuleOutputReference<Factory.Output>, link: @MainActor (Factory.Input) -> Void
  ) -> OpenModule<Factory.Input> {
    let own = shownModule
    guard own.isOpen else {
      return .failed(.openerIsClosed(opener: own.name, module: "\(type(of: factory))"))
    }
    return withoutActuallyEscaping(link) { link in
      var opened: OpenModule<Factory.Input>?
      let segue = SegueOpening(identifier, isAnimated: isAnimated) { transition in
        opened = self.open(factory, by: transition, output: output, link: link)
      } openAround: { view, transition, handler in
        let module = handler.open(transition, opening: "\(type(of: factory))", link) {
          () throws(TransitionError) in
          try factory.makeModule(around: view, segue: identifier, output: output)
        }
        opened = module
        return module.isOpen
      }
      do throws(TransitionError) {
        try performSegue(segue)
      } catch {
        return opened ?? .failed(error)
      }
      return opened ?? .failed(.segueIsNotLinked(identifier, opener: own.name))
    }
  }
}
