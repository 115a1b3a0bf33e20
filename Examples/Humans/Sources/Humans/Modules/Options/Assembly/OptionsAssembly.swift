import Adder

/// Edits the options: the user's e-mail address.
@MainActor package final class OptionsAssembly {
  private let dependencies: Dependencies

  package init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Creates the parts of the module and connects them. The router then shows the module.
  package func assembleModule() -> OptionsRouter {
    let interactor = OptionsInteractor(settings: dependencies.settings)
    let router = OptionsRouter()
    let presenter = OptionsPresenter(interactor: interactor, router: router)
    let view = dependencies.views.makeOptionsView(output: presenter)

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    router.unshownModule = Module(view: view, parts: [presenter, interactor, router])
    return router
  }
}
