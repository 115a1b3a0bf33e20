/// An open module as its opener sees it. This value does not retain the module.
@MainActor public struct OpenModule<Input> {
  private let module: Module<Input>.Link?
  private weak var shown: ShownModule?
  /// The reason why the module could not be shown; `nil` if it was shown.
  public let error: TransitionError?

  init(_ module: Module<Input>, _ shown: ShownModule) {
    self.module = module.link
    self.shown = shown
    error = nil
  }

  init(failed error: TransitionError) {
    module = nil
    self.error = error
  }

  /// Returns a module that is closed from the beginning, and reports the reason.
  package static func failed(_ error: TransitionError) -> OpenModule {
    RuntimeProblem.transition(error).report()
    return OpenModule(failed: error)
  }

  /// The module's input; `nil` once the module is closed.
  public var input: Input? { isOpen ? module?.input : nil }

  /// True if the module is on the screen or about to appear there.
  public var isOpen: Bool { shown?.isOpen ?? false }

  /// The module's own transition handler, which can open more modules; `nil` if the module is
  /// closed, or if nothing can be opened from its view.
  public var transitionHandler: (any TransitionHandler)? {
    isOpen ? shown?.view as? any TransitionHandler : nil
  }

  /// Closes the module and everything opened from it.
  public func close(isAnimated: Bool = true) {
    shown?.close(isAnimated: isAnimated)
  }

  /// Closes everything that was opened from the module, so that the module is visible again.
  public func closeOpenedModules(isAnimated: Bool = true) {
    shown?.closeOpenedModules(isAnimated: isAnimated)
  }

  /// Shows the module, together with the modules that contain it, if it is hidden by another module
  /// in the same container or is in another tab.
  public func bringForward() {
    shown?.bringForward()
  }

  /// Runs an action after the module is closed, whatever closes it: its own code, the user, or the
  /// closing of its opener. Runs it immediately if the module is already closed.
  @discardableResult
  public func onClose(_ action: @escaping @MainActor () -> Void) -> OpenModule {
    guard let shown else {
      action()
      return self
    }
    shown.onClose(action)
    return self
  }

  /// Records the step of a deep link that opened the module.
  func remember(_ step: any DeepLinkStep) {
    shown?.step = step
  }
}
