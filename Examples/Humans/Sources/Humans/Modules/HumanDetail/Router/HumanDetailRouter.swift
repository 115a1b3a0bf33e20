package import Adder

/// All that is known of a person. What the opener says comes in here, as the article has it.
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
