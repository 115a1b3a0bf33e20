/// The tests of the Profile module.
extension Stage {
  static let surfTests: KeyValuePairs = [
    "Tests/Profile/Configurator/ProfileModuleConfiguratorTests.swift": """
    @testable import App
    import XCTest

    final class ProfileModuleConfiguratorTests: XCTestCase {
      private var configurator: ProfileModuleConfigurator!

      override func setUp() {
        super.setUp()
        configurator = ProfileModuleConfigurator()
      }

      func testThatConfigureSetsOutput() {
        // when
        let view = configurator.configure(output: nil)

        // then
        XCTAssertNotNil((view as? ProfileViewController)?.output)
      }
    }
    """,
    "Tests/Profile/View/ProfileViewControllerTests.swift": """
    @testable import App
    import XCTest

    final class ProfileViewControllerTests: XCTestCase {
      private var view: ProfileViewController!
      private var output: ProfileViewOutputMock!

      override func setUp() {
        super.setUp()
        view = ProfileViewController()
        output = ProfileViewOutputMock()
      }

      func testThatLoadedViewTellsOutput() {
        // when
        view.viewDidLoad()

        // then
        XCTAssertTrue(output.viewLoadedCalled)
      }
    }
    """,
    "Tests/Profile/Presenter/ProfilePresenterTests.swift": """
    @testable import App
    import XCTest

    final class ProfilePresenterTests: XCTestCase {
      private var presenter: ProfilePresenter!
      private var view: ProfileViewInputMock!

      override func setUp() {
        super.setUp()
        presenter = ProfilePresenter()
        view = ProfileViewInputMock()
      }

      func testThatLoadedViewIsSetUp() {
        // when
        presenter.viewLoaded()

        // then
        XCTAssertTrue(view.setupInitialStateCalled)
      }
    }
    """,
    "Tests/Profile/Router/ProfileRouterTests.swift": """
    @testable import App
    import XCTest

    final class ProfileRouterTests: XCTestCase {
      private var router: ProfileRouter!
      private var view: ModuleTransitionableMock!

      override func setUp() {
        super.setUp()
        router = ProfileRouter()
        view = ModuleTransitionableMock()
      }

      func testThatShowEditProfileModulePresents() {
        // when
        router.showEditProfileModule()

        // then
        XCTAssertTrue(view.presented)
      }
    }
    """,
  ]
}
