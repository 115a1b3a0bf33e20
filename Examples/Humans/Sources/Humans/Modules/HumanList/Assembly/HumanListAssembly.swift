import Adder

/// Shows the list of people.
@MainActor package final class HumanListAssembly {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Creates the parts of the module and connects them. The router then shows the module.
  package func assembleModule() -> HumanListRouter {
    let interactor = HumanListInteractor(service: dependencies.humans)
    let router = HumanListRouter(dependencies)
    let presenter = HumanListPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeHumanListView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    router.unshownModule = Module(view: view, parts: [presenter, interactor, router])
    return router
  }
}
