import Adder
import Humans

/// The options: the user's e-mail address.
@MainActor final class OptionsAssembly: ModuleFactory {
  private let services: Services

  init(services: Services) {
    self.services = services
  }

  func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = OptionsInteractor(settings: services.settings)
    let router = OptionsRouter()
    let presenter = OptionsPresenter(interactor: interactor, router: router)
    let view = OptionsView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}
