import AdderArchitectures

extension TestCaseRules {
  static let all = TestCaseRules(
    missing: [
      Entry(testConfiguratorSurf, [.composes]),
      Entry(interactorTested, [.appliesBusinessLogic]),
      Entry(testCasePerComponent),
    ],
    name: testCaseName, places: [testTreeMirrorsSources, testFolder])

  private static let testCasePerComponent = LintRule(
    "test-case-per-component", [.viperBook, .surf], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A part without a test case, in a project that tests its parts.",
      hurts: """
        A part is tested alone or not at all: what only runs together with others fails without telling where.
        """,
      bad: """
        // in place of PostListRouterTests
        final class TransitionTests: XCTestCase {
          func testThatScreensOpen() {}
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {}
        }
        """,
      chapter: "Code Style, tests; Generating code"))

  private static let testConfiguratorSurf = LintRule(
    "test-configurator-surf", [.surf], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A configurator without a test case.",
      hurts: """
        What a configurator forgets is noticed by the user: nothing happens at a tap.
        """,
      bad: """
        // in place of ProfileModuleConfiguratorTests
        final class WiringTests: XCTestCase {
          func testThatScreensOpen() {}
        }
        """,
      good: """
        final class ProfileModuleConfiguratorTests: XCTestCase {
          func testThatConfigureSetsOutput() {}
        }
        """,
      chapter: "Generating code"))

  private static let interactorTested = LintRule(
    "mm-interactor-tested", [.mutualMobile], .tests, when: .byConvention, fix: .generate,
    RulePage(
      finds: "An interactor without a test case.",
      hurts: """
        An interactor knows no screen, so that its use cases can be tested; untested, that was for nothing.
        """,
      bad: """
        // in place of ListInteractorTests
        final class NameTests: XCTestCase {
          func testThatNamesAreFound() {}
        }
        """,
      good: """
        final class ListInteractorTests: XCTestCase {
          func testThatObtainNamesAnswers() {}
        }
        """,
      chapter: "Interactor"))

  private static let testCaseName = LintRule(
    "test-case-name", [.viperBook, .surf], .tests, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A test case that is called otherwise than what it tests.",
      hurts: """
        From a part one comes to its tests by the name, and from a failure to the part.
        """,
      bad: """
        // in place of PostListRouterTests
        final class TestRouter: XCTestCase {
          var router: PostListRouter!
        }
        """,
      good: """
        final class PostListRouterTests: XCTestCase {
          var router: PostListRouter!
        }
        """,
      chapter: "Code Style, tests"))

  private static let testTreeMirrorsSources = LintRule(
    "test-tree-mirrors-sources", [.viperBook], .tests, when: .byConvention,
    RulePage(
      finds: "A test case that lies in another folder than its part does among the sources.",
      hurts: """
        Where the trees are alike, nobody has to look for tests, and a missing one is seen.
        """,
      bad: """
        // Tests/PostListRouterTests.swift
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {}
        }
        """,
      good: """
        // Tests/PostList/Router/PostListRouterTests.swift
        final class PostListRouterTests: XCTestCase {
          func testThatOpenPostModuleOpensModule() {}
        }
        """,
      chapter: "Code Style, tests"))

  private static let testFolder = LintRule(
    "test-folder", [], .tests, when: .byConvention,
    RulePage(
      finds: """
        A test case that lies elsewhere than its part, though by the architecture's file both lie alike.
        """,
      hurts: """
        Where the trees are alike, nobody has to look for tests, and a missing one is seen.
        """,
      bad: """
        // Tests/ListInteractorTests.swift
        final class ListInteractorTests: XCTestCase {
          func testThatObtainNamesAnswers() {}
        }
        """,
      good: """
        // Tests/List/Interactor/ListInteractorTests.swift
        final class ListInteractorTests: XCTestCase {
          func testThatObtainNamesAnswers() {}
        }
        """,
      chapter: "The architecture's file, tests", stage: .mutualMobile))
}
