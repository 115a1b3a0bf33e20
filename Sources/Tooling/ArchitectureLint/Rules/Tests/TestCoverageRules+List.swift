import AdderArchitectures

extension TestCoverageRules {
  static let all = TestCoverageRules(entries: [
    Entry(testViewEvents, [.events], .called),
    Entry(testViewInput, [.input], .implemented(for: [.decides])),
    Entry(testViewLifecycle, [.lifecycle], .lifecycle),
    Entry(testRouterTransitions, [.transitions], .implemented(for: [])),
    Entry(testInteractorServices, [.services], .implemented(for: [.decides])),
    Entry(testPresenterProxying, [.forwarding, .entrance], .implemented(for: [])),
    Entry(testAssemblyFilled, [.wiring], .composition),
  ])

  private static let testViewEvents = LintRule(
    "test-view-events", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that the user can do, without a test that the presenter hears of it.",
      hurts: """
        A button that is not connected looks like any other; only a test, or a user, finds it.
        """,
      bad: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }
        }
        """,
      good: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }

          func testThatChosenRowIsTold() {
            view.didSelectItem(at: 1)
            XCTAssertEqual(output.didSelectPostIndex, 1)
          }
        }
        """,
      chapter: "Testing a module, View"))

  private static let testViewInput = LintRule(
    "test-view-input", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that a view is told to show, without a test that it shows it.",
      hurts: """
        What a view makes of its input is seen by nobody but the user, as long as no test looks.
        """,
      bad: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }
        }
        """,
      good: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatShowTitlesSetsTitle() {
            view.showTitles(["First"])
            XCTAssertEqual(view.title, "First")
          }
        }
        """,
      chapter: "Testing a module, View"))

  private static let testViewLifecycle = LintRule(
    "test-view-lifecycle", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An event in the life of a view that no test of it causes.",
      hurts: """
        If the presenter does not hear that the view is there, the screen stays empty.
        """,
      bad: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatShowTitlesSetsTitle() {
            view.showTitles(["First"])
            XCTAssertEqual(view.title, "First")
          }
        }
        """,
      good: """
        final class PostListViewControllerTests: XCTestCase {
          func testThatLoadedViewTellsPresenter() {
            view.viewDidLoad()
            XCTAssertTrue(output.didTriggerViewReadyEventCalled)
          }
        }
        """,
      chapter: "Testing a module, View"))

  private static let testRouterTransitions = LintRule(
    "test-router-transitions", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A way to another module without a test.",
      hurts: """
        A router is thin, and what it does can be told in one line of a test; untested, a wrong way is found by users.
        """,
      bad: """
        final class PostListRouterTests: XCTestCase {
          func testThatRouterIsThere() {
            XCTAssertNotNil(router)
          }
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            router.openPostModule()
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      chapter: "Testing a module, Router"))

  private static let testInteractorServices = LintRule(
    "test-interactor-services", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that an interactor does with services, without a test.",
      hurts: """
        What services answer decides what happens next; the business logic of the module is just that.
        """,
      bad: """
        final class PostListInteractorTests: XCTestCase {
          func testThatInteractorIsThere() {
            XCTAssertNotNil(interactor)
          }
        }
        """,
      good: """
        final class PostListInteractorTests: XCTestCase {
          func testThatObtainPostsAnswersWithPosts() {
            interactor.obtainPosts()
            XCTAssertEqual(output.posts, ["First"])
          }
        }
        """,
      chapter: "Testing a module, Interactor"))

  private static let testPresenterProxying = LintRule(
    "test-presenter-proxying", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "Something that is said to a presenter, without a test of what it makes of that.",
      hurts: """
        A presenter passes on most of what it hears; a call that it forgets is missed by nobody but the user.
        """,
      bad: """
        final class PostListPresenterTests: XCTestCase {
          func testThatPresenterIsThere() {
            XCTAssertNotNil(presenter)
          }
        }
        """,
      good: """
        final class PostListPresenterTests: XCTestCase {
          // MARK: - PostListModuleInput

          func testThatConfigureObtainsPosts() {
            presenter.configure(withPostID: "1")
            XCTAssertTrue(interactor.obtainedPosts)
          }

          // MARK: - PostListViewOutput

          func testThatReadyViewObtainsPosts() {
            presenter.didTriggerViewReadyEvent()
            XCTAssertTrue(interactor.obtainedPosts)
          }

          func testThatChosenPostIsOpened() {
            presenter.didSelectPost(at: 1)
            XCTAssertTrue(router.openedPost)
          }

          // MARK: - PostListInteractorOutput

          func testThatPostsAreShown() {
            presenter.didObtainPosts(["First"])
            XCTAssertEqual(view.titles, ["First"])
          }
        }
        """,
      chapter: "Testing a module, Presenter"))

  private static let testAssemblyFilled = LintRule(
    "test-assembly-filled", [.viperBook], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A method of an assembly without a test of what it makes.",
      hurts: """
        What an assembly forgets is noticed by the user: nothing happens at a tap.
        """,
      bad: """
        final class PostListAssemblyTests: XCTestCase {
          func testThatAssemblyIsThere() {
            XCTAssertNotNil(assembly)
          }
        }
        """,
      good: """
        final class PostListAssemblyTests: XCTestCase {
          func testThatViewPostListModuleSetsOutput() {
            let view = assembly.viewPostListModule(moduleOutput: nil)
            XCTAssertNotNil(view.output)
          }
        }
        """,
      chapter: "Testing a module, Assembly"))
}
