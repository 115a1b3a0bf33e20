package import Adder

/// Edits the options: the user's e-mail address.
@MainActor package final class OptionsRouter {
  package weak var transitionHandler: (any TransitionHandler)?

  /// The module before it is shown; after that, the screen retains it.
  package var unshownModule: Module<Void>?

  package init() {}

  /// Shows the module as a sheet.
  ///
  /// - Returns: the open module; `nil` if it was shown before.
  package func showModule(from opener: (any TransitionHandler)?) -> OpenModule<Void>? {
    guard let unshownModule else { return nil }
    self.unshownModule = nil
    return opener.open(unshownModule, by: .present(hasNavigation: true))
  }
}

// MARK: - OptionsRouterInput

extension OptionsRouter: OptionsRouterInput {
  package func closeModule() {
    transitionHandler?.closeCurrentModule()
  }
}
