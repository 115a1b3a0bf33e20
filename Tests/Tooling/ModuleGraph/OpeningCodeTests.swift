import AdderFindings
import AdderModuleGraph
import Testing

/// Code that opens screens in ways that are not a router's own.
@Suite struct OpeningCodeTests {
  private let modules = DrawnApp.module("Profile") + DrawnApp.module("Settings")

  @Test func `A global function and an extension of a library's type open for their callers`()
    throws
  {
    let app = try DrawnApp(
      """
      // Screens.swift
      func showProfile() { topScreen().present(ProfileAssembly.make(), animated: true) }
      extension UIViewController {
        func showSettings() { present(SettingsAssembly.make(), animated: true) }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                showProfile()
                screen.showSettings()
              }
            """) + modules)
    #expect(app.sentences == ["Feed presents Profile", "Feed presents Settings"])
  }

  @Test func `What a base class opens, its subclasses open`() throws {
    let app = try DrawnApp(
      """
      // Base.swift
      class BaseViewController: UIViewController {
        override func viewDidLoad() { view.addGestureRecognizer(recognizer) }
        @objc func didTap() { present(SettingsAssembly.make(), animated: true) }
      }
      // Home/HomeViewController.swift
      final class HomeViewController: BaseViewController {}
      // News/NewsViewController.swift
      final class NewsViewController: BaseViewController {}
      // Start.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          tabs.viewControllers = [HomeViewController(), NewsViewController()]
          return true
        }
      }

      """ + DrawnApp.module("Settings"))
    #expect(
      Set(app.sentences) == [
        "start (entry) embeds HomeViewController (screen)",
        "start (entry) embeds NewsViewController (screen)",
        "HomeViewController (screen) presents Settings",
        "NewsViewController (screen) presents Settings",
      ])
  }

  @Test func `A stack's screens replace each other, a tab bar's are embedded`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          let stack = UINavigationController()
            let tabBar = UITabBarController()
            func openNext() {
              stack.setViewControllers([ProfileAssembly.make()], animated: true)
              tabBar.setViewControllers([SettingsAssembly.make()], animated: true)
            }
          """) + modules)
    #expect(app.sentences == ["Feed replaces Profile", "Feed embeds Settings"])
  }

  @Test func `A call can say how it shows a screen`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              screen.showScreen(.sheet) { ProfileAssembly.make() }
              screen.present(module: SettingsAssembly.make(), type: .root)
            }
          """) + modules)
    #expect(app.sentences == ["Feed presents Profile", "Feed replaces Settings"])
  }

  @Test func `A stack that is presented presents its first screen`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let stack = UINavigationController()
              stack.viewControllers = [ProfileAssembly.make()]
              screen.present(stack, animated: true)
            }
          """) + modules)
    #expect(app.sentences == ["Feed presents Profile"])
  }

  @Test func `A flow that ends runs the closure of the flow that began it`() throws {
    let app = try DrawnApp(
      """
      // Flows.swift
      protocol Flow: AnyObject { func start() }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let main = MainFlow(factory: FlowFactory())
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          main.start()
          return true
        }
      }
      final class FlowFactory {
        func makeLogin() -> LoginFlow { LoginFlow() }
      }
      final class MainFlow: Flow {
        let factory: FlowFactory
        init(factory: FlowFactory) { self.factory = factory }
        func start() {
          let login = factory.makeLogin()
          login.finish = { [weak self] in self?.showSettings() }
          login.start()
        }
        private func showSettings() { window.setRootModule(SettingsAssembly.make()) }
      }
      final class LoginFlow: Flow {
        var finish: (() -> Void)?
        func start() {
          let profile = ProfileViewController()
          profile.onDone = { [weak self] in self?.finish?() }
          window.setRootModule(profile)
        }
      }

      """ + modules)
    #expect(
      Set(app.sentences) == ["start (entry) replaces Profile", "Profile replaces Settings"])
  }

  @Test func `Values that are made of each other have no type`() throws {
    let app = try DrawnApp(
      """
      // Loop.swift
      let loop = Loop()
      final class Loop {
        lazy var first = second
        lazy var second = first
        func flow() -> Flow { return flow() }
        func open() {
          first.openProfile()
          flow().openProfile()
        }
      }
      protocol Flow { func openProfile() }
      final class OneFlow: Flow { func openProfile() { stack.present(ProfileAssembly.make()) } }
      final class OtherFlow: Flow { func openProfile() {} }

      """ + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Loop (flow) presents Profile"])
  }

  @Test func `What a module does with a screen that its own function makes is how it opens it`()
    throws
  {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() { tabBar.viewControllers = [profile(), UIViewController()] }
            private func profile() -> UIViewController { ProfileAssembly.make() }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed embeds Profile"])
  }

  @Test func `A screen that two modules share opens for both of them`() throws {
    let parts = ["News", "Watch"].map { name in
      """
      // \(name)/\(name)Presenter.swift
      final class \(name)Presenter: ListViewOutput {
        weak var view: ListViewInput!
        func didTap() {}
      }
      // \(name)/\(name)Assembly.swift
      enum \(name)Assembly {
        static func make() -> UIViewController {
          let view = ListViewController()
          let presenter = \(name)Presenter()
          view.output = presenter
          presenter.view = view
          return view
        }
      }

      """
    }
    let app = try DrawnApp(
      """
      // List/ListViewController.swift
      protocol ListViewInput: AnyObject {}
      protocol ListViewOutput: AnyObject { func didTap() }
      final class ListViewController: UIViewController, ListViewInput {
        var output: ListViewOutput!
        @objc func showSettings() { present(SettingsAssembly.make(), animated: true) }
      }

      """ + parts.joined() + DrawnApp.module("Settings"))
    #expect(Set(app.sentences) == ["News presents Settings", "Watch presents Settings"])
  }

  @Test func `A module that opens a second one of its kind has an edge to itself`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Profile",
        router:
          "func openNext() { screen.navigationController?.pushViewController(ProfileAssembly.make(), animated: true) }"
      ))
    #expect(app.sentences == ["Profile pushes Profile"])
  }

  @Test
  func `A screen that the code does not name is unknown, and one from a parameter is the caller's`()
    throws
  {
    let app = try DrawnApp(
      """
      // Helper.swift
      final class Pusher {
        func push(_ module: Module) {
          guard let screen = module.screen else { return }
          stack.pushViewController(screen, animated: true)
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            var nextScreen: UIViewController!
              func openNext() {
                screen.present(nextScreen, animated: true)
                screen.present(ProfileAssembly.make(), animated: true)
              }
            """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed presents Profile", "Feed presents an unknown screen"])
    #expect(app.edge("Feed presents an unknown screen")?.place.line == 6)
  }

  @Test func `Where an unknown screen is shown, no module is said to be unreachable`() throws {
    let app = try DrawnApp(
      """
      // Start.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window.rootViewController = FeedAssembly.make()
          return true
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            var nextScreen: UIViewController!
              func openNext() { screen.present(nextScreen, animated: true) }
            """) + DrawnApp.module("Profile"))
    let found = try #require(app.graph.unreachable)
    #expect(found.modules.isEmpty)
    #expect(found.uncertain.map { app.graph.nodes[$0].name } == ["Profile"])
    #expect(
      app.graph.text(of: [.unreachable(found)]).contains(
        "Feed shows screens that the code does not name"))
  }

  @Test func `An alert with one button is no screen, one with two is`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              DispatchQueue.main.async {
                let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                self.screen.present(alert, animated: true)
              }
            }
          """)
        + DrawnApp.module(
          "Profile",
          router: """
            func openNext() {
                let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default))
                alert.addAction(UIAlertAction(title: "No", style: .default))
                screen.present(alert, animated: true)
              }
            """))
    #expect(app.sentences == ["Profile presents UIAlertController (system)"])
  }
}

