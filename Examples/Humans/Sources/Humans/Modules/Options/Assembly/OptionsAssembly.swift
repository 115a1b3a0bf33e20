package import Adder

/// Edits the options: the user's e-mail address.
@MainActor package final class OptionsAssembly: ModuleFactory {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func makeModule(output: ModuleOutputReference<Never>) -> Module<Void> {
    let interactor = OptionsInteractor(settings: dependencies.settings)
    let router = OptionsRouter()
    let presenter = OptionsPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeOptionsView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    return Module(view: view, parts: [presenter, interactor, router])
  }
}
