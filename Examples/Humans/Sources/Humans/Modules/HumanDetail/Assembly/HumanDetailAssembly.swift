package import Adder

/// Shows the details of a person.
@MainActor package final class HumanDetailAssembly: ModuleFactory {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func makeModule(
    output: ModuleOutputReference<Never>
  ) -> Module<any HumanDetailModuleInput> {
    let interactor = HumanDetailInteractor(service: dependencies.humans)
    let router = HumanDetailRouter()
    let presenter = HumanDetailPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeHumanDetailView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.presenter = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor]) { [weak router] in router }
  }
}
