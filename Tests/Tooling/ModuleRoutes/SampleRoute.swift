import AdderBase
import AdderFileChanges
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects
import AdderToolingTestSupport

/// A project with the module Home, as a team writes it by hand, and the files of a new module
/// Profile that Home is to open.
struct SampleRoute {
  let folder: ProjectFolder
  let environment: Environment

  /// - Parameter files: additional files, or other contents for files of the sample.
  init(_ files: [String: String] = [:]) throws {
    folder = try ProjectFolder(Self.home.merging(files) { _, new in new })
    environment = Environment(variables: [:], workingDirectory: folder.path)
  }

  func opener(_ name: String = "Home", opening opened: String = "Profile") throws -> OpenerModule {
    let project = try Project(around: folder.path)
    return try OpenerModule(
      named: name, prefix: "", opening: opened,
      in: ProjectSources(of: project, .init(environment: environment)))
  }

  /// Opens Profile from Home.
  ///
  /// - Parameter profile: other contents for files of Profile.
  func opened(_ profile: [String: String] = [:]) throws -> OpenedModule {
    try OpenedModule(
      "Profile", by: try opener(), plan: plan(profile), architecture: "rambler-viper",
      request: try CheckRequest(
        CheckOptions(), of: Project(around: folder.path), in: environment))
  }

  private func plan(_ profile: [String: String]) -> FileChangePlan {
    var plan = FileChangePlan(title: "gen Profile")
    let files = Self.profile.merging(profile) { _, new in new }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      plan.create(.root.appending(path), text)
    }
    return plan
  }

  static let router = "Sources/App/Home/HomeRouter.swift"
  static let presenter = "Sources/App/Home/HomePresenter.swift"
  static let view = "Sources/App/Home/HomeViewController.swift"
  static let tests = "Tests/AppTests/HomePresenterTests.swift"

  static let assembly = """
    import UIKit

    @MainActor
    enum HomeAssembly {
      static func viewHomeModule() -> UIViewController {
        let view = HomeViewController()
        let presenter = HomePresenter()
        let router = HomeRouter()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        router.viewController = view
        return view
      }
    }
    """

  /// A router whose existing method has some statements.
  static func routerFile(_ statements: String) -> String {
    """
    import UIKit

    @MainActor
    protocol HomeRouterInput: AnyObject {
      func closeCurrentModule()
    }

    final class HomeRouter: HomeRouterInput {
      weak var viewController: UIViewController?

      func closeCurrentModule() {
        \(statements)
      }
    }

    """
  }

  /// The assembly of a module Profile that shows itself.
  ///
  /// - Parameter stack: the type of what it is shown on.
  static func profile(in stack: String) -> [String: String] {
    [
      "Sources/App/Profile/ProfileAssembly.swift": assembly.replacing("Home", with: "Profile")
        .replacing(
          "viewProfileModule() -> UIViewController",
          with: "viewProfileModule(in navigationController: \(stack))"
        )
        .replacing(
          "    return view\n",
          with: "    (navigationController as? UINavigationController)?.show(view, sender: nil)\n")
    ]
  }

  private static let home = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
    """,
    router: """
    import UIKit

    @MainActor
    protocol HomeRouterInput: AnyObject {
      func closeCurrentModule()
    }

    final class HomeRouter: HomeRouterInput {
      weak var viewController: UIViewController?

      func closeCurrentModule() {
        viewController?.navigationController?.popViewController(animated: true)
      }
    }

    """,
    presenter: """
    @MainActor
    protocol HomeViewOutput: AnyObject {
      func didTriggerViewReadyEvent()
      func didTapCloseButton()
    }

    @MainActor
    final class HomePresenter: HomeViewOutput {
      weak var view: (any HomeViewInput)?
      var router: (any HomeRouterInput)?

      func didTriggerViewReadyEvent() {
        view?.show("Home")
      }

      func didTapCloseButton() {
        router?.closeCurrentModule()
      }
    }

    """,
    view: """
    import UIKit

    @MainActor
    protocol HomeViewInput: AnyObject {
      func show(_ text: String)
    }

    final class HomeViewController: UIViewController, HomeViewInput {
      var output: (any HomeViewOutput)?

      override func viewDidLoad() {
        super.viewDidLoad()
        output?.didTriggerViewReadyEvent()
      }

      func show(_ text: String) {
        title = text
      }

      @IBAction func didTapCloseButton() {
        output?.didTapCloseButton()
      }
    }

    """,
    "Sources/App/Home/HomeAssembly.swift": assembly,
    tests: """
    import Testing

    @testable import App

    @MainActor
    struct HomePresenterTests {
      @Test func closes() {
        let router = RouterSpy()
        let presenter = HomePresenter()
        presenter.router = router
        presenter.didTapCloseButton()
        #expect(router.closeCurrentModuleCallCount == 1)
      }
    }

    private final class RouterSpy: HomeRouterInput {
      var closeCurrentModuleCallCount = 0

      func closeCurrentModule() {
        closeCurrentModuleCallCount += 1
      }
    }

    """,
  ]

  private static let profile = Dictionary(
    uniqueKeysWithValues: home.filter { $0.key.contains("/Home/") }.map { path, text in
      (path.replacing("Home", with: "Profile"), text.replacing("Home", with: "Profile"))
    })
}
