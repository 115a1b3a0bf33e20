package import Adder

/// The first screen, which leads to the list of people and the options.
///
/// The modules that this screen opens are assembled only when the user opens them.
@MainActor package final class StartRouter {
  package weak var transitionHandler: (any TransitionHandler)?
  package weak var presenter: (any StartRouterOutput)?
  private let humanListModule: LazyModule<Void, Never>
  private let optionsModule: LazyModule<Void, Never>

  package init(humanListModule: LazyModule<Void, Never>, optionsModule: LazyModule<Void, Never>) {
    self.humanListModule = humanListModule
    self.optionsModule = optionsModule
  }
}

// MARK: - StartRouterInput

extension StartRouter: StartRouterInput {
  package func presentHumanList() {
    transitionHandler.open(humanListModule)
  }

  package func presentOptions() {
    transitionHandler.open(optionsModule, by: .present(hasNavigation: true))
      .onClose { [weak presenter] in presenter?.optionsDidClose() }
  }
}
