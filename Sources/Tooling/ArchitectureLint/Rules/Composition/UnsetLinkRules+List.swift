import AdderArchitectures

extension UnsetLinkRules {
  static let all = UnsetLinkRules(rules: [
    assemblyFillsEveryDependency, surfConfiguratorSetsLinks, csSetupComplete,
  ])

  private static let assemblyFillsEveryDependency = LintRule(
    "assembly-fills-every-dependency", [.viperBook], .completeness, fix: .generate,
    RulePage(
      finds:
        "A part of the module that another part has a property for, and that nobody sets there.",
      hurts: """
        What is said through it reaches nobody, or the app stops. Only who runs the app notices.
        """,
      bad: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            view.dataDisplayManager = PostListDataDisplayManager()
            view.dataDisplayManager.delegate = view
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            interactor.postService = PostServiceImplementation()
            router.transitionHandler = view
            return view
          }
        }
        """,
      chapter: "Testing, Assembly"))

  private static let surfConfiguratorSetsLinks = LintRule(
    "surf-configurator-sets-links", [.surf], .completeness, fix: .generate,
    RulePage(
      finds: "A link between two parts of a module that nobody sets.",
      hurts: """
        The presenter then speaks to nobody, or the router shows modules nowhere, and nothing tells why.
        """,
      bad: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            return view
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      chapter: "Configurator"))

  private static let csSetupComplete = LintRule(
    "cs-setup-complete", [.cleanSwift], .completeness, fix: .generate,
    RulePage(
      finds: "A scene whose setup leaves out one of the links between its parts.",
      hurts: """
        The circle from the view to the view has a gap: requests, answers or data are lost there.
        """,
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            self.interactor = interactor
            self.router = router
            interactor.presenter = presenter
            interactor.worker = ContactListWorker()
            presenter.viewController = self
            router.viewController = self
          }
        }
        """,
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            let router = ContactListRouter()
            self.interactor = interactor
            self.router = router
            interactor.presenter = presenter
            interactor.worker = ContactListWorker()
            presenter.viewController = self
            router.viewController = self
            router.dataStore = interactor
          }
        }
        """,
      chapter: "An example"))
}
