package import Adder

/// Shows the list of people.
@MainActor package final class HumanListRouter {
  package weak var transitionHandler: (any TransitionHandler)?
  private let humanDetailModule: LazyModule<any HumanDetailModuleInput, Never>

  package init(humanDetailModule: LazyModule<any HumanDetailModuleInput, Never>) {
    self.humanDetailModule = humanDetailModule
  }
}

// MARK: - HumanListRouterInput

extension HumanListRouter: HumanListRouterInput {
  package func presentHumanDetail(_ human: HumanReference) {
    transitionHandler.open(humanDetailModule) { $0.setHuman(human) }
  }
}
