package import Adder

/// The first screen, which leads to the list of people and the options.
///
/// The modules that this screen opens are assembled only when the user opens them.
@MainActor package final class StartRouter {
  package weak var transitionHandler: (any TransitionHandler)?
  package weak var presenter: (any StartRouterOutput)?
  private let dependencies: Dependencies
  private weak var humanListRouter: HumanListRouter?
  private weak var optionsRouter: OptionsRouter?

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Assembles the list of people, without showing it yet.
  private func injectHumanListDependencies() {
    humanListRouter = HumanListAssembly(dependencies).assembleModule()
  }

  /// Assembles the options, without showing them yet.
  private func injectOptionsDependencies() {
    optionsRouter = OptionsAssembly(dependencies).assembleModule()
  }
}

// MARK: - StartRouterInput

extension StartRouter: StartRouterInput {
  package func presentHumanList() {
    injectHumanListDependencies()
    humanListRouter?.showModule(from: transitionHandler)
  }

  package func presentOptions() {
    injectOptionsDependencies()
    optionsRouter?.showModule(from: transitionHandler)?
      .onClose { [weak presenter] in presenter?.optionsDidClose() }
  }
}
