import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The route from a module to a new one, in memory, before anything is written.
@Suite struct OpenedModuleTests {
  /// The lines that a proven route adds to a file, from top to bottom.
  private func added(_ opened: OpenedModule, to path: String) -> [String] {
    opened.texts.isEmpty
      ? []
      : opened.route.steps.filter { $0.path == path }.sorted { $0.line < $1.line }.flatMap(\.code)
  }

  private func check(
    _ project: SampleRoute, _ profile: [String: String] = [:], isRefused obstacle: RouteObstacle,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let opened = try project.opened(profile)
    #expect(opened.route.obstacle == obstacle, sourceLocation: sourceLocation)
    #expect(opened.texts.isEmpty, sourceLocation: sourceLocation)
  }

  // MARK: A proven route

  @Test func `A route goes from the view through the presenter to the router`() throws {
    let opened = try SampleRoute().opened()
    #expect(opened.route.obstacle == nil)
    #expect(opened.route.entrances == ["HomeViewController.didTapProfileButton()"])
    #expect(
      added(opened, to: SampleRoute.view) == [
        "  @IBAction func didTapProfileButton() {", "    output?.didTapProfileButton()", "  }",
      ])
    #expect(
      added(opened, to: SampleRoute.presenter) == [
        "  func didTapProfileButton()", "  func didTapProfileButton() {",
        "    router?.openProfileModule()", "  }",
      ])
    #expect(
      added(opened, to: SampleRoute.router) == [
        "  func openProfileModule()", "  func openProfileModule() {",
        "    let module = ProfileAssembly.viewProfileModule()",
        "    viewController?.navigationController?.pushViewController(module, animated: true)",
        "  }",
      ])
  }

  @Test func `The lines are added beside the others, and nothing else changes`() throws {
    let new = try #require(try SampleRoute().opened().texts[SampleRoute.router])
    #expect(
      String(decoding: new, as: UTF8.self) == """
        import UIKit

        @MainActor
        protocol HomeRouterInput: AnyObject {
          func closeCurrentModule()
          func openProfileModule()
        }

        final class HomeRouter: HomeRouterInput {
          weak var viewController: UIViewController?

          func closeCurrentModule() {
            viewController?.navigationController?.popViewController(animated: true)
          }

          func openProfileModule() {
            let module = ProfileAssembly.viewProfileModule()
            viewController?.navigationController?.pushViewController(module, animated: true)
          }
        }

        """)
  }

  @Test func `A test double counts the new call like its other calls, and a test checks it`() throws
  {
    let opened = try SampleRoute().opened()
    #expect(
      added(opened, to: SampleRoute.tests) == [
        "  @Test func opensProfileWhenTheUserAsksForIt() {", "    let router = RouterSpy()",
        "    let presenter = HomePresenter()", "    presenter.router = router",
        "    presenter.didTapProfileButton()",
        "    #expect(router.openProfileModuleCallCount == 1)", "  }",
        "  var openProfileModuleCallCount = 0", "  func openProfileModule() {",
        "    openProfileModuleCallCount += 1", "  }",
      ])
  }

  @Test func `A route is named like the opener's other routes`() throws {
    let router = """
      import UIKit

      @MainActor
      protocol HomeRouterInput: AnyObject {
        func openDetailModuleOnTop()
        func closeCurrentModule()
      }

      final class HomeRouter: HomeRouterInput {
        weak var viewController: UIViewController?

        func openDetailModuleOnTop() {
          viewController?.present(DetailAssembly.viewDetailModule(), animated: true)
        }

        func closeCurrentModule() {
          viewController?.dismiss(animated: true)
        }
      }

      """
    let opened = try SampleRoute(
      Self.detail.merging([
        SampleRoute.router: router,
        SampleRoute.tests: "",
      ]) { _, new in new }
    ).opened()
    #expect(
      added(opened, to: SampleRoute.router) == [
        "  func openProfileModuleOnTop()", "  func openProfileModuleOnTop() {",
        "    viewController?.present(ProfileAssembly.viewProfileModule(), animated: true)", "  }",
      ])
  }

  private static let detail: [String: String] = {
    let parts = [
      "Sources/App/Detail/DetailPresenter.swift": """
      @MainActor
      protocol DetailViewOutput: AnyObject {
        func didTriggerViewReadyEvent()
      }

      @MainActor
      final class DetailPresenter: DetailViewOutput {
        weak var view: (any DetailViewInput)?

        func didTriggerViewReadyEvent() {
          view?.show("Detail")
        }
      }

      """,
      "Sources/App/Detail/DetailViewController.swift": """
      import UIKit

      @MainActor
      protocol DetailViewInput: AnyObject {
        func show(_ text: String)
      }

      final class DetailViewController: UIViewController, DetailViewInput {
        var output: (any DetailViewOutput)?

        override func viewDidLoad() {
          super.viewDidLoad()
          output?.didTriggerViewReadyEvent()
        }

        func show(_ text: String) {
          title = text
        }
      }

      """,
      "Sources/App/Detail/DetailAssembly.swift": """
      import UIKit

      @MainActor
      enum DetailAssembly {
        static func viewDetailModule() -> UIViewController {
          let view = DetailViewController()
          let presenter = DetailPresenter()
          view.output = presenter
          presenter.view = view
          return view
        }
      }

      """,
    ]
    return parts
  }()

  @Test func `Code without an actor gets methods on the main actor`() throws {
    let project = try SampleRoute()
    for path in [SampleRoute.router, SampleRoute.presenter] {
      let text = try project.folder.path.appending(path).readText()
      try project.folder.write(path, text.replacing("@MainActor\n", with: ""))
    }
    let opened = try project.opened()
    #expect(
      added(opened, to: SampleRoute.router).prefix(2) == [
        "  @MainActor func openProfileModule()", "  @MainActor func openProfileModule() {",
      ])
    #expect(
      added(opened, to: SampleRoute.presenter).filter { $0.contains("func") } == [
        "  @MainActor func didTapProfileButton()", "  @MainActor func didTapProfileButton() {",
      ])
  }

  @Test func `Line breaks of Windows stay`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.router).readText()
    try project.folder.write(SampleRoute.router, text.replacing("\n", with: "\r\n"))
    let new = try #require(try project.opened().texts[SampleRoute.router])
    #expect(new.count { $0 == 0x0D } == new.count { $0 == 0x0A })
  }

  @Test func `An existing route is found, and nothing changes`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.router).readText()
    try project.folder.write(
      SampleRoute.router,
      text.replacing("popViewController", with: "show(ProfileAssembly.viewProfileModule()); pop"))
    let opened = try project.opened()
    #expect(opened.route.existing?.line == 12)
    #expect(opened.texts.isEmpty && opened.route.steps.isEmpty)
  }

  // MARK: What is not proven

  @Test func `Another implementer of the contract is a reason to print the lines`() throws {
    let project = try SampleRoute([
      "Sources/App/Home/QuietRouter.swift": """
      @MainActor
      final class QuietRouter: HomeRouterInput {
        func closeCurrentModule() {}
      }
      """
    ])
    try check(
      project, isRefused: .otherImplementer("QuietRouter", contract: "HomeRouterInput"))
    let route = try project.opened().route
    #expect(
      route.text.hasPrefix(
        """
        Sources/App/Home/HomeRouter.swift:6
          func openProfileModule()

        Sources/App/Home/HomeRouter.swift:15
          func openProfileModule() {
        """), "\(route.text)")
  }

  @Test func `A double that another tool generates is not edited`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.tests).readText()
    try project.folder.write(SampleRoute.tests, "// Generated using a tool. DO NOT EDIT\n" + text)
    try check(project, isRefused: .generatedDouble("RouterSpy", path: SampleRoute.tests))
  }

  @Test func `A router that knows nothing of the screen gets a place to fill`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.router).readText()
    try project.folder.write(
      SampleRoute.router,
      text.replacing("weak var viewController: UIViewController?", with: "var count = 0")
        .replacing(
          "viewController?.navigationController?.popViewController(animated: true)",
          with: "count += 1"))
    try check(
      project, isRefused: .unknownWay(navigator: "HomeRouter", maker: "ProfileAssembly"))
    #expect(
      try project.opened().route.text.contains(
        "    // Build Profile with 'ProfileAssembly', and show its view."))
  }

  @Test func `A member of the same name is a reason to print the lines`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.presenter).readText()
    try project.folder.write(
      SampleRoute.presenter,
      text.replacing(
        "  func didTriggerViewReadyEvent() {",
        with: "  func didTapProfileButton() {}\n\n  func didTriggerViewReadyEvent() {"))
    try check(project, isRefused: .nameTaken("didTapProfileButton", type: "HomePresenter"))
  }

  @Test func `A protocol on one line has no place for a method`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.router).readText()
    try project.folder.write(
      SampleRoute.router,
      text.replacing(
        "AnyObject {\n  func closeCurrentModule()\n}",
        with: "AnyObject { func closeCurrentModule() }"))
    try check(project, isRefused: .noPlace(type: "HomeRouterInput"))
  }

  @Test func `Modules in different targets do not see each other`() throws {
    let project = try SampleRoute([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", path: "Sources/App/Home"),
          .target(name: "Profile", path: "Sources/App/Profile"),
        ])
      """
    ])
    try check(project, isRefused: .otherTarget(opener: "Home", opened: "Profile"))
  }

  @Test func `Files that are no module leave the opener as it is`() throws {
    let project = try SampleRoute()
    let names = ["Router", "Presenter", "ViewController", "Assembly"]
    let files = names.map { ("Sources/App/Profile/Profile\($0).swift", "struct Plain\($0) {}\n") }
    try check(
      project, Dictionary(uniqueKeysWithValues: files), isRefused: .openedNotFound("Profile"))
  }

  // MARK: The opener

  @Test func `An opener that is not there is an error before anything is generated`() throws {
    let project = try SampleRoute()
    let error = #expect(throws: OpenerError.self) { _ = try project.opener("Hom") }
    #expect(
      error?.message == "There is no module 'Hom' to open it from. Did you mean Home?")
    #expect(error?.exitStatus == .unusableInput)
  }

  @Test func `A module cannot be opened by itself`() throws {
    let project = try SampleRoute()
    let error = #expect(throws: OpenerError.self) {
      _ = try project.opener("Home", opening: "Home")
    }
    #expect(
      error?.message == "Home cannot be opened by itself. Name another module after --opened-by.")
  }
}