/// The navigation of SwiftUI.
@Suite struct OpeningViewTests {
  @Test func `A case that code puts on the path opens the view that the stack shows for it`() throws
  {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      enum Page: Hashable { case detail(id: String), filter, help }
      final class Navigator: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ page: Page) { path.append(page) }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .detail: Detail()
          case .filter: Filter(navigator: self)
          case .help: Help()
          }
        }
      }
      struct Root: View {
        @StateObject var navigator = Navigator()
        var body: some View {
          NavigationStack(path: $navigator.path) {
            Button("Filter") { navigator.push(.filter) }
              .navigationDestination(for: Page.self) { page in navigator.view(for: page) }
          }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Filter: View {
        let navigator: Navigator
        var body: some View { Button("Detail") { navigator.push(.detail(id: "1")) } }
      }
      """)
    #expect(
      Set(app.sentences).isSuperset(of: [
        "Root (screen) pushes Filter (screen)", "Filter (screen) pushes Detail (screen)",
      ]))
    #expect(!app.sentences.contains("Root (screen) pushes Detail (screen)"))
  }

  @Test func `The label of a link is no screen, and the tabs are`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        var body: some View {
          TabView {
            NavigationView { Home() }.tabItem { Text("Home") }
            Cart().tabItem { Text("Cart") }
          }
        }
      }
      struct Home: View {
        var body: some View { NavigationLink(destination: Detail()) { Row() } }
      }
      struct Cart: View { var body: some View { TabView { Page() } } }
      struct Detail: View { var body: some View { Text("") } }
      struct Row: View { var body: some View { Text("") } }
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Root (screen)", "Root (screen) embeds Home (screen)",
        "Root (screen) embeds Cart (screen)", "Home (screen) pushes Detail (screen)",
      ])
  }

  @Test func `A question over a view is a screen if it has a choice`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      struct Root: View {
        var body: some View {
          Text("")
            .alert("Saved", isPresented: $isSaved) { Button("OK") {} }
            .confirmationDialog("Delete?", isPresented: $isDeleting) {
              Button("Delete") {}
              Button("Keep") {}
            }
        }
      }
      """)
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Root (screen)",
        "Root (screen) presents ConfirmationDialog (system)",
      ])
  }
}

