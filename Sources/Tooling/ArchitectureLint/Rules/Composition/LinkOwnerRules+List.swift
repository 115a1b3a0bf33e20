import AdderArchitectures

extension LinkOwnerRules {
  static let all = LinkOwnerRules(
    router: LintRule(
      "surf-presenter-holds-router", [.surf], .contracts, fix: .move,
      RulePage(
        finds: "A router that another part than the presenter holds.",
        hurts: "The presenter does not know then where the user went, and cannot decide about it.",
        bad: """
          final class ProfileAdapter: NSObject, UITableViewDataSource {
            var router: ProfileRouter?

            func didSelectRow() { router?.showEditProfileModule() }
          }

          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            private let adapter = ProfileAdapter()
          }

          final class ProfileModuleConfigurator {
            func configure() -> UIViewController {
              let view = ProfileViewController()
              let presenter = ProfilePresenter()
              let router = ProfileRouter()
              view.output = presenter
              view.adapter.router = router
              presenter.view = view
              presenter.router = router
              router.view = view
              return view
            }
          }
          """,
        good: """
          protocol ProfileAdapterOutput: AnyObject {
            func didSelectRow()
          }

          final class ProfileAdapter: NSObject, UITableViewDataSource {
            weak var output: ProfileAdapterOutput?

            func didSelectRow() { output?.didSelectRow() }
          }

          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable,
            ProfileAdapterOutput
          {
            var output: ProfileViewOutput!
            private let adapter = ProfileAdapter()

            func didSelectRow() { output.viewLoaded() }
          }
          """,
        chapter: "RouterInput")),
    adapter: LintRule(
      "surf-adapter-owned-by-view", [.surf], .contracts, fix: .move,
      RulePage(
        finds: "An adapter that another part than the view holds or makes.",
        hurts: """
          That there is a list, and how it is filled, is the view's own business. It cannot become something \
          else while others hold the adapter.
          """,
        bad: """
          final class ProfileAdapter: NSObject, UITableViewDataSource {}

          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            var adapter: ProfileAdapter?
          }

          final class ProfileModuleConfigurator {
            func configure() -> UIViewController {
              let view = ProfileViewController()
              let presenter = ProfilePresenter()
              let router = ProfileRouter()
              view.output = presenter
              view.adapter = ProfileAdapter()
              presenter.view = view
              presenter.router = router
              router.view = view
              return view
            }
          }
          """,
        good: """
          final class ProfileAdapter: NSObject, UITableViewDataSource {}

          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            private var adapter = ProfileAdapter()
          }
          """,
        chapter: "Adapters")),
    moduleOutput: LintRule(
      "surf-module-output-set-in-configurator", [.surf], .contracts, fix: .generate,
      RulePage(
        finds: "A module output that is set on the presenter past the configurator.",
        hurts: """
          Who sets it has to know the presenter, and until then the module speaks to nobody.
          """,
        bad: """
          final class ProfileModuleConfigurator {
            func configure() -> ProfileViewController {
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

          // News/NewsRouter.swift
          final class NewsPresenter: ProfileModuleOutput {
            func profileViewed() {}
          }
          final class NewsRouter {
            func showProfileModule(_ news: NewsPresenter, _ profile: ProfilePresenter) {
              profile.output = news
            }
          }
          """,
        good: """
          final class ProfileModuleConfigurator {
            func configure(output: ProfileModuleOutput?) -> ProfileViewController {
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

          // News/NewsRouter.swift
          final class NewsPresenter: ProfileModuleOutput {
            func profileViewed() {}
          }
          final class NewsRouter {
            func showProfileModule(_ news: NewsPresenter) {
              print(ProfileModuleConfigurator().configure(output: news))
            }
          }
          """,
        chapter: "ModuleOutput")))
}
