/// A module and the transition that shows it, to be shared by several routers.
///
/// ```swift
/// let profile = ModuleRoute(to: profileFactory, by: .push)
/// transitionHandler?.open(route: profile, output: .init { [weak output] in output }) {
///   $0.configure(id: id)
/// }
/// ```
@MainActor public struct ModuleRoute<Input, Output> {
  private let factory: any ModuleFactory<Input, Output>
  public let transition: ModuleTransition

  public init(
    to factory: some ModuleFactory<Input, Output>, by transition: ModuleTransition = .push
  ) {
    self.factory = factory
    self.transition = transition
  }

  /// Returns the same route with another transition.
  public func by(_ transition: ModuleTransition) -> ModuleRoute {
    ModuleRoute(to: factory, by: transition)
  }
}

extension TransitionHandler {
  /// Opens a route: creates its module, links it and shows it on the screen.
  @discardableResult
  public func open<Input, Output>(
    route: ModuleRoute<Input, Output>, output: ModuleOutputReference<Output> = .nobody,
    link: @MainActor (Input) -> Void = { _ in }
  ) -> OpenModule<Input> {
    route.open(from: self, output, link)
  }
}

extension ModuleRoute {
  fileprivate func open(
    from handler: some TransitionHandler, _ output: ModuleOutputReference<Output>,
    _ link: @MainActor (Input) -> Void
  ) -> OpenModule<Input> {
    func open(_ factory: some ModuleFactory<Input, Output>) -> OpenModule<Input> {
      handler.open(factory, by: transition, output: output, link: link)
    }
    return open(factory)
  }
}
