/// Profile module
@MainActor
final class ProfileAssembly {
  private let write: (String) -> Void

  /// Creates the assembly.
  ///
  /// - Parameter write: What takes the lines that the module shows.
  init(write: @escaping (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Builds the module.
  ///
  /// - Parameters:
  ///   - transitionHandler: What closes the module; held weakly.
  ///   - moduleOutput: Who hears what the module has to tell; held weakly.
  ///   - configure: What is said to the module before it is shown.
  /// - Returns: The view, which keeps the rest of the module alive.
  func viewProfileModule(
    transitionHandler: (any ProfileTransitionHandler)? = nil,
    moduleOutput: (any ProfileModuleOutput)? = nil,
    configure: (any ProfileModuleInput) -> Void = { _ in }
  ) -> ProfileView {
    let interactor = ProfileInteractor()
    let router = ProfileRouter()
    let presenter = ProfilePresenter(interactor: interactor, router: router)
    let view = ProfileView(
      output: presenter,
      dataDisplayManager: ProfileDataDisplayManager(cellObjectFactory: ProfileCellObjectFactory()),
      write: write
    )

    presenter.view = view
    presenter.moduleOutput = moduleOutput
    interactor.output = presenter
    router.transitionHandler = transitionHandler
    configure(presenter)
    return view
  }
}
