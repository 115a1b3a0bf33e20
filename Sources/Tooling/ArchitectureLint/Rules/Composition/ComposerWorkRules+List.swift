import AdderArchitectures

extension ComposerWorkRules {
  static let all = ComposerWorkRules(
    ownParts: LintRule(
      "assembly-right-parts", [.viperBook], .contracts, fix: .manual,
      RulePage(
        finds: "An assembly that makes a part of another module.",
        hurts: """
          Two assemblies then have to know how that module is put together, and one of them will forget what the \
          other one adds.
          """,
        bad: """
          final class PostListAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              view.output = presenter
              presenter.view = view
              view.addChild(PostViewController())
              return view
            }
          }
          \(otherModule)
          """,
        good: """
          final class PostListAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              view.output = presenter
              presenter.view = view
              view.addChild(PostAssembly().viewPostModule())
              return view
            }
          }
          \(otherModule)
          """,
        chapter: "Testing, Assembly")),
    noTransitions: LintRule(
      "assembly-separate-from-router", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "An assembly that takes the user to another screen.",
        hurts: """
          That was the wireframe, which had two reasons to change. The router goes, the assembly builds.
          """,
        bad: """
          final class PostListAssembly {
            func viewPostListModule(over screen: UIViewController) {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              view.output = presenter
              presenter.view = view
              screen.navigationController?.pushViewController(view, animated: true)
            }
          }
          """,
        good: """
          final class PostListAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
          """,
        chapter: "Structure of a module, what we changed")),
    calledByContainer: LintRule(
      "assembly-not-called-by-hand", [.viperBook], .contracts, fix: .manual,
      RulePage(
        finds: "A part that makes an assembly which a container is there to call.",
        hurts: """
          An assembly that is made by hand knows nothing of the others in the container, and what they would \
          give it is missing.
          """,
        bad: """
          final class PostListAssembly: TyphoonAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              let router = PostListRouter()
              view.output = presenter
              presenter.view = view
              presenter.router = router
              return view
            }
          }

          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              let view = PostListAssembly().viewPostListModule()
              print(view)
            }
          }
          """,
        good: """
          final class PostListAssembly: TyphoonAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              let router = PostListRouter()
              view.output = presenter
              presenter.view = view
              presenter.router = router
              return view
            }
          }

          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() {
              transitionHandler?.openModule()
            }
          }
          """,
        chapter: "Structure of a module, what we changed")),
    sharedHelpers: LintRule(
      "base-objects-in-core-assembly", [.viperBook], .contracts, when: .byConvention,
      fix: .manual, limit: .init(2, "modules"),
      RulePage(
        finds: "A helper that the assemblies of three modules or more make, each for itself.",
        hurts: """
          How it is made stands in many places, and what should be one cache or one session becomes many.
          """,
        bad: """
          final class PostListAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              let interactor = PostListInteractor()
              view.output = presenter
              presenter.view = view
              presenter.interactor = interactor
              interactor.output = presenter
              interactor.postService = PostServiceImplementation(client: NetworkClient())
              return view
            }
          }
          // Core/NetworkClient.swift
          final class NetworkClient {}
          \(module("Post", client: "NetworkClient()"))
          \(module("Draft", client: "NetworkClient()"))
          """,
        good: """
          final class PostListAssembly {
            func viewPostListModule() -> UIViewController {
              let view = PostListViewController()
              let presenter = PostListPresenter()
              let interactor = PostListInteractor()
              view.output = presenter
              presenter.view = view
              presenter.interactor = interactor
              interactor.output = presenter
              interactor.postService = PostServiceImplementation(client: CoreAssembly().client())
              return view
            }
          }
          // Core/CoreAssembly.swift
          final class NetworkClient {}
          final class CoreAssembly {
            func client() -> NetworkClient { NetworkClient() }
          }
          \(module("Post", client: "CoreAssembly().client()"))
          \(module("Draft", client: "CoreAssembly().client()"))
          """,
        chapter: "Massive View Controller, configuration")))

  /// A module that an example speaks of.
  private static let otherModule = module("Post", client: nil)

  private static func module(_ name: String, client: String?) -> String {
    """
    // \(name)/\(name)Assembly.swift
    final class \(name)Assembly {
      func view\(name)Module() -> UIViewController {
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        view.output = presenter
        presenter.view = view\(client.map { "\n    presenter.client = \($0)" } ?? "")
        return view
      }
    }
    // \(name)/\(name)Presenter.swift
    protocol \(name)ViewOutput: AnyObject {}
    protocol \(name)ViewInput: AnyObject {}
    final class \(name)Presenter: \(name)ViewOutput {
      weak var view: \(name)ViewInput?\(client == nil ? "" : "\n  var client: NetworkClient!")
    }
    // \(name)/\(name)ViewController.swift
    final class \(name)ViewController: UIViewController, \(name)ViewInput {
      var output: \(name)ViewOutput!
    }
    """
  }
}
