package import Adder

/// Shows the list of people.
@MainActor package final class HumanListRouter {
  package weak var transitionHandler: (any TransitionHandler)?

  /// The module before it is shown; after that, the screen retains it.
  package var unshownModule: Module<Void>?

  private let dependencies: Dependencies
  private weak var humanDetailRouter: HumanDetailRouter?

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Shows the module.
  package func showModule(from opener: (any TransitionHandler)?) {
    guard let unshownModule else { return }
    self.unshownModule = nil
    opener.open(unshownModule)
  }

  /// Assembles the details and gives them the person, without showing them yet.
  private func injectHumanDetailDependencies(_ parcel: HumanDetailParcel) {
    humanDetailRouter = HumanDetailAssembly(dependencies).assembleModule()
    humanDetailRouter?.setHuman(parcel)
  }
}

// MARK: - HumanListRouterInput

extension HumanListRouter: HumanListRouterInput {
  package func presentHumanDetail(_ parcel: HumanDetailParcel) {
    injectHumanDetailDependencies(parcel)
    humanDetailRouter?.showModule(from: transitionHandler)
  }
}