/// Screens that code takes from storyboards, containers and tuples.
@Suite struct TakenScreenTests {
  private func storyboard(_ className: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="v1" customClass="\(className)"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  @Test func `The name of a storyboard can be a constant or the value of a case`() throws {
    let app = try DrawnApp(
      """
      // Names.swift
      enum Names { static let profile = "ProfileScreens" }
      enum Storyboard: String { case settings = "SettingsScreens" }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                let profile = UIStoryboard(name: Names.profile, bundle: nil).instantiateInitialViewController()!
                screen.present(profile, animated: true)
                let settings = UIStoryboard(name: Storyboard.settings.rawValue, bundle: nil)
                screen.show(settings.instantiateInitialViewController()!, sender: nil)
              }
            """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"),
      others: [
        "ProfileScreens.storyboard": storyboard("ProfileViewController"),
        "SettingsScreens.storyboard": storyboard("SettingsViewController"),
      ])
    #expect(app.sentences == ["Feed presents Profile", "Feed pushes Settings"])
  }

  @Test func `A function with a screen's class as result takes it from a storyboard`() throws {
    let app = try DrawnApp(
      """
      // Popup.swift
      final class PopupViewController: UIViewController {}
      enum Popup {
        static func show(over parent: UIViewController) { parent.present(make(), animated: true) }
        private static func make() -> PopupViewController {
          let screen = Storyboards.popup.instantiateInitialViewController()
          return screen
        }
      }

      """
        + DrawnApp.module("Feed", router: "func openNext() { Popup.show(over: screen) }"))
    #expect(app.sentences == ["Feed presents PopupViewController (screen)"])
  }

  @Test func `A flow can come from a container or in a tuple`() throws {
    let app = try DrawnApp(
      """
      // Flows.swift
      protocol Flow: AnyObject { func start() }
      protocol ProfileFlow: Flow {}
      protocol SettingsOutput: AnyObject { var finish: (() -> Void)? { get set } }
      final class RealProfileFlow: ProfileFlow {
        func start() { stack.pushViewController(ProfileAssembly.make(), animated: true) }
      }
      final class SettingsFlow: Flow, SettingsOutput {
        var finish: (() -> Void)?
        func start() { stack.present(SettingsAssembly.make(), animated: true) }
      }
      final class FirstFlow: Flow { func start() {} }
      final class SecondFlow: Flow { func start() {} }
      final class ThirdFlow: Flow { func start() {} }
      final class Flows {
        func makeSettings() -> (flow: Flow & SettingsOutput, screen: UIViewController) {
          let flow = SettingsFlow()
          return (flow, UIViewController())
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let flows = Flows()
              func openNext() {
                let profile = container.resolve(ProfileFlow.self)!
                profile.start()
                let (settings, _) = flows.makeSettings()
                settings.start()
              }
            """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed pushes Profile", "Feed presents Settings"])
  }
}
