/// The tests of the PostList module.
extension Stage {
  static let viperBookTests: KeyValuePairs = [
    "Tests/PostList/Assembly/PostListAssemblyTests.swift": """
    @testable import App
    import XCTest

    final class PostListAssemblyTests: XCTestCase {
      private var assembly: PostListAssembly!

      override func setUp() {
        super.setUp()
        assembly = PostListAssembly()
      }

      func testThatViewPostListModuleSetsOutput() {
        // when
        let view = assembly.viewPostListModule(moduleOutput: nil)

        // then
        XCTAssertNotNil((view as? PostListViewController)?.output)
      }
    }
    """,
    "Tests/PostList/View/PostListViewControllerTests.swift": """
    @testable import App
    import XCTest

    final class PostListViewControllerTests: XCTestCase {
      private var view: PostListViewController!
      private var output: PostListViewOutputMock!

      override func setUp() {
        super.setUp()
        view = PostListViewController()
        output = PostListViewOutputMock()
        view.output = output
      }

      func testThatLoadedViewTellsOutput() {
        // when
        view.viewDidLoad()

        // then
        XCTAssertTrue(output.didTriggerViewReadyEventCalled)
      }

      // MARK: - PostListViewInput

      func testThatShowTitlesSetsTitle() {
        // when
        view.showTitles(["First"])

        // then
        XCTAssertEqual(view.title, "First")
      }

      // MARK: - PostListDataDisplayManagerDelegate

      func testThatChosenRowIsTold() {
        // when
        view.didSelectItem(at: 1)

        // then
        XCTAssertEqual(output.didSelectPostIndex, 1)
      }
    }
    """,
    "Tests/PostList/View/PostListDataDisplayManagerTests.swift": """
    @testable import App
    import XCTest

    final class PostListDataDisplayManagerTests: XCTestCase {
      private var dataDisplayManager: PostListDataDisplayManager!
      private var delegate: PostListDataDisplayManagerDelegateMock!

      override func setUp() {
        super.setUp()
        dataDisplayManager = PostListDataDisplayManager()
        delegate = PostListDataDisplayManagerDelegateMock()
      }

      func testThatTapIsTold() {
        // given
        dataDisplayManager.delegate = delegate

        // when
        dataDisplayManager.didTapRow(at: 1)

        // then
        XCTAssertEqual(delegate.didSelectItemIndex, 1)
      }
    }
    """,
    "Tests/PostList/Presenter/PostListPresenterTests.swift": """
    @testable import App
    import XCTest

    final class PostListPresenterTests: XCTestCase {
      private var presenter: PostListPresenter!
      private var view: PostListViewInputMock!
      private var interactor: PostListInteractorInputMock!
      private var router: PostListRouterInputMock!

      override func setUp() {
        super.setUp()
        presenter = PostListPresenter()
        view = PostListViewInputMock()
        interactor = PostListInteractorInputMock()
        router = PostListRouterInputMock()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
      }

      // MARK: - PostListModuleInput

      func testThatConfigureObtainsPosts() {
        // when
        presenter.configure(withPostID: "1")

        // then
        XCTAssertTrue(interactor.obtainPostsCalled)
      }

      // MARK: - PostListViewOutput

      func testThatReadyViewObtainsPosts() {
        // when
        presenter.didTriggerViewReadyEvent()

        // then
        XCTAssertTrue(interactor.obtainPostsCalled)
      }

      func testThatChosenPostIsOpened() {
        // when
        presenter.didSelectPost(at: 1)

        // then
        XCTAssertTrue(router.openPostModuleCalled)
      }

      // MARK: - PostListInteractorOutput

      func testThatPostsAreShown() {
        // when
        presenter.didObtainPosts(["First"])

        // then
        XCTAssertEqual(view.titles, ["First"])
      }
    }
    """,
    "Tests/PostList/Interactor/PostListInteractorTests.swift": """
    @testable import App
    import XCTest

    final class PostListInteractorTests: XCTestCase {
      private var interactor: PostListInteractor!
      private var output: PostListInteractorOutputMock!
      private var postService: PostServiceMock!

      override func setUp() {
        super.setUp()
        interactor = PostListInteractor()
        output = PostListInteractorOutputMock()
        postService = PostServiceMock()
        interactor.output = output
        interactor.postService = postService
      }

      func testThatObtainPostsAnswersWithPosts() {
        // given
        postService.answer = ["First"]

        // when
        interactor.obtainPosts()

        // then
        XCTAssertEqual(output.posts, ["First"])
      }
    }
    """,
    "Tests/PostList/Router/PostListRouterTests.swift": """
    @testable import App
    import XCTest

    final class PostListRouterTests: XCTestCase {
      private var router: PostListRouter!
      private var transitionHandler: TransitionHandlerMock!

      override func setUp() {
        super.setUp()
        router = PostListRouter()
        transitionHandler = TransitionHandlerMock()
        router.transitionHandler = transitionHandler
      }

      func testThatOpenPostModuleOpensModule() {
        // when
        router.openPostModule()

        // then
        XCTAssertTrue(transitionHandler.opened)
      }
    }
    """,
  ]
}
