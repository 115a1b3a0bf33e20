import AdderArchitectureLint
import Testing

/// What rules of layout, comments, tests and completeness leave alone.
@Suite struct RuleLimitsTests {
  /// What a rule finds in an example on a stage: the symbols of its findings.
  private func check(
    _ rule: String, _ stage: Stage, _ example: String, finds symbols: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var choice = RuleChoice()
    choice.only = [rule]
    let report = try stage.report(playing: example, choice)
    #expect(report.findings.map(\.symbol).sorted() == symbols, sourceLocation: sourceLocation)
  }

  // MARK: Layout

  @Test func `A contract of several modules may lie outside of the module's folder`() throws {
    try check(
      "module-single-folder", .viperBook,
      """
      // Common/ListViewInput.swift
      // in place of PostListViewInput
      protocol ListViewInput: AnyObject {
        func showTitles(_ titles: [String])
      }
      """)
  }

  @Test func `A folder within the layer's folder is in it`() throws {
    try check(
      "file-in-own-layer-folder", .viperBook,
      """
      // PostList/Presenter/Logic/PostListPresenter.swift
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """)
  }

  @Test func `A helper of two layers has no folder that it should be in`() throws {
    try check(
      "helper-in-layer-folder", .viperBook,
      """
      // PostList/Clock.swift
      final class Clock {
        func now() -> Int { 0 }
      }
      // PostList/Interactor/PostListInteractor.swift
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        let clock: Clock
      }
      // PostList/Router/PostListRouter.swift
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        let clock: Clock
      }
      """)
  }

  @Test func `Of two types behind one protocol neither has to be called after it`() throws {
    try check(
      "helper-implementation-naming", .viperBook,
      """
      final class CachedPosts: PostService {
        func posts() -> [String] { [] }
      }
      // in place of PostServiceImplementation
      final class LoadedPosts: PostService {
        func posts() -> [String] { [] }
      }
      """)
  }

  // MARK: Completeness

  @Test func `A module that leads nowhere needs no router`() throws {
    try check("module-complete-viper", .viperBook, Self.withoutRouter)
  }

  @Test func `A module whose presenter opens screens lacks a router`() throws {
    try check(
      "module-complete-viper", .viperBook,
      Self.withoutRouter.replacing(
        "// action", with: "navigationController?.popViewController(animated: true)"),
      finds: ["PostList Router"])
  }

  private static let withoutRouter = """
    final class PostListAssembly {
      func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
        let view = PostListViewController()
        let presenter = PostListPresenter()
        let interactor = PostListInteractor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }
    }
    final class PostListViewController: UIViewController, PostListViewInput {
      var output: PostListViewOutput!
      func showTitles(_ titles: [String]) {
        // action
      }
    }
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
    }
    // in place of PostListRouter
    struct PostListRow {}
    // in place of PostListRouterInput
    struct PostListColumn {}
    """

  // MARK: Comments

  @Test func `What a contract says need not be said again`() throws {
    try check(
      "doc-class-methods", .viperBook,
      """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        func openPostModule() {}
        private func prepare() {}
      }
      """)
  }

  @Test func `A method that may be one of a library's protocol needs no comment`() throws {
    try check(
      "doc-class-methods", .viperBook,
      """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
      }
      extension PostListRouter: UINavigationControllerDelegate {
        func navigationController(_ controller: UINavigationController) {}
      }
      """)
  }

  @Test func `A comment that is no documentation is none`() throws {
    try check(
      "doc-protocol-methods", .viperBook,
      """
      protocol PostListRouterInput: AnyObject {
        // MARK: - Ways
        func openPostModule()
        /** Shows nothing more. */
        func closeCurrentModule()
      }
      """, finds: ["PostListRouterInput.openPostModule"])
  }

  @Test func `An extension for each protocol tells them apart`() throws {
    try check(
      "mark-per-protocol", .viperBook,
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

  @Test func `A mark above an extension is one for the first methods in it`() throws {
    try check(
      "mark-per-protocol", .viperBook,
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
    try check(
      "mark-per-protocol", .viperBook,
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

  @Test(arguments: ["test-case-per-component", "test-configurator-surf", "test-case-name"])
  func `A project without tests is not told of them`(rule: String) throws {
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
    try check(rule, stage, "")
  }

  @Test func `A suite of Swift Testing is a test case`() throws {
    try check(
      "test-one-check", .viperBook,
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

  @Test func `A test that prepares a test's values by a real part's data mocks all the same`()
    throws
  {
    try check(
      "test-dependencies-mocked", .viperBook,
      """
      final class PostListPresenterTests: XCTestCase {
        let presenter = PostListPresenter()
        let state = PostListState()
      }
      struct PostListState {}
      """)
  }
}
