import AdderArchitectures

extension HandedDataRules {
  static let all = HandedDataRules(
    byRouter: LintRule(
      "transition-data-to-presenter", [.viperBook], .contracts, fix: .generate,
      RulePage(
        finds: "A router that sets data on the view of the module that it opens.",
        hurts: """
          The view then keeps what the presenter should decide with. The next module's view cannot change without \
          all routers that lead to it.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              let post = PostAssembly().viewPostModule()
              post.postID = "7"
            }
          }
          \(otherModule)
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              let input = PostAssembly().viewPostModule().output as? PostModuleInput
              input?.configure(withPostID: "7")
            }
          }
          \(otherModule)
          """,
        chapter: "Transitions between modules")),
    byScreen: LintRule(
      "submodule-config-by-input", [.viperBook], .contracts, fix: .generate,
      RulePage(
        finds: "A view that sets data on the view of another module.",
        hurts: """
          Two views then share what neither presenter knows. A submodule can be used elsewhere only if all it \
          needs comes in by its module input.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            var post: PostViewController!

            func didTapPost() {
              post.postID = "7"
            }
          }
          \(otherModule)
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func didTapPost() {
              output.didSelectPost(at: 0)
            }
          }
          \(otherModule)
          """,
        chapter: "Composite modules, the container")),
    byBuilder: LintRule(
      "presenter-is-module-entry", [.viperBook], .contracts, when: .byConvention, fix: .generate,
      RulePage(
        finds: "An assembly that gives the view what the opening module handed over.",
        hurts: """
          The presenter is where a module is entered. What only the view knows the presenter has to ask it for.
          """,
        bad: """
          final class PostAssembly {
            func viewPostModule(postID: String) -> PostViewController {
              let view = PostViewController()
              let presenter = PostPresenter()
              view.output = presenter
              view.postID = postID
              presenter.view = view
              return view
            }
          }
          \(otherParts)
          """,
        good: """
          final class PostAssembly {
            func viewPostModule(postID: String) -> PostViewController {
              let view = PostViewController()
              let presenter = PostPresenter()
              view.output = presenter
              presenter.configure(withPostID: postID)
              presenter.view = view
              return view
            }
          }
          \(otherParts)
          """,
        chapter: "Transitions between modules; Testing, Presenter")),
    pastStore: LintRule(
      "cs-router-data-passing", [.cleanSwift], .contracts, fix: .manual,
      RulePage(
        finds: "A router that hands data to another scene past its data store.",
        hurts: """
          A data store says what a scene takes. Past it, routers depend on view controllers and interactors of \
          other scenes.
          """,
        bad: """
          final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
            weak var viewController: ContactListViewController?
            var dataStore: ContactListDataStore?

            func routeToViewContact(segue: UIStoryboardSegue?) {
              let scene = segue?.destination as? ViewContactViewController
              (scene?.interactor as? ViewContactInteractor)?.contact = dataStore?.contacts.first
            }
          }
          """,
        good: """
          final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
            weak var viewController: ContactListViewController?
            var dataStore: ContactListDataStore?

            func routeToViewContact(segue: UIStoryboardSegue?) {
              let scene = segue?.destination as? ViewContactViewController
              scene?.router?.dataStore?.contact = dataStore?.contacts.first
            }
          }
          """,
        chapter: "Router"))
  )

  /// The module that an example leads to.
  private static let otherModule = """
    // Post/PostAssembly.swift
    final class PostAssembly {
      func viewPostModule() -> PostViewController {
        let view = PostViewController()
        let presenter = PostPresenter()
        view.output = presenter
        presenter.view = view
        return view
      }
    }
    \(otherParts)
    """

  private static let otherParts = """
    // Post/PostPresenter.swift
    protocol PostModuleInput: AnyObject {
      func configure(withPostID id: String)
    }
    protocol PostViewOutput: AnyObject {}
    protocol PostViewInput: AnyObject {}
    final class PostPresenter: PostViewOutput, PostModuleInput {
      weak var view: PostViewInput?
      func configure(withPostID id: String) {}
    }
    // Post/PostViewController.swift
    final class PostViewController: UIViewController, PostViewInput {
      var output: PostViewOutput!
      var postID: String?
    }
    """
}
