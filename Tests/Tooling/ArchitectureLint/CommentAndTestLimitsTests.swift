import AdderArchitectureLint
import Testing

/// Cases in which rules about comments and tests have no findings.
@Suite struct CommentAndTestLimitsTests {
  // MARK: Comments

  @Test func `A method that a contract requires needs no comment of its own`() throws {
    try RuleLimits.check(
      "method-undocumented", .viperBook,
      """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        func openPostModule() {}
        private func prepare() {}
      }
      """)
  }

  @Test func `A method that may implement a library's protocol needs no comment`() throws {
    try RuleLimits.check(
      "method-undocumented", .viperBook,
      """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
      }
      extension PostListRouter: UINavigationControllerDelegate {
        func navigationController(_ controller: UINavigationController) {}
      }
      """)
  }

  @Test func `The first inherited type of a class may also be a library's protocol`() throws {
    func check(_ inherited: String, finds symbols: [String]) throws {
      try RuleLimits.check(
        "method-undocumented", .viperBook,
        """
        final class PostListRouter: \(inherited), PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          func openPostModule() {}
          func makeModule() {}
        }
        """, finds: symbols)
    }
    try check("ModuleFactory", finds: [])
    try check("NSObject", finds: ["PostListRouter.makeModule"])
  }

  @Test func `A comment that is not documentation does not count`() throws {
    try RuleLimits.check(
      "contract-method-undocumented", .viperBook,
      """
      protocol PostListRouterInput: AnyObject {
        // MARK: - Ways
        func openPostModule()
        /** Shows nothing more. */
        func closeCurrentModule()
      }
      """, finds: ["PostListRouterInput.openPostModule"])
  }

  @Test func `A comment at the end of a line does not document the next line`() throws {
    try RuleLimits.check(
      "contract-method-undocumented", .viperBook,
      """
      protocol PostListRouterInput: AnyObject {
        /// Shows one post.
        func openPostModule() /* and no other */
        func closeCurrentModule()
        /**
         Shows who wrote it.
         */
        func openAuthorModule()
      }
      """, finds: ["PostListRouterInput.closeCurrentModule"])
  }

