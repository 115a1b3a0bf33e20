package import Adder

/// The list of people.
@MainActor package final class HumanListRouter {
  package weak var transitionHandler: (any TransitionHandler)?
  /// Who hears what the modules have to tell that are opened from here.
  package weak var output: (any HumanDetailModuleOutput)?
  private let humanDetailModule: LazyModule<any HumanDetailModuleInput, any HumanDetailModuleOutput>

  package init(
    humanDetailModule: LazyModule<any HumanDetailModuleInput, any HumanDetailModuleOutput>
  ) {
    self.humanDetailModule = humanDetailModule
  }
}

// MARK: - HumanListRouterInput

extension HumanListRouter: HumanListRouterInput {
  package func presentHumanDetail(_ human: HumanReference) {
    transitionHandler.open(
      humanDetailModule, output: ModuleOutputReference { [weak output] in output }
    ) {
      $0.setHuman(human)
    }
  }
}
