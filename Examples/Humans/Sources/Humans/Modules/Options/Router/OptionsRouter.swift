package import Adder

/// Edits the options: the user's e-mail address.
@MainActor package final class OptionsRouter {
  package weak var transitionHandler: (any TransitionHandler)?

  package init() {}
}

// MARK: - OptionsRouterInput

extension OptionsRouter: OptionsRouterInput {
  package func closeModule() {
    transitionHandler?.closeCurrentModule()
  }
}
