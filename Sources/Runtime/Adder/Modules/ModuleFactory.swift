/// Creates modules of one kind, ready to be shown. Some architectures call it an assembly, a
/// configurator or a builder.
///
/// A router gets a module from a factory and passes it to the screen. The router depends only on
/// the module's `Input` and `Output`.
@MainActor public protocol ModuleFactory<Input, Output> {
  /// The module's input, usually `any ProfileModuleInput`.
  associatedtype Input
  /// The module's output, usually `any ProfileModuleOutput`; `Never` for none.
  associatedtype Output

  /// Creates a module and connects its parts, without showing it.
  ///
  /// - Parameter output: The receiver of the module's output. The module does not retain it.
  func makeModule(output: ModuleOutputReference<Output>) -> Module<Input>
}

extension ModuleFactory {
  /// Creates and links the root module of a window. No router opens a root module.
  ///
  /// - Parameters:
  ///   - type: The type of view that the screen can show.
  ///   - expected: The name of that type, for the error message.
  package func makeRootModule<View>(
    _ type: View.Type, expected: String, output: ModuleOutputReference<Output>,
    link: (Input) -> Void
  ) throws(TransitionError) -> (view: View, module: Module<Input>) {
    let module = ModuleObservation.observed(makeModule(output: output))
    guard let view = module.view as? View else {
      throw .wrongView("\(Swift.type(of: module.view))", expected: expected)
    }
    guard let input = module.input else { throw .inputIsGone(module: "\(Self.self)") }
    link(input)
    return (view, module)
  }
}
