import AdderFindings
import AdderModuleGraph
import Testing

/// What code gets, keeps and asks, and does not open by that.
@Suite struct ReadValueTests {
  @Test(arguments: [("weak ", "presents"), ("", "replaces")])
  func `A router's weak reference to its own screen shows nothing`(
    strength: String, action: String
  ) throws {
    let profile = DrawnApp.module("Profile")
      .replacing("weak var screen", with: "\(strength)var rootViewController")
      .replacing("router.screen", with: "router.rootViewController")
    let app = try DrawnApp(
      """
      // Menu/MenuViewController.swift
      final class MenuViewController: UIViewController {
        func open() { present(ProfileAssembly.make(), animated: true) }
      }
      // App/AppDelegate.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = MenuViewController()
        }
      }

      """ + profile)
    #expect(
      app.sentences.contains("MenuViewController (screen) \(action) Profile"), "\(app.sentences)")
    #expect(app.sentences.contains("start (entry) replaces MenuViewController (screen)"))
  }

  @Test func `A view opens for the screen that has it, not where its buttons are laid out`() throws
  {
    let app = try DrawnApp(
      """
      // Menu/MenuViewController.swift
      final class MenuViewController: UIViewController {
        let panel = PanelView()
        override func viewDidLoad() {
          view.addSubview(panel)
          panel.setTitle("Menu")
        }
      }
      // Feed/FeedViewController.swift
      final class FeedViewController: UIViewController { let panel = PanelView() }
      // Views/PanelView.swift
      final class PanelView: UIView {
        private lazy var button: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(openProfile), for: .touchUpInside)
          return button
        }()
        func setTitle(_ title: String) {
          button.setTitle(title)
          addSubview(button)
        }
        @objc private func openProfile() { stack.pushViewController(ProfileAssembly.make(), animated: true) }
      }

      """ + DrawnApp.module("Profile"))
    #expect(
      app.sentences == [
        "FeedViewController (screen) pushes Profile", "MenuViewController (screen) pushes Profile",
      ])
    #expect(app.graph.edges[1].method == "MenuViewController.panel")
  }

  @Test func `Code that calls a method of a screen which it keeps does not open the screen`() throws
  {
    let app = try DrawnApp(
      """
      // Menu/MenuViewController.swift
      final class MenuViewController: UIViewController {
        private let progress = ProgressViewController()
        func save() { present(progress, animated: true) }
        func didSave(_ part: Int) { progress.setPart(part) }
      }
      // Base/BaseViewController.swift
      class BaseViewController: UIViewController {
        let progress = ProgressViewController()
        func save() { present(progress, animated: true) }
      }
      // Base/FeedViewController.swift
      final class FeedViewController: BaseViewController {
        func load() { save() }
        func didSave(_ part: Int) { progress.setPart(part) }
      }
      // Views/ProgressViewController.swift
      final class ProgressViewController: UIViewController {
        func setPart(_ part: Int) {}
      }
      """)
    #expect(
      app.sentences == [
        "FeedViewController (screen) presents ProgressViewController (screen)",
        "MenuViewController (screen) presents ProgressViewController (screen)",
      ])
    #expect(
      app.graph.edges.map(\.method) == ["FeedViewController.load", "MenuViewController.progress"])
  }

  @Test func `The delegate of a view opens for itself`() throws {
    let app = try DrawnApp(
      """
      // List/ListView.swift
      protocol ListViewDelegate: AnyObject { func didSelect(_ row: Int) }
      final class ListView: UIView {
        weak var delegate: ListViewDelegate?
        @objc func didTap() { delegate?.didSelect(0) }
      }
      // Menu/MenuViewController.swift
      final class MenuViewController: UIViewController, ListViewDelegate {
        let list = ListView()
        func didSelect(_ row: Int) { present(MenuViewController(), animated: true) }
      }
      // Feed/FeedViewController.swift
      final class FeedViewController: UIViewController, ListViewDelegate {
        let list = ListView()
        func didSelect(_ row: Int) { present(ProfileAssembly.make(), animated: true) }
      }

      """ + DrawnApp.module("Profile"))
    #expect(
      app.sentences == [
        "FeedViewController (screen) presents Profile",
        "MenuViewController (screen) presents MenuViewController (screen)",
      ])
  }

  @Test func `Labels tell a method from one of another protocol`() throws {
    let app = try DrawnApp(
      """
      // Services.swift
      @objc protocol AppService: UIApplicationDelegate {}
      final class StartService: NSObject, AppService {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window.rootViewController = FeedAssembly.make()
          return true
        }
      }
      class ServiceDelegate: UIResponder, UIApplicationDelegate {
        var services: [AppService] { [] }
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          services.forEach { _ = $0.application?(app, didFinishLaunchingWithOptions: options) }
          return true
        }
        func application(_ app: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
          services.forEach { $0.application?(app, didRegisterForRemoteNotificationsWithDeviceToken: token) }
        }
      }

      """ + DrawnApp.module("Feed"))
    #expect(Set(app.sentences) == ["start (entry) replaces Feed"])
    #expect(
      !app.graph.edges.contains { $0.place.line > 14 })
  }

  @Test func `An overload that needs a closure is called with one`() throws {
    let app = try DrawnApp(
      """
      // Alerts.swift
      protocol Alerts {}
      extension Alerts {
        func present(_ error: Error) { print(error) }
        func present(_ error: Error, retry: @escaping () -> Void) {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
          alert.addAction(UIAlertAction(title: "Close", style: .cancel))
          screen.present(alert, animated: true)
        }
      }

      """
        + DrawnApp.module("Feed", router: "func openNext() { present(error) }")
        .replacing("FeedRouterInput { func", with: "FeedRouterInput: Alerts { func")
        + DrawnApp.module("Profile", router: "func openNext() { present(error) { reload() } }")
        .replacing("ProfileRouterInput { func", with: "ProfileRouterInput: Alerts { func"))
    #expect(app.sentences == ["Profile presents UIAlertController (system)"])
  }

  @Test func `A library's method with the name of the project's own is not the project's`() throws {
    let app = try DrawnApp(
      """
      // Flow.swift
      final class MainFlow {
        func signOut() { window.rootViewController = LoginAssembly.make() }
      }

      """ + DrawnApp.module("Login")
        + DrawnApp.module("Feed", router: "func openNext() { Auth.auth().signOut() }"))
    #expect(!app.sentences.contains("Feed replaces Login"))
  }

  @Test func `A variable means each object to which code sets it`() throws {
    let app = try DrawnApp(
      """
      // Tabs.swift
      protocol Flow { func start() }
      enum Tab { case feed, profile }
      final class Tabs {
        func start() {
          add(.feed)
          add(.profile)
        }
        private func add(_ tab: Tab) {
          let flow: Flow
          switch tab {
          case .feed: flow = FeedFlow(stack: stack)
          case .profile: flow = ProfileFlow(stack: stack)
          }
          flow.start()
        }
      }
      // Flows.swift
      final class FeedFlow: Flow {
        func start() { stack.setViewControllers([FeedAssembly.make()], animated: false) }
      }
      final class ProfileFlow: Flow {
        func start() { stack.setViewControllers([ProfileAssembly.make()], animated: false) }
      }
      // App.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Tabs().start()
          return true
        }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(app.sentences == ["start (entry) replaces Feed", "start (entry) replaces Profile"])
  }

  @Test func `A wireframe that is created by its initializer is shown by the one that gets it`()
    throws
  {
    let app = try DrawnApp(
      """
      // App.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          launchRoot(FeedWireframe.init())
          return true
        }
        func launchRoot(_ wireframe: BaseWireframe) {
          let stack = UINavigationController()
          stack.setRootWireframe(wireframe)
          window?.rootViewController = stack
        }
      }
      // Base.swift
      class BaseWireframe {
        let screen: UIViewController
        init(screen: UIViewController) { self.screen = screen }
      }
      extension UINavigationController {
        func pushWireframe(_ wireframe: BaseWireframe) { pushViewController(wireframe.screen, animated: true) }
        func setRootWireframe(_ wireframe: BaseWireframe) { setViewControllers([wireframe.screen], animated: true) }
      }

      """
        + wireframe("Feed", "stack?.pushWireframe(ProfileWireframe.init())")
        + wireframe("Profile", ""))
    #expect(app.sentences == ["start (entry) replaces Feed", "Feed pushes Profile"])
  }

  /// A module whose wireframe makes the screen when it is created.
  private func wireframe(_ name: String, _ opening: String) -> String {
    """
    // \(name)/\(name)ViewController.swift
    protocol \(name)ViewInput: AnyObject {}
    final class \(name)ViewController: UIViewController, \(name)ViewInput { var presenter: \(name)PresenterInput! }
    // \(name)/\(name)Presenter.swift
    protocol \(name)PresenterInput: AnyObject { func didTap() }
    final class \(name)Presenter: \(name)PresenterInput {
      weak var view: \(name)ViewInput!
      var wireframe: \(name)WireframeInput!
      func didTap() { wireframe.openNext() }
    }
    // \(name)/\(name)Wireframe.swift
    protocol \(name)WireframeInput { func openNext() }
    final class \(name)Wireframe: BaseWireframe, \(name)WireframeInput {
      init() {
        let screen = \(name)ViewController()
        super.init(screen: screen)
        let presenter = \(name)Presenter()
        presenter.view = screen
        presenter.wireframe = self
        screen.presenter = presenter
      }
      func openNext() { \(opening) }
    }

    """
  }

  @Test func `The stack that a coordinator gives to a window is no unknown screen`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = AppFlow()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window.rootViewController = flow.toPresent()
          flow.start()
          return true
        }
      }
      final class AppFlow {
        let router = FlowRouter()
        func start() { router.stack.setViewControllers([FeedAssembly.make()], animated: false) }
        func toPresent() -> UIViewController { return router.toPresent() }
      }
      final class FlowRouter {
        let navigationController = UINavigationController()
        func toPresent() -> UIViewController { navigationController }
      }

      """ + DrawnApp.module("Feed"))
    #expect(app.sentences == ["start (entry) replaces Feed"])
  }

  @Test func `A screen that the module's own presenter gets is no unknown screen`() throws {
    let feed = DrawnApp.module(
      "Feed",
      router:
        "func openNext() {}; func makeProfile() -> UIViewController { ProfileAssembly.make() }"
    )
    .replacing(
      "func didTap() { router",
      with: "func profile() -> UIViewController { router.makeProfile() }; func didTap() { router"
    )
    .replacing(
      "protocol FeedViewOutput: AnyObject {",
      with: "protocol FeedViewOutput: AnyObject { func profile() -> UIViewController;"
    )
    .replacing(
      "protocol FeedRouterInput {",
      with: "protocol FeedRouterInput { func makeProfile() -> UIViewController;"
    )
    .replacing(
      "var output: FeedViewOutput!",
      with: """
        var output: FeedViewOutput!
          func show() {
            let screen = output.profile()
            navigationController?.pushViewController(screen, animated: true)
          }
        """)
    let app = try DrawnApp(feed + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed pushes Profile"])
  }

  @Test func `Code that asks which screens a stack has opens none`() throws {
    let app = try DrawnApp(
      """
      // Base.swift
      class BaseScreen: UIViewController {
        func back() { rootStack().popViewController(animated: true) }
        func count() -> Int { rootStack().viewControllers.count }
      }
      extension UIViewController {
        func rootStack() -> UINavigationController {
          window.stack ?? UINavigationController(rootViewController: BaseScreen())
        }
      }
      // Feed.swift
      final class FeedScreen: BaseScreen { @objc func close() { back() } }
      final class MenuScreen: BaseScreen { func sum() -> Int { count() } }
      """)
    #expect(app.sentences == [])
  }

  @Test func `A screen that is gone at once is not opened`() throws {
    let app = try DrawnApp(
      """
      // Feed/FeedViewController.swift
      final class FeedViewController: UIViewController {
        override func viewDidLoad() { MenuViewController().delegate = self }
      }
      // Menu/MenuViewController.swift
      final class MenuViewController: UIViewController { weak var delegate: FeedViewController? }
      """)
    #expect(app.sentences == [])
  }

  @Test func `An assembly with a name of its own is no second opening`() throws {
    let app = try DrawnApp(
      DrawnApp.module("Profile")
        .replacing("enum ProfileAssembly", with: "final class ProfileAssembly")
        .replacing("static func make", with: "func make")
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                let assembly = ProfileAssembly()
                let profile = assembly.make()
                screen.present(profile, animated: true)
              }
            """))
    #expect(app.sentences == ["Feed presents Profile"])
  }

  @Test func `Properties whose values use each other in a circle are read in finite time`() throws {
    let app = try DrawnApp(
      """
      // App/Screens.swift
      final class Screens {
        func show() { stack.setViewControllers(first, animated: true) }
        lazy var first: [UIViewController] = [second[0], FeedAssembly.make()]
        lazy var second: [UIViewController] = [third[0], ProfileAssembly.make()]
        lazy var third: [UIViewController] = [second[0], first[0], CartAssembly.make()]
      }

      """ + ["Feed", "Profile", "Cart"].map { DrawnApp.module($0) }.joined())
    // Nothing uses the screens yet.
    #expect(app.sentences == [])
  }
}
