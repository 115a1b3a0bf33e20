import Adder

/// Shows the details of a person.
@MainActor package final class HumanDetailAssembly {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Creates the parts of the module and connects them. The router then shows the module.
  package func assembleModule() -> HumanDetailRouter {
    let interactor = HumanDetailInteractor(service: dependencies.humans)
    let router = HumanDetailRouter()
    let presenter = HumanDetailPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeHumanDetailView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.presenter = presenter
    router.transitionHandler = view
    router.unshownModule = Module(view: view, parts: [presenter, interactor]) { [weak router] in
      router
    }
    return router
  }
}
