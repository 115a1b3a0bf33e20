import Adder
import Humans

/// The first screen: where the user can go.
@MainActor final class StartAssembly: ModuleFactory {
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = StartInteractor(settings: services.settings)
    let router = StartRouter(
      humanListModule: LazyModule { [services] in HumanListAssembly(services: services) },
      optionsModule: LazyModule { [services] in OptionsAssembly(services: services) })
    let presenter = StartPresenter(interactor: interactor, router: router)
    let view = StartView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}
