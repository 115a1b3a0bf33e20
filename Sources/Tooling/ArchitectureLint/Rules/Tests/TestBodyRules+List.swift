import AdderArchitectures

extension TestBodyRules {
  static let all = TestBodyRules(
    oneCheck: testOneCheck, givenWhenThen: testGivenWhenThen, marks: testMarkPerProtocol,
    mocks: [testDependenciesMocked, testSurroundings], privateParts: testAssemblyPrivateParts)

  private static let testOneCheck = LintRule(
    "test-one-check", [.viperBook], .tests, when: .byConvention,
    RulePage(
      finds: "A test with more than one check.",
      hurts: """
        The first check that fails hides the others, and the name of the test fits only one of them.
        """,
      bad: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            // when
            router.openPostModule()

            // then
            XCTAssertTrue(transitionHandler.opened)
            XCTAssertNil(transitionHandler.closed)
          }
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            // when
            router.openPostModule()

            // then
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      chapter: "Code Style, tests"))

  private static let testGivenWhenThen = LintRule(
    "test-given-when-then", [.viperBook], .tests, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A test that is not divided into what is given, what is done and what is checked.",
      hurts: """
        Without that one has to find out first which line is tested and which lines only prepare it.
        """,
      bad: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            router.transitionHandler = transitionHandler
            router.openPostModule()
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {
            // given
            router.transitionHandler = transitionHandler

            // when
            router.openPostModule()

            // then
            XCTAssertTrue(transitionHandler.opened)
          }
        }
        """,
      chapter: "Code Style, tests"))

  private static let testMarkPerProtocol = LintRule(
    "test-mark-per-protocol", [.viperBook], .tests, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "Tests of several protocols in one test case without a mark that tells them apart.",
      hurts: """
        Without marks nobody sees which contract of a presenter is tested, and which is not.
        """,
      bad: """
        final class PostListPresenterTests: XCTestCase {
          func testThatReadyViewObtainsPosts() {
            presenter.didTriggerViewReadyEvent()
          }

          func testThatPostsAreShown() {
            presenter.didObtainPosts([])
          }
        }
        """,
      good: """
        final class PostListPresenterTests: XCTestCase {
          // MARK: - PostListViewOutput

          func testThatReadyViewObtainsPosts() {
            presenter.didTriggerViewReadyEvent()
          }

          // MARK: - PostListInteractorOutput

          func testThatPostsAreShown() {
            presenter.didObtainPosts([])
          }
        }
        """,
      chapter: "Code Style, tests"))

  private static let testDependenciesMocked = LintRule(
    "test-dependencies-mocked", [.viperBook], .tests, when: .byConvention,
    RulePage(
      finds: """
        A test case that makes real parts around the one that it tests, where contracts would let mocks stand there.
        """,
      hurts: """
        Then the test fails for faults of others, and their answers cannot be chosen.
        """,
      bad: """
        final class PostListPresenterTests: XCTestCase {
          let interactor = PostListInteractor()
        }
        """,
      good: """
        final class PostListPresenterTests: XCTestCase {
          let interactor = PostListInteractorInputMock()
        }
        """,
      chapter: "Testing a module, VIPER and tests"))

  private static let testAssemblyPrivateParts = LintRule(
    "test-assembly-private-parts", [.viperBook], .tests, when: .byConvention,
    RulePage(
      finds: "A test case of an assembly that sees only what everybody sees of it.",
      hurts: """
        What an assembly makes of each part is hidden; a test that cannot reach it cannot say which part is wrong.
        """,
      bad: """
        final class PostListAssembly {
          func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
            let view = PostListViewController()
            view.output = presenterPostListModule()
            return view
          }
          func presenterPostListModule() -> PostListPresenter { PostListPresenter() }
        }
        // Tests/PostList/Assembly/PostListAssemblyTests.swift
        import App
        final class PostListAssemblyTests: XCTestCase {
          func testThatViewPostListModuleMakesView() {}
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
            let view = PostListViewController()
            view.output = presenterPostListModule()
            return view
          }
          func presenterPostListModule() -> PostListPresenter { PostListPresenter() }
        }
        // Tests/PostList/Assembly/PostListAssemblyTests.swift
        @testable import App
        final class PostListAssemblyTests: XCTestCase {
          func testThatViewPostListModuleMakesView() {}
        }
        """,
      chapter: "Code Style, tests"))

  private static let testSurroundings = LintRule(
    "test-surroundings", [], .tests, when: .byConvention,
    RulePage(
      finds: """
        A test case that makes real parts around the one that it tests, where the architecture's file asks for mocks.
        """,
      hurts: """
        Then the test fails for faults of others, and their answers cannot be chosen.
        """,
      bad: """
        final class ListInteractorTests: XCTestCase {
          let output = ListPresenter()
        }
        """,
      good: """
        final class ListInteractorTests: XCTestCase {
          let output = ListInteractorOutputMock()
        }
        """,
      chapter: "The architecture's file, tests", stage: .mutualMobile))
}
