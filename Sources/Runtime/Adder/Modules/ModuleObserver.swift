/// What sees each module before it is shown, for example to record what happens in it.
@MainActor package protocol ModuleObserver: Sendable {
  /// Called when a module is complete. Returns the module as its opener gets it.
  func willShow<Input>(_ module: Module<Input>) -> Module<Input>
}

/// The observer of the app's modules. Release builds have none.
@MainActor package enum ModuleObservation {
  /// The observer of a test, which other tests must not notice.
  @TaskLocal package static var ofTask: (any ModuleObserver)?
  package static var observer: (any ModuleObserver)?

  static func observed<Input>(_ module: Module<Input>) -> Module<Input> {
    #if DEBUG
      guard let observer = ofTask ?? observer else { return module }
      return observer.willShow(module)
    #else
      return module
    #endif
  }
}

extension Module {
  /// The module's parts, as far as it lists them.
  package var allParts: [AnyObject] { [view] + parts }

  /// Returns the module with another object in the place of its input.
  package func replacingInput(_ replace: @escaping @MainActor (Input) -> Input) -> Module {
    let link = link
    var module = Module(view: view, parts: parts) { link.input.map(replace) }
    for action in closeActions { module = module.onClose(action) }
    return module
  }
}
