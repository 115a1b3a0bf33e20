import AdderArchitectures

extension ComposerMethodRules {
  static let all = ComposerMethodRules(
    showsOnePart: LintRule(
      "assembly-exposes-view-only", [.viperBook], .contracts, fix: .automatic,
      RulePage(
        finds: "A method of an assembly that gives others another part than the view.",
        hurts: """
          How a module is built is a detail of its assembly. Who can ask for the presenter will talk to it past \
          the module's doors.
          """,
        bad: """
          final class PostListAssembly {
            func viewPostListModule() -> PostListViewController {
              let view = PostListViewController()
              let presenter = presenterPostListModule()
              view.output = presenter
              presenter.view = view
              return view
            }

            func presenterPostListModule() -> PostListPresenter {
              let presenter = PostListPresenter()
              presenter.interactor = PostListInteractor()
              presenter.router = PostListRouter()
              return presenter
            }
          }
          """,
        good: """
          final class PostListAssembly {
            func viewPostListModule() -> PostListViewController {
              let view = PostListViewController()
              let presenter = presenterPostListModule()
              view.output = presenter
              presenter.view = view
              return view
            }

            private func presenterPostListModule() -> PostListPresenter {
              let presenter = PostListPresenter()
              presenter.interactor = PostListInteractor()
              presenter.router = PostListRouter()
              return presenter
            }
          }
          """,
        chapter: "Code Style, Assembly")),
    doesNothingElse: LintRule(
      "surf-configurator-only-configure", [.surf], .contracts, fix: .manual,
      RulePage(
        finds: "A method of a configurator that does not configure the module.",
        hurts: """
          A configurator makes parts and connects them. What else it does is done by nobody's part, where no \
          test looks for it.
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
              router.view = view
              return view
            }

            func show(over screen: UIViewController) {
              screen.present(configure(), animated: true)
            }
          }
          """,
        good: """
          final class ProfileModuleConfigurator {
            func configure(with name: String) -> UIViewController {
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
        chapter: "Configurator")),
    hasOneMethod: LintRule(
      "cs-configurator-single-method", [.cleanSwift], .contracts, fix: .manual,
      RulePage(
        finds: "A configurator with more than one method.",
        hurts: "It is there to wire the scene. What else it can do nobody looks for there.",
        bad: """
          \(awakeningView)

          final class ContactListConfigurator {
            static let sharedInstance = ContactListConfigurator()
            private init() {}

            func configure(_ control: ContactListViewController) {
              \(wiring)
            }

            func reset(_ control: ContactListViewController) {
              control.interactor = nil
            }
          }
          """,
        good: """
          \(awakeningView)

          final class ContactListConfigurator {
            static let sharedInstance = ContactListConfigurator()
            private init() {}

            func configure(_ control: ContactListViewController) {
              \(wiring)
            }
          }
          """,
        chapter: "An example")),
    isOnlyOne: LintRule(
      "cs-configurator-singleton", [.cleanSwift], .contracts, fix: .manual,
      RulePage(
        finds: "A configurator of which there can be several.",
        hurts: "It keeps nothing, so one is enough, and all scenes are wired in the same way.",
        bad: """
          \(awakeningView)

          final class ContactListConfigurator {
            static let sharedInstance = ContactListConfigurator()

            func configure(_ control: ContactListViewController) {
              \(wiring)
            }
          }
          """,
        good: """
          \(awakeningView)

          final class ContactListConfigurator {
            static let sharedInstance = ContactListConfigurator()
            private init() {}

            func configure(_ control: ContactListViewController) {
              \(wiring)
            }
          }
          """,
        chapter: "An example")),
    isCalledSo: LintRule(
      "assembly-method-naming", [.viperBook], .naming, when: .byConvention, fix: .rename,
      RulePage(
        finds: "A method of an assembly that does not say which part of which module it makes.",
        hurts: "Names that begin with the part are found by their first letters in any assembly.",
        bad: """
          final class PostListAssembly {
            func makeView() -> PostListViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
          """,
        good: """
          final class PostListAssembly {
            func viewPostListModule() -> PostListViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
          """,
        chapter: "Code Style, Assembly")))

  /// A view that is wired by a configurator.
  private static let awakeningView = """
    final class ContactListViewController: UIViewController, ContactListDisplayLogic {
      var interactor: ContactListBusinessLogic?
      var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

      override func awakeFromNib() {
        super.awakeFromNib()
        ContactListConfigurator.sharedInstance.configure(self)
      }
    }
    """

  private static let wiring = """
    let viewController = control
        let interactor = ContactListInteractor()
        let presenter = ContactListPresenter()
        let router = ContactListRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        interactor.worker = ContactListWorker()
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
    """
}
