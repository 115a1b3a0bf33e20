/// A module that is assembled when it is first needed, and again after it was closed.
///
/// A router stores the modules that it may open as lazy ones: nothing of them exists before the
/// user goes there.
@MainActor public final class LazyModule<Input, Output>: ModuleFactory {
  private let makeFactory: @MainActor () -> any ModuleFactory<Input, Output>
  private var factory: (any ModuleFactory<Input, Output>)?

  /// - Parameter factory: creates the module's factory; called once, when it is first needed.
  public init(_ factory: @escaping @MainActor () -> any ModuleFactory<Input, Output>) {
    makeFactory = factory
  }

  /// Whether the factory exists already.
  public var isAssembled: Bool { factory != nil }

  public func makeModule(output: ModuleOutputReference<Output>) -> Module<Input> {
    let factory = factory ?? makeFactory()
    self.factory = factory
    return factory.makeModule(output: output)
  }
}
