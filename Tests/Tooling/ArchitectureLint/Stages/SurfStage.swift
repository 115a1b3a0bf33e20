extension Stage {
  /// The Profile module in Surf's architecture.
  static let surf = Stage(
    architecture: "surf-mvp",
    files: [
      "Profile/Configurator/ProfileModuleConfigurator.swift": """
      final class ProfileModuleConfigurator {
        func configure(output: ProfileModuleOutput?) -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter()
          let router = ProfileRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          presenter.output = output
          router.view = view
          return view
        }
      }
      """,
      "Profile/View/ProfileViewController.swift": """
      import UIKit

      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        // MARK: - Properties

        var output: ProfileViewOutput!

        // MARK: - UIViewController

        override func viewDidLoad() {
          super.viewDidLoad()
          output.viewLoaded()
        }

        // MARK: - ProfileViewInput

        func setupInitialState() {
          title = "Profile"
        }
      }
      """,
      "Profile/View/ProfileViewInput.swift": """
      protocol ProfileViewInput: AnyObject {
        /// Shows the first state.
        func setupInitialState()
      }
      """,
      "Profile/View/ProfileViewOutput.swift": """
      protocol ProfileViewOutput: AnyObject {
        /// The view is there.
        func viewLoaded()
      }
      """,
      "Profile/Presenter/ProfilePresenter.swift": """
      final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
        // MARK: - Properties

        weak var view: ProfileViewInput?
        var router: ProfileRouterInput!
        weak var output: ProfileModuleOutput?

        // MARK: - ProfileViewOutput

        func viewLoaded() {
          view?.setupInitialState()
          output?.profileViewed()
        }

        // MARK: - ProfileModuleInput

        func configureModule(with name: String) {
          router.showEditProfileModule()
        }
      }
      """,
      "Profile/Presenter/ProfileModuleInput.swift": """
      protocol ProfileModuleInput: AnyObject {
        /// Sets whose profile it is.
        func configureModule(with name: String)
      }
      """,
      "Profile/Presenter/ProfileModuleOutput.swift": """
      protocol ProfileModuleOutput: AnyObject {
        /// The profile was looked at.
        func profileViewed()
      }
      """,
      "Profile/Router/ProfileRouter.swift": """
      final class ProfileRouter: ProfileRouterInput {
        // MARK: - Properties

        weak var view: ModuleTransitionable?

        // MARK: - ProfileRouterInput

        func showEditProfileModule() {
          view?.presentModule()
        }
      }
      """,
      "Profile/Router/ProfileRouterInput.swift": """
      protocol ProfileRouterInput {
        /// Shows where the profile is edited.
        func showEditProfileModule()
      }
      """,
      "Common/ModuleTransitionable.swift": """
      protocol ModuleTransitionable: AnyObject {}
      extension ModuleTransitionable {
        func presentModule() {}
      }
      """,
      "Services/ProfileService.swift": """
      protocol ProfileService: AnyObject {
        func load()
      }
      """,
    ],
    tests: surfTests)
}
