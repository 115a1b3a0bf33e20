/// A module factory that creates the actual factory when the module is first opened.
///
/// A router stores a `LazyModule` for each module that it may open. So no part of such a module
/// exists before the user opens it.
@MainActor public final class LazyModule<Input, Output>: ModuleFactory {
  private let makeFactory: @MainActor () -> any ModuleFactory<Input, Output>
  private var factory: (any ModuleFactory<Input, Output>)?

  /// - Parameter factory: Creates the module's factory. Called once, when it is first needed.
  public init(_ factory: @escaping @MainActor () -> any ModuleFactory<Input, Output>) {
    makeFactory = factory
  }

  /// True if the factory was already created.
  public var isAssembled: Bool { factory != nil }

  public func makeModule(output: ModuleOutputReference<Output>) -> Module<Input> {
    let factory = factory ?? makeFactory()
    self.factory = factory
    return factory.makeModule(output: output)
  }
}
