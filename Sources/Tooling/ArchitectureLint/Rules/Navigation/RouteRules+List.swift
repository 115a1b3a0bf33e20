import AdderArchitectures

extension RouteRules {
  static let all = RouteRules(
    rule: LintRule(
      "route-extracted", [.viperBook], .contracts, when: .onRequest, fix: .generate,
      limit: .init(2, "routers"),
      RulePage(
        finds: "A transition that stands in three routers or more, word for word.",
        hurts: "When the way changes, one of them is forgotten.",
        bad: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              let view = PostAssembly().viewPostModule()
              transitionHandler?.open(view, animated: true)
            }
          }
          \(module("Post"))
          \(module("Draft"))
          """,
        good: """
          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?
            var postRoute: PostRoute!

            func openPostModule() {
              postRoute.openPostModule(from: transitionHandler)
            }
          }
          """,
        chapter: "Code Style, Route")))

  /// A module that leads to the same one.
  private static func module(_ name: String) -> String {
    """
    // \(name)/\(name)Assembly.swift
    final class \(name)Assembly {
      func view\(name)Module() -> UIViewController {
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        let router = \(name)Router()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        router.transitionHandler = view
        return view
      }
    }
    // \(name)/\(name)Router.swift
    protocol \(name)RouterInput: AnyObject {
      func openPostModule()
    }
    final class \(name)Router: \(name)RouterInput {
      weak var transitionHandler: TransitionHandler?

      func openPostModule() {
        let view = PostAssembly().viewPostModule()
        transitionHandler?.open(view, animated: true)
      }
    }
    // \(name)/\(name)Presenter.swift
    protocol \(name)ViewOutput: AnyObject {}
    protocol \(name)ViewInput: AnyObject {}
    final class \(name)Presenter: \(name)ViewOutput {
      weak var view: \(name)ViewInput?
      var router: \(name)RouterInput!
    }
    // \(name)/\(name)ViewController.swift
    final class \(name)ViewController: UIViewController, \(name)ViewInput, TransitionHandler {
      var output: \(name)ViewOutput!
    }
    """
  }
}
