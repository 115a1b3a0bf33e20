/// A factory of modules whose views come from a storyboard. It creates the other parts around the
/// view, and also creates the view unless a segue does.
///
/// ```swift
/// struct PersonAssembly: StoryboardModuleFactory {
///   func makeView() -> PersonViewController { /* from the storyboard, by its identifier */ }
///
///   func makeModule(
///     around view: PersonViewController, output: ModuleOutputReference<any PersonModuleOutput>
///   ) -> Module<any PersonModuleInput> {
///     let presenter = PersonPresenter(view: view, output: output)
///     view.output = presenter
///     return Module(view: view) { [weak presenter] in presenter }
///   }
/// }
/// ```
@MainActor public protocol StoryboardModuleFactory<Input, Output>: ModuleFactory {
  // Declared again so that the compiler infers them from `makeModule(around:output:)`.
  associatedtype Input
  associatedtype Output
  /// The module's view, such as a view controller.
  associatedtype View

  /// Creates the view of a module that is opened without a segue.
  func makeView() -> View

  /// Creates the other parts and connects them to a view that is not loaded yet.
  ///
  /// - Parameters:
  ///   - view: The view from the storyboard.
  ///   - output: The receiver of the module's output; it is not retained.
  func makeModule(around view: View, output: ModuleOutputReference<Output>) -> Module<Input>
}

extension StoryboardModuleFactory {
  public func makeModule(output: ModuleOutputReference<Output>) -> Module<Input> {
    makeModule(around: makeView(), output: output)
  }
}

extension ModuleFactory {
  /// Creates the module around a view that a segue created.
  func makeModule(
    around view: AnyObject, segue: String, output: ModuleOutputReference<Output>
  ) throws(TransitionError) -> Module<Input> {
    func make<Factory: StoryboardModuleFactory>(
      _ factory: Factory
    ) throws(TransitionError) -> Module<Input> {
      guard let view = view as? Factory.View else {
        throw .wrongView("\(type(of: view))", expected: "\(Factory.View.self)")
      }
      guard let output = output as? ModuleOutputReference<Factory.Output>,
        let module = factory.makeModule(around: view, output: output) as? Module<Input>
      else { throw .notForSegues(factory: "\(Self.self)", segue: segue) }
      return module
    }
    guard let factory = self as? any StoryboardModuleFactory else {
      throw .notForSegues(factory: "\(Self.self)", segue: segue)
    }
    return try make(factory)
  }
}
