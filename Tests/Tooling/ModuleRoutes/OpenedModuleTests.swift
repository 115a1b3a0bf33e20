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

  // MARK: How screens are shown

  /// Checks the statements of the new method of a router.
  private func check(
    _ router: String, _ profile: [String: String] = [:], shows statements: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let project = try SampleRoute([SampleRoute.router: SampleRoute.routerFile(router)])
    let opened = try project.opened(profile)
    #expect(opened.route.obstacle == nil, sourceLocation: sourceLocation)
    let lines = added(opened, to: SampleRoute.router).filter { $0.hasPrefix("    ") }
    #expect(lines.map { String($0.dropFirst(4)) } == statements, sourceLocation: sourceLocation)
  }

  private static let presentation = [
    "viewController?.present(ProfileAssembly.viewProfileModule(), animated: true)"
  ]
  private static let push = [
    "let module = ProfileAssembly.viewProfileModule()",
    "viewController?.navigationController?.pushViewController(module, animated: true)",
  ]

  @Test func `A router that only dismisses its screen presents another one`() throws {
    try check("viewController?.dismiss(animated: true)", shows: Self.presentation)
  }

  @Test func `A router that pops its screen and presents alerts pushes another one`() throws {
    try check(
      """
      let alert = CustomAlertController()
          viewController?.present(alert, animated: true)
          alert.present(title: "Sure?")
          viewController?.navigationController?.popViewController(animated: true)
      """, shows: Self.push)
  }

  @Test func `A router that pushes in its own way pushes`() throws {
    try check(
      """
      viewController?.navigationController?.pushWireframe(self)
          viewController?.present(Wizard(), animated: true)
      """, shows: Self.push)
  }

  @Test func `Code in comments says nothing about a router`() throws {
    try check(
      """
      // viewController?.navigationController?.pushViewController(other, animated: true)
          viewController?.present(Wizard(), animated: true)
      """, shows: Self.presentation)
  }

  @Test func `Without a sign of a stack, the screen is shown as UIKit decides`() throws {
    try check(
      "viewController?.title = nil",
      shows: ["viewController?.show(ProfileAssembly.viewProfileModule(), sender: nil)"])
  }

  @Test func `A module that shows itself on a stack gets the stack of a screen that pushes`() throws
  {
    try check(
      "viewController?.navigationController?.popViewController(animated: true)",
      SampleRoute.profile(in: "UINavigationController"),
      shows: [
        "guard let navigationController = viewController?.navigationController else { return }",
        "ProfileAssembly.viewProfileModule(in: navigationController)",
      ])
  }

  @Test func `A module that shows itself on a stack gets a new one from a screen that presents`()
    throws
  {
    try check(
      "viewController?.present(UINavigationController(rootViewController: Wizard()), animated: true)",
      SampleRoute.profile(in: "UINavigationController"),
      shows: [
        "let navigationController = UINavigationController()",
        "ProfileAssembly.viewProfileModule(in: navigationController)",
        "viewController?.present(navigationController, animated: true)",
      ])
  }

  @Test(arguments: ["any ProfileNavigationController", "ProfileNavigationController"])
  func `Another type than the framework's stack is not given a stack`(type: String) throws {
    let files = SampleRoute.profile(in: type).merging([
      "Sources/App/Profile/ProfileNavigationController.swift": type.hasPrefix("any ")
        ? "protocol ProfileNavigationController: AnyObject {}\n"
        : "import UIKit\n\nfinal class ProfileNavigationController: UINavigationController {}\n"
    ]) { $1 }
    try check(
      try SampleRoute(), files,
      isRefused: .unknownWay(navigator: "HomeRouter", maker: "ProfileAssembly"))
  }

  @Test func `A route uses no member that is private in another file`() throws {
    let project = try SampleRoute([
      "Sources/App/Base/BaseRouter.swift": """
      import UIKit

      class BaseRouter {
        fileprivate unowned var _viewController: UIViewController
        private var stored: UIViewController?

        init(viewController: UIViewController) {
          _viewController = viewController
        }
      }

      extension BaseRouter {
        var viewController: UIViewController { _viewController }
        var navigationController: UINavigationController? { viewController.navigationController }
      }
      """,
      SampleRoute.router: """
      import UIKit

      @MainActor
      protocol HomeRouterInput: AnyObject {
        func closeCurrentModule()
      }

      final class HomeRouter: BaseRouter, HomeRouterInput {
        func closeCurrentModule() {
          navigationController?.popViewController(animated: true)
        }
      }

      """,
      "Sources/App/Home/HomeAssembly.swift": SampleRoute.assembly.replacing(
        "HomeRouter()", with: "HomeRouter(viewController: view)"
      ).replacing("    router.viewController = view\n", with: ""),
    ])
    let lines = added(try project.opened(), to: SampleRoute.router)
    #expect(
      lines.contains(
        "    navigationController?.pushViewController(ProfileAssembly.viewProfileModule(), animated: true)"
      ) || lines.contains("    navigationController?.pushViewController(module, animated: true)"),
      "\(lines)")
  }

  @Test func `A router that holds the team's own stack pushes onto it`() throws {
    let stack = "import UIKit\n\nfinal class AppNavigationController: UINavigationController {}\n"
    let router = SampleRoute.routerFile("viewController?.popViewController(animated: true)")
    let opened = try SampleRoute([
      "Sources/App/Base/AppNavigationController.swift": stack,
      SampleRoute.router: router.replacing("UIViewController?", with: "AppNavigationController?"),
      "Sources/App/Home/HomeAssembly.swift": SampleRoute.assembly.replacing(
        "router.viewController = view",
        with: "router.viewController = AppNavigationController(rootViewController: view)"),
    ]).opened()
    #expect(
      added(opened, to: SampleRoute.router).contains(
        "    viewController?.pushViewController(module, animated: true)"
      ))
  }

  // MARK: Headings

  @Test func `A control's method goes under the existing heading for actions`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.view).readText()
    try project.folder.write(
      SampleRoute.view,
      text.replacing(
        "  @IBAction func didTapCloseButton() {\n    output?.didTapCloseButton()\n  }\n",
        with: """
            // MARK: - Actions -

            @IBAction private func close() {
              output?.didTapCloseButton()
            }

            // MARK: - Other

            func other() {}

          """))
    let opened = try project.opened()
    let new = String(decoding: try #require(opened.texts[SampleRoute.view]), as: UTF8.self)
    #expect(new.ranges(of: "Actions").count == 1)
    let heading = try #require(new.firstRange(of: "MARK: - Other"))
    #expect(new[..<heading.lowerBound].contains("func showProfile()"), "\(new)")
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

  @Test func `A merge conflict in a file of the route is an error with its place`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.router).readText()
    try project.folder.write(
      SampleRoute.router,
      text.replacing(
        "import UIKit\n",
        with: "<<<<<<< HEAD\nimport UIKit\n=======\nimport UIKit\n>>>>>>> main\n"))
    let error = #expect(throws: MergeConflict.self) { _ = try project.opened() }
    #expect(error?.location?.file == SampleRoute.router)
    #expect(error?.location?.line == 1)
    #expect(error?.exitStatus == .refused)
  }

  @Test func `A file that is not valid Swift is not edited`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.view).readText()
    try project.folder.write(SampleRoute.view, text + "\n)\n")
    let opened = try project.opened()
    #expect(opened.texts.isEmpty)
    #expect(opened.route.obstacle?.message.hasPrefix("\(SampleRoute.view):") == true)
  }

  @Test func `A router that nothing holds gets lines with their places`() throws {
    let project = try SampleRoute()
    let text = try project.folder.path.appending(SampleRoute.presenter).readText()
    try project.folder.write(
      SampleRoute.presenter,
      text.replacing("  var router: (any HomeRouterInput)?\n", with: "")
        .replacing("router?.closeCurrentModule()", with: "HomeRouter.close()"))
    let assembly = "Sources/App/Home/HomeAssembly.swift"
    try project.folder.write(
      assembly,
      SampleRoute.assembly.replacing("    presenter.router = router\n", with: ""))
    let opened = try project.opened()
    #expect(opened.texts.isEmpty && opened.route.obstacle != nil)
    let places = Set(opened.route.steps.map(\.path))
    #expect(places.contains(SampleRoute.presenter) || places.contains(SampleRoute.view))
    #expect(opened.route.text.contains("swift:"))
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
