package import Adder

/// Shows the details of a person. The router is the module's input, as in BytePace's article.
@MainActor package final class HumanDetailRouter {
  package weak var transitionHandler: (any TransitionHandler)?
  package weak var presenter: (any HumanDetailModuleInput)?

  /// The module before it is shown; after that, the screen retains it.
  package var unshownModule: Module<any HumanDetailModuleInput>?

  package init() {}

  /// Shows the module.
  package func showModule(from opener: (any TransitionHandler)?) {
    guard let unshownModule else { return }
    self.unshownModule = nil
    opener.open(unshownModule)
  }
}

// MARK: - HumanDetailRouterInput

extension HumanDetailRouter: HumanDetailRouterInput {}

// MARK: - HumanDetailModuleInput

extension HumanDetailRouter: HumanDetailModuleInput {
  package func setHuman(_ parcel: HumanDetailParcel) {
    presenter?.setHuman(parcel)
  }
}
