/// Creates one kind of module, ready to be shown; the neutral word for assembly, configurator and
/// builder.
///
/// A router asks a factory for a module and passes it to the screen. It knows only the module's
/// `Input` and its `Output`.
@MainActor public protocol ModuleFactory<Input, Output> {
  /// The module's input, usually `any ProfileModuleInput`.
  associatedtype Input
  /// The module's output, usually `any ProfileModuleOutput`; `Never` for none.
  associatedtype Output

  /// Creates a module with all its parts connected. Nothing is shown yet.
  ///
  /// - Parameter output: receives the module's output; the module does not retain it.
  func makeModule(output: ModuleOutputReference<Output>) -> Module<Input>
}

extension ModuleFactory {
  /// Creates and links the root module of a window, which no router opens.
  ///
  /// - Parameters:
  ///   - type: the type of view that the screen can show.
  ///   - expected: that type's name, for the message.
  package func makeRootModule<View>(
    _ type: View.Type, expected: String, output: ModuleOutputReference<Output>,
    link: (Input) -> Void
  ) throws(TransitionError) -> (view: View, module: Module<Input>) {
    let module = makeModule(output: output)
    guard let view = module.view as? View else {
      throw .wrongView("\(Swift.type(of: module.view))", expected: expected)
    }
    guard let input = module.input else { throw .inputIsGone(module: "\(Self.self)") }
    link(input)
    return (view, module)
  }
}
