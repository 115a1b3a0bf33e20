/// An open module as its opener sees it. It does not retain the module.
@MainActor public struct OpenModule<Input> {
  private let module: Module<Input>.Link?
  private weak var shown: ShownModule?
  /// The reason why the module is not on the screen.
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

  /// A module that is closed from the beginning; the reason is reported.
  package static func failed(_ error: TransitionError) -> OpenModule {
    RuntimeProblem.transition(error).report()
    return OpenModule(failed: error)
  }

  /// The module's input; `nil` once it is closed.
  public var input: Input? { isOpen ? module?.input : nil }

  /// Whether the module is on the screen, or on its way there.
  public var isOpen: Bool { shown?.isOpen ?? false }

  /// The module's own screen, from which more modules can be opened; `nil` if it is closed, or if
  /// nothing can be opened from its view.
  public var transitionHandler: (any TransitionHandler)? {
    isOpen ? shown?.view as? any TransitionHandler : nil
  }

  /// Closes the module and everything opened from it.
  public func close(isAnimated: Bool = true) {
    shown?.close(isAnimated: isAnimated)
  }

  /// Closes everything that was opened from the module, so that it is visible again.
  public func closeOpenedModules(isAnimated: Bool = true) {
    shown?.closeOpenedModules(isAnimated: isAnimated)
  }

  /// Shows the module if it is behind another one in the same container or in another tab, together with the
  /// modules that contain it.
  public func bringForward() {
    shown?.bringForward()
  }

  /// Runs an action once the module is closed, whatever closes it: its own code, the user, or the
  /// closing of its opener. Runs it at once if the module is already closed.
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
