package import Adder

/// Shows the details of a person. The router is the module's input, as in BytePace's article.
@MainActor package final class HumanDetailRouter {
  package weak var transitionHandler: (any TransitionHandler)?
  package weak var presenter: (any HumanDetailModuleInput)?

  package init() {}
}

// MARK: - HumanDetailRouterInput

extension HumanDetailRouter: HumanDetailRouterInput {}

// MARK: - HumanDetailModuleInput

extension HumanDetailRouter: HumanDetailModuleInput {
  package func setHuman(_ human: HumanReference) {
    presenter?.setHuman(human)
  }
}
