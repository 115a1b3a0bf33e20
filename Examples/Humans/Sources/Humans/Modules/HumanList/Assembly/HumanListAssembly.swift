package import Adder

/// Shows the list of people.
@MainActor package final class HumanListAssembly: ModuleFactory {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = HumanListInteractor(service: dependencies.humans)
    let router = HumanListRouter(
      humanDetailModule: LazyModule { [dependencies] in HumanDetailAssembly(dependencies) })
    let presenter = HumanListPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeHumanListView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}
