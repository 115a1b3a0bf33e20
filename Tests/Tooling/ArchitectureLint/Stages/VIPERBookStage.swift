extension Stage {
  /// The PostList module in the architecture of The VIPER Book.
  static let viperBook = Stage(
    architecture: "rambler-viper",
    files: [
      "PostList/Assembly/PostListAssembly.swift": """
      /// The posts of a blog, the newest first.
      final class PostListAssembly {
        /// Builds the module.
        ///
        /// - Parameter moduleOutput: is notified of the user's choice.
        /// - Returns: the view, which keeps the module alive.
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

      /// The posts of a blog, the newest first.
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
      /// The posts of a blog, the newest first.
      protocol PostListViewInput: AnyObject {
        /// Shows posts.
        ///
        /// - Parameter titles: one for each.
        func showTitles(_ titles: [String])
      }
      """,
      "PostList/View/PostListViewOutput.swift": """
      /// The posts of a blog, the newest first.
      protocol PostListViewOutput: AnyObject {
        /// The view is there.
        func didTriggerViewReadyEvent()
        /// The user chose a post.
        ///
        /// - Parameter index: its place in the list.
        func didSelectPost(at index: Int)
      }
      """,
      "PostList/View/PostListDataDisplayManager.swift": """
      import UIKit

      /// Shows the titles of posts in a table.
      final class PostListDataDisplayManager: NSObject {
        weak var delegate: PostListDataDisplayManagerDelegate?

        /// Reports a tap.
        ///
        /// - Parameter index: the row of it.
        @objc func didTapRow(at index: Int) { delegate?.didSelectItem(at: index) }
      }
      """,
      "PostList/View/PostListDataDisplayManagerDelegate.swift": """
      /// What happened in the table of posts.
      protocol PostListDataDisplayManagerDelegate: AnyObject {
        /// The user chose a row.
        ///
        /// - Parameter index: its place in the table.
        func didSelectItem(at index: Int)
      }
      """,
      "PostList/Presenter/PostListPresenter.swift": """
      /// The posts of a blog, the newest first.
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
      /// The posts of a blog, the newest first.
      protocol PostListModuleInput: AnyObject {
        /// Sets the post to begin with.
        ///
        /// - Parameter id: the identifier of that post.
        func configure(withPostID id: String)
      }
      """,
      "PostList/Presenter/PostListModuleOutput.swift": """
      /// The posts of a blog, the newest first.
      protocol PostListModuleOutput: AnyObject {
        /// The user chose a post.
        func didSelectPost()
      }
      """,
      "PostList/Interactor/PostListInteractor.swift": """
      /// The posts of a blog, the newest first.
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
      /// The posts of a blog, the newest first.
      protocol PostListInteractorInput: AnyObject {
        /// Loads all posts.
        func obtainPosts()
      }
      """,
      "PostList/Interactor/PostListInteractorOutput.swift": """
      /// The posts of a blog, the newest first.
      protocol PostListInteractorOutput: AnyObject {
        /// Posts were loaded.
        ///
        /// - Parameter posts: their titles.
        func didObtainPosts(_ posts: [String])
      }
      """,
      "PostList/Router/PostListRouter.swift": """
      /// The posts of a blog, the newest first.
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        // MARK: - PostListRouterInput

        func openPostModule() {
          transitionHandler?.openModule()
        }
      }
      """,
      "PostList/Router/PostListRouterInput.swift": """
      /// The posts of a blog, the newest first.
      protocol PostListRouterInput: AnyObject {
        /// Shows one post.
        func openPostModule()
      }
      """,
      "Application/AppDelegate.swift": """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private let posts = PostListAssembly().viewPostListModule(moduleOutput: nil)

        func applicationDidBecomeActive(_ application: UIApplication) {
          (posts as? PostListModuleInput)?.configure(withPostID: "1")
        }
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
    ],
    tests: viperBookTests)
}
