/// A module that was opened, as its opener sees it. It does not keep the module.
@MainActor public struct OpenModule<Input> {
  private let module: Module<Input>.Link?
  private weak var shown: ShownModule?
  /// Why the module is not on the screen though it was opened.
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

  /// A module that is closed from the beginning; why is reported.
  package static func failed(_ error: TransitionError) -> OpenModule {
    RuntimeProblem.transition(error).report()
    return OpenModule(failed: error)
  }

  /// What may be said to the module; `nil` once it is closed.
  public var input: Input? { isOpen ? module?.input : nil }

  /// Whether the module is on the screen, or on its way there.
  public var isOpen: Bool { shown?.isOpen ?? false }

  /// The module's own screen, from which further modules are opened; `nil` when it is closed, or when
  /// nothing can be opened from its view.
  public var transitionHandler: (any TransitionHandler)? {
    isOpen ? shown?.view as? any TransitionHandler : nil
  }

  /// Takes the module off the screen, with everything opened from it.
  public func close(isAnimated: Bool = true) {
    shown?.close(isAnimated: isAnimated)
  }

  /// Takes everything off the screen that was opened from the module, so that it is seen again.
  public func closeOpenedModules(isAnimated: Bool = true) {
    shown?.closeOpenedModules(isAnimated: isAnimated)
  }

  /// Shows the module where it was kept behind another in the same container, or in another tab, with what it is
  /// inside of.
  public func bringForward() {
    shown?.bringForward()
  }

  /// Does something once the module is closed, whatever closes it: its own code, the user, or the end
  /// of what it was opened from. At once when it is closed already.
  @discardableResult
  public func onClose(_ action: @escaping @MainActor () -> Void) -> OpenModule {
    guard let shown else {
      action()
      return self
    }
    shown.onClose(action)
    return self
  }

  /// Remembers the step of a deep link that opened the module.
  func remember(_ step: any DeepLinkStep) {
    shown?.step = step
  }
}
