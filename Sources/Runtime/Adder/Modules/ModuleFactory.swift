/// Makes one kind of module, ready to be shown; the neutral word for assembly, configurator and
/// builder.
///
/// A router asks a factory for a module and hands it to the screen. It learns nothing else of the
/// module than what may be said to it (`Input`) and what it may answer (`Output`).
@MainActor public protocol ModuleFactory<Input, Output> {
  /// What the opener may say to the module, usually `any ProfileModuleInput`.
  associatedtype Input
  /// What the module tells its opener, usually `any ProfileModuleOutput`; `Never` for nothing.
  associatedtype Output

  /// Makes a module whose parts are all connected. Nothing is shown yet.
  ///
  /// - Parameter output: whom the module tells what happened; it does not retain them.
  func makeModule(output: ModuleOutputReference<Output>) -> Module<Input>
}

extension ModuleFactory {
  /// Makes and links the first module of a window, which no router opens.
  ///
  /// - Parameters:
  ///   - type: what the screen can show.
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
