import AdderArchitectures

extension ForeignModuleRules {
  static let all = ForeignModuleRules(
    knowing: LintRule(
      "module-ignorant-of-other-module", [], .knowledge,
      RulePage(
        finds: "A part that knows what is inside of another module.",
        hurts: """
          Only the doors of a module are meant for others. Whoever looks inside has to change when it changes, \
          and neither can be used without the other.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            weak var post: PostPresenter?
          }

          // Post/PostPresenter.swift
          final class PostPresenter: PostViewOutput {
            weak var view: PostViewInput?
          }
          protocol PostViewOutput: AnyObject {}
          protocol PostViewInput: AnyObject {}
          final class PostViewController: UIViewController, PostViewInput {
            var output: PostViewOutput!
          }
          final class PostAssembly {
            func viewPostModule() -> UIViewController {
              let view = PostViewController()
              let presenter = PostPresenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            weak var post: PostModuleInput?
          }

          // Post/PostPresenter.swift
          final class PostPresenter: PostViewOutput, PostModuleInput {
            weak var view: PostViewInput?
          }
          protocol PostModuleInput: AnyObject {}
          protocol PostViewOutput: AnyObject {}
          protocol PostViewInput: AnyObject {}
          final class PostViewController: UIViewController, PostViewInput {
            var output: PostViewOutput!
          }
          final class PostAssembly {
            func viewPostModule() -> UIViewController {
              let view = PostViewController()
              let presenter = PostPresenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
          """,
        chapter: "Transitions between modules; Surf MVP, reuse; BytePace")),
    making: LintRule(
      "router-only-navigates", [.viperBook], .knowledge, fix: .move,
      RulePage(
        finds: "A router that makes parts of a module.",
        hurts: """
          Putting a module together is the assembly's work. A router that does it too has two reasons to change, \
          and the module cannot be opened from anywhere else in the same way.
          """,
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              let presenter = PostListPresenter()
              presenter.router = self
            }
          }
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              let view = PostListAssembly().viewPostListModule(moduleOutput: nil)
              print(view)
            }
          }
          """,
        chapter: "Structure of a module, what we changed")),
    showing: LintRule(
      "view-no-module-creation", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A view that makes the view of another module.",
        hurts:
          "It then has to know how that module is put together, and becomes massive with each way out.",
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func didTapPost() {
              let post = PostViewController()
              print(post)
            }
          }

          // Post/PostPresenter.swift
          final class PostPresenter: PostViewOutput {
            weak var view: PostViewInput?
          }
          protocol PostViewOutput: AnyObject {}
          protocol PostViewInput: AnyObject {}
          final class PostViewController: UIViewController, PostViewInput {
            var output: PostViewOutput!
          }
          final class PostAssembly {
            func viewPostModule() -> UIViewController {
              let view = PostViewController()
              let presenter = PostPresenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func didTapPost() {
              output.didSelectPost(at: 0)
            }
          }
          """,
        chapter: "Massive View Controller, transitions")),
    talking: LintRule(
      "modules-talk-via-router", [.bytePace], .knowledge, fix: .move,
      RulePage(
        finds: "A part that talks to another module, and is no router.",
        hurts: "Who goes where, and takes what along, then stands in more places than the router.",
        bad: """
          final class StartPresenter: StartViewOutput, StartInteractorOutput {
            weak var view: StartViewInput?
            var interactor: StartInteractorInput!
            var router: StartRouterInput!

            func didTapOptions() {
              let options = OptionsAssembly.assembleModule()
              print(options)
            }
          }
          \(options)
          """,
        good: """
          final class StartPresenter: StartViewOutput, StartInteractorOutput {
            weak var view: StartViewInput?
            var interactor: StartInteractorInput!
            var router: StartRouterInput!

            func didTapOptions() {
              router.presentOptions()
            }
          }

          final class StartRouter: StartRouterInput {
            weak var presenter: StartPresenter?
            weak var view: StartViewController?

            func presentOptions() {
              let options = OptionsAssembly.assembleModule()
              print(options)
            }
          }
          \(options)
          """,
        chapter: "Passing objects between modules")))

  /// A module that is opened from another one.
  private static let options = """
    // Options/OptionsAssembly.swift
    final class OptionsAssembly {
      static func assembleModule() -> OptionsRouter {
        let view = OptionsViewController()
        let presenter = OptionsPresenter()
        let router = OptionsRouter()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        return router
      }
    }
    // Options/OptionsPresenter.swift
    protocol OptionsViewOutput: AnyObject {}
    protocol OptionsViewInput: AnyObject {}
    protocol OptionsRouterInput: AnyObject {}
    final class OptionsRouter: OptionsRouterInput {}
    final class OptionsPresenter: OptionsViewOutput {
      weak var view: OptionsViewInput?
      var router: OptionsRouterInput!
    }
    // Options/OptionsViewController.swift
    final class OptionsViewController: UIViewController, OptionsViewInput {
      var output: OptionsViewOutput!
    }
    """
}
