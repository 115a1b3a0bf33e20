package import Adder

/// The first screen, which leads to the list of people and the options.
@MainActor package final class StartAssembly: ModuleFactory {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = StartInteractor(settings: dependencies.settings)
    let router = StartRouter(dependencies)
    let presenter = StartPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeStartView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.presenter = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}
