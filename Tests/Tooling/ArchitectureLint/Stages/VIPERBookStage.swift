extension Stage {
  /// The module PostList as the VIPER Book has it.
  static let viperBook = Stage(
    architecture: "rambler-viper",
    files: [
      "PostList/Assembly/PostListAssembly.swift": """
      final class PostListAssembly {
        func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let interactor = PostListInteractor()
          let router = PostListRouter()
          let dataDisplayManager = PostListDataDisplayManager()
          view.output = presenter
          view.dataDisplayManager = dataDisplayManager
          dataDisplayManager.delegate = view
          presenter.view = view
          presenter.interactor = interactor
          presenter.router = router
          presenter.moduleOutput = moduleOutput
          interactor.output = presenter
          interactor.postService = PostServiceImplementation()
          router.transitionHandler = view
          return view
        }
      }
      """,
      "PostList/View/PostListViewController.swift": """
      import UIKit

      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
        PostListDataDisplayManagerDelegate
      {
        var output: PostListViewOutput!
        var dataDisplayManager: PostListDataDisplayManager!

        override func viewDidLoad() {
          super.viewDidLoad()
          output.didTriggerViewReadyEvent()
        }

        // MARK: - PostListViewInput

        func showTitles(_ titles: [String]) {
          title = titles.first
        }

        // MARK: - PostListDataDisplayManagerDelegate

        func didSelectItem(at index: Int) {
          output.didSelectPost(at: index)
        }
      }
      """,
      "PostList/View/PostListViewInput.swift": """
      protocol PostListViewInput: AnyObject {
        func showTitles(_ titles: [String])
      }
      """,
      "PostList/View/PostListViewOutput.swift": """
      protocol PostListViewOutput: AnyObject {
        func didTriggerViewReadyEvent()
        func didSelectPost(at index: Int)
      }
      """,
      "PostList/View/PostListDataDisplayManager.swift": """
      import UIKit

      final class PostListDataDisplayManager: NSObject {
        weak var delegate: PostListDataDisplayManagerDelegate?

        func didTapRow(at index: Int) { delegate?.didSelectItem(at: index) }
      }
      """,
      "PostList/View/PostListDataDisplayManagerDelegate.swift": """
      protocol PostListDataDisplayManagerDelegate: AnyObject {
        func didSelectItem(at index: Int)
      }
      """,
      "PostList/Presenter/PostListPresenter.swift": """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        weak var moduleOutput: PostListModuleOutput?

        // MARK: - PostListModuleInput

        func configure(withPostID id: String) {
          interactor.obtainPosts()
        }

        // MARK: - PostListViewOutput

        func didTriggerViewReadyEvent() {
          interactor.obtainPosts()
        }

        func didSelectPost(at index: Int) {
          moduleOutput?.didSelectPost()
          router.openPostModule()
        }

        // MARK: - PostListInteractorOutput

        func didObtainPosts(_ posts: [String]) {
          view?.showTitles(posts)
        }
      }
      """,
      "PostList/Presenter/PostListModuleInput.swift": """
      protocol PostListModuleInput: AnyObject {
        func configure(withPostID id: String)
      }
      """,
      "PostList/Presenter/PostListModuleOutput.swift": """
      protocol PostListModuleOutput: AnyObject {
        func didSelectPost()
      }
      """,
      "PostList/Interactor/PostListInteractor.swift": """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!

        // MARK: - PostListInteractorInput

        func obtainPosts() {
          output?.didObtainPosts(postService.posts())
        }
      }
      """,
      "PostList/Interactor/PostListInteractorInput.swift": """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts()
      }
      """,
      "PostList/Interactor/PostListInteractorOutput.swift": """
      protocol PostListInteractorOutput: AnyObject {
        func didObtainPosts(_ posts: [String])
      }
      """,
      "PostList/Router/PostListRouter.swift": """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        // MARK: - PostListRouterInput

        func openPostModule() {
          transitionHandler?.openModule()
        }
      }
      """,
      "PostList/Router/PostListRouterInput.swift": """
      protocol PostListRouterInput: AnyObject {
        func openPostModule()
      }
      """,
      "Common/TransitionHandler.swift": """
      protocol TransitionHandler: AnyObject {}
      extension TransitionHandler {
        func openModule() {}
      }
      """,
      "Services/PostService.swift": """
      protocol PostService: AnyObject {
        func posts() -> [String]
      }
      """,
      "Services/PostServiceImplementation.swift": """
      final class PostServiceImplementation: PostService {
        func posts() -> [String] { [] }
      }
      """,
    ])
}