  @Test func `Each part may describe itself after the words that all parts share`() throws {
    func check(presenter beginning: String, finds symbols: [String]) throws {
      let classes = [
        """
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!
        }
        """,
        """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
        """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
        """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      ]
      let protocols = [
        "ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput",
        "ModuleInput", "ModuleOutput",
      ].map { "protocol PostList\($0): AnyObject {\n}" }
      let declarations = (classes + protocols).enumerated().map { number, declaration in
        let shared = number == 1 ? beginning : "/// The posts of a blog, the newest first."
        return "\(shared)\n///\n/// The part with the number \(number).\n\(declaration)"
      }
      try RuleLimits.check(
        "module-comment-differs", .viperBook, declarations.joined(separator: "\n\n"),
        finds: symbols)
    }
    try check(presenter: "/// The posts of a blog, the newest first.", finds: [])
    try check(presenter: "/// The posts of a blog, the oldest first.", finds: ["PostListPresenter"])
  }

  @Test func `Methods in an extension for each protocol need no mark`() throws {
    try RuleLimits.check(
      "protocol-methods-unmarked", .viperBook,
      """
      final class PostListPresenter {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      extension PostListPresenter: PostListViewOutput {
        func didTriggerViewReadyEvent() { interactor.obtainPosts() }
      }
      extension PostListPresenter: PostListInteractorOutput {
        func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
      }
      """)
  }

  @Test func `A mark above an extension applies only to its first protocol`() throws {
    try RuleLimits.check(
      "protocol-methods-unmarked", .viperBook,
      """
      final class PostListPresenter {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }

      // MARK: - PostListViewOutput

      extension PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        func didTriggerViewReadyEvent() { interactor.obtainPosts() }
        func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
      }
      """, finds: ["PostListPresenter.PostListInteractorOutput"])
  }

  @Test func `A mark may leave out the module's name`() throws {
    try RuleLimits.check(
      "protocol-methods-unmarked", .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!

        // MARK: ViewOutput
        func didTriggerViewReadyEvent() { interactor.obtainPosts() }

        // MARK: - Methods of PostListInteractorOutput
        func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
      }
      """)
  }

  // MARK: Tests

  @Test(arguments: ["part-untested", "configurator-untested", "test-case-misnamed"])
  func `A project without tests has no findings about tests`(rule: String) throws {
    let stage = Stage(
      architecture: Stage.surf.architecture,
      files: [
        "Profile/ProfileViewController.swift": """
        final class ProfileViewController: UIViewController, ProfileViewInput {
          var output: ProfileViewOutput!
        }
        """,
        "Profile/ProfilePresenter.swift": """
        final class ProfilePresenter: ProfileViewOutput {
          weak var view: ProfileViewInput?
        }
        """,
        "Profile/ProfileContracts.swift": """
        protocol ProfileViewInput: AnyObject {}
        protocol ProfileViewOutput: AnyObject {}
        """,
      ])
    try RuleLimits.check(rule, stage, "")
  }

  @Test func `A Swift Testing suite counts as a test case`() throws {
    try RuleLimits.check(
      "test-has-multiple-checks", .viperBook,
      """
      struct PostListRouterTests {
        @Test func opens() {
          #expect(router.isReady)
          #expect(router.isOpen)
        }
        @Test func closes() throws {
          let way = try #require(router.way)
          #expect(way.isClosed)
        }
      }
      """, finds: ["PostListRouterTests.opens"])
  }

  @Test func `A value without behaviour needs no mock`() throws {
    try RuleLimits.check(
      "test-uses-real-dependency", .viperBook,
      """
      final class PostListPresenterTests: XCTestCase {
        let presenter = PostListPresenter()
        let state = PostListState()
      }
      struct PostListState {}
      """)
  }

  // MARK: What tests cover

  private static let mock = """
    // Tests/PostList/View/PostListViewControllerTests.swift
    @testable import App
    import XCTest

    final class PostListViewControllerTests: XCTestCase {
      func testThatLoadedViewTellsOutput() {
        let output = OutputMock()
        let view = PostListViewController()
        view.output = output
        view.viewDidLoad()
        XCTAssertEqual(output.readyCount, 1)
      }
    }

    private final class OutputMock: PostListViewOutput {
      private(set) var readyCount = 0
      private(set) var chosen: [Int] = []
      func didTriggerViewReadyEvent() { readyCount += 1 }
      func didSelectPost(at index: Int) { chosen.append(index) }
    }
    """

  @Test func `A test that checks a mock's record of an event covers that event`() throws {
    try RuleLimits.check(
      "view-event-untested", .viperBook, Self.mock,
      finds: ["PostListViewControllerTests.didSelectPost"])
  }

  @Test func `A part without a contract cannot be replaced by a mock`() throws {
    try RuleLimits.check(
      "test-uses-real-dependency", .viperBook,
      """
      // Tests/PostList/View/PostListViewControllerTests.swift
      import XCTest

      final class PostListViewControllerTests: XCTestCase {
        let view = PostListViewController()
        let dataDisplayManager = PostListDataDisplayManager()
        let presenter = PostListPresenter()
      }
      """, finds: ["PostListViewControllerTests.PostListPresenter"])
  }

  @Test func `A test that calls methods of several protocols may stay in its group`() throws {
    try RuleLimits.check(
      "test-groups-unmarked", .viperBook,
      """
      // Tests/PostList/Presenter/PostListPresenterTests.swift
      import XCTest

      final class PostListPresenterTests: XCTestCase {
        let presenter = PostListPresenter()

        // MARK: - PostListModuleInput

        func testThatItBeginsWithAPost() {
          presenter.configure(withPostID: "1")
          presenter.didTriggerViewReadyEvent()
        }

        // MARK: - PostListViewOutput

        func testThatTheViewIsReady() { presenter.didTriggerViewReadyEvent() }

        func testThatAPostIsChosen() {
          presenter.didObtainPosts(["First"])
          presenter.didSelectPost(at: 0)
        }

        func testThatNoPostIsChosen() { presenter.didSelectPost(at: 1) }

        // MARK: - PostListInteractorOutput

        func testThatPostsAreShown() { presenter.didObtainPosts(["First"]) }
      }
      """)
  }
}
