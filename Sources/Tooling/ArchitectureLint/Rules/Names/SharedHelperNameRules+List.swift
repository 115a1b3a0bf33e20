import AdderArchitectures

extension SharedHelperNameRules {
  static let all = SharedHelperNameRules(
    facade: LintRule(
      "facade-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
      RulePage(
        finds: """
          A class between services and the interactors of several modules that is not called a facade.
          """,
        hurts: """
          A facade repeats nothing and adds nothing but the order in which services are asked. Under another name it \
          is taken for a service, and logic of all kinds gathers there.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var paging: PagingHelper!
          }

          // Services/PagingHelper.swift
          final class PagingHelper {
            var postService: PostService!
          }

          \(post)  var paging: PagingHelper!
          }
          """,
        good: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var paging: PagingFacade!
          }

          // Services/PagingFacade.swift
          final class PagingFacade {
            var postService: PostService!
          }

          \(post)  var paging: PagingFacade!
          }
          """,
        chapter: "Code Style, facades over services")),
    route: LintRule(
      "route-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
      RulePage(
        finds:
          "A class that leads to other screens for the routers of several modules, and is not called a route.",
        hurts: """
          Whoever writes a router looks for a route to the module that it shall open, and writes a second one where \
          it has another name.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            var authorization: AuthorizationHelper!
            func openPostModule() { authorization.openAuthorizationModule() }
          }

          // Common/AuthorizationHelper.swift
          final class AuthorizationHelper {
            weak var handler: UINavigationController?
            func openAuthorizationModule() {
              handler?.pushViewController(UIViewController(), animated: true)
            }
          }

          \(router)  var authorization: AuthorizationHelper!
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            var authorization: AuthorizationRoute!
            func openPostModule() { authorization.openAuthorizationModule() }
          }

          // Common/AuthorizationRoute.swift
          final class AuthorizationRoute {
            weak var handler: UINavigationController?
            func openAuthorizationModule() {
              handler?.pushViewController(UIViewController(), animated: true)
            }
          }

          \(router)  var authorization: AuthorizationRoute!
          }
          """,
        chapter: "Code Style, Route")))

  /// A second module, up to what its interactor holds.
  private static let post = """
    // Post/PostPresenter.swift
    final class PostPresenter: PostViewOutput, PostInteractorOutput {
      weak var view: PostViewInput?
      var interactor: PostInteractorInput!
    }
    protocol PostViewOutput: AnyObject {}
    protocol PostViewInput: AnyObject {}
    protocol PostInteractorInput: AnyObject {}
    protocol PostInteractorOutput: AnyObject {}
    final class PostViewController: UIViewController, PostViewInput {
      var output: PostViewOutput!
    }
    final class PostAssembly {
      func viewPostModule() -> UIViewController {
        let view = PostViewController()
        let presenter = PostPresenter()
        let interactor = PostInteractor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }
    }
    final class PostInteractor: PostInteractorInput {
      weak var output: PostInteractorOutput?

    """

  /// A second module, up to what its router holds.
  private static let router = """
    // Post/PostPresenter.swift
    final class PostPresenter: PostViewOutput {
      weak var view: PostViewInput?
      var router: PostRouterInput!
    }
    protocol PostViewOutput: AnyObject {}
    protocol PostViewInput: AnyObject {}
    protocol PostRouterInput: AnyObject {}
    final class PostViewController: UIViewController, PostViewInput, TransitionHandler {
      var output: PostViewOutput!
    }
    final class PostAssembly {
      func viewPostModule() -> UIViewController {
        let view = PostViewController()
        let presenter = PostPresenter()
        let router = PostRouter()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        router.transitionHandler = view
        return view
      }
    }
    final class PostRouter: PostRouterInput {
      weak var transitionHandler: TransitionHandler?

    """
}
