import Adder
import Humans

/// The list of people.
@MainActor final class HumanListAssembly: ModuleFactory {
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = HumanListInteractor(service: services.humans)
    let router = HumanListRouter(
      humanDetailModule: LazyModule { [services] in HumanDetailAssembly(services: services) })
    let presenter = HumanListPresenter(interactor: interactor, router: router)
    let view = HumanListView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}
