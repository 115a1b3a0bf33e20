import Adder
import Humans

/// All that is known of a person.
@MainActor final class HumanDetailAssembly: ModuleFactory {
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func makeModule(
    output: ModuleOutputReference<any HumanDetailModuleOutput>
  ) -> Module<any HumanDetailModuleInput> {
    let interactor = HumanDetailInteractor(service: services.humans)
    let router = HumanDetailRouter()
    let presenter = HumanDetailPresenter(interactor: interactor, router: router)
    let view = HumanDetailView(output: presenter)

    presenter.view = view
    presenter.moduleOutput = output.output
    interactor.output = presenter
    router.presenter = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor]) { [weak router] in router }
  }
}
