import AdderModuleGraph
import Testing

/// Who opens a screen when flows, services and base classes are called on the way.
@Suite struct CalledFlowTests {
  @Test func `A flow that gets a closure runs it when it ends, not when it is made`() throws {
    let app = try DrawnApp(
      """
      // Flows/AppFlow.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          AppCoordinator().start()
          return true
        }
      }
      final class AppCoordinator {
        func start() {
          let feed = FeedCoordinator { [weak self] in self?.showProfile() }
          feed.start()
        }
        private func showProfile() {
          stack.setViewControllers([ProfileAssembly.make()], animated: true)
        }
      }
      // Flows/FeedCoordinator.swift
      final class FeedCoordinator: FeedOutput {
        private var finishHandlers: [() -> Void] = []
        init(finishHandler: @escaping () -> Void) { finishHandlers.append(finishHandler) }
        func start() { stack.setViewControllers([FeedAssembly.make()], animated: false) }
        func feedFinished() { finishHandlers.forEach { $0() } }
      }
      // Flows/FeedOutput.swift
      protocol FeedOutput: AnyObject { func feedFinished() }

      """
        + DrawnApp.module(
          "Feed", router: "weak var output: FeedOutput?; func openNext() { output?.feedFinished() }"
        ) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["start (entry) replaces Feed", "Feed replaces Profile"])
  }

  @Test func `Coordinators in a list that a function returns are started`() throws {
    let app = try DrawnApp(
      """
      // Flows/SceneDelegate.swift
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          coordinators = makeCoordinators(tabs: tabs).map { $0.start() }
          window.rootViewController = tabs
        }
      }
      func makeCoordinators(tabs: UITabBarController) -> [Coordinator] {
        [FeedCoordinator(tabs), ProfileCoordinator(tabs)]
      }
      // Flows/Coordinator.swift
      class Coordinator { func start() -> Self { self } }
      final class FeedCoordinator: Coordinator {
        override func start() -> Self {
          stack.pushViewController(FeedAssembly.make(), animated: true)
          return self
        }
      }
      final class ProfileCoordinator: Coordinator {
        override func start() -> Self {
          stack.pushViewController(ProfileAssembly.make(), animated: true)
          return self
        }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(app.sentences == ["start (entry) pushes Feed", "start (entry) pushes Profile"])
  }

  @Test func `Parts of a tuple that the own method and a free function make are called`() throws {
    let app = try DrawnApp(
      """
      // Flow.swift
      final class Flow {
        func open() {
          let (screen, number) = makeBoth()
          let (other, text) = makeMore(number)
          let given = container.resolve(self)
          given.start()
          other.show(text)
          screen.start()
        }
        private func makeBoth() -> (Starter, Int) { (Starter(), 1) }
      }
      func makeMore(_ number: Int) -> (Shower, String) { (Shower(), "") }
      final class Starter {
        func start() { window.rootViewController = FeedAssembly.make() }
      }
      final class Shower {
        func show(_ text: String) { stack.pushViewController(ProfileAssembly.make(), animated: true) }
      }
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Flow().open()
          return true
        }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(Set(app.sentences) == ["start (entry) replaces Feed", "start (entry) pushes Profile"])
  }

  @Test func `An overload of a base class is told from the method that a class overrides`() throws {
    let app = try DrawnApp(
      """
      // Base.swift
      class BaseViewController: UIViewController {
        func confirm(id: Int) {
          let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default))
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          present(alert, animated: true)
        }
      }
      // Screens.swift
      final class FirstViewController: BaseViewController {
        func confirm() { confirm(id: 1) }
      }
      final class SecondViewController: BaseViewController {}
      // Starter.swift
      final class Starter {
        func start() {
          stack.pushViewController(FirstViewController(), animated: true)
          stack.pushViewController(SecondViewController(), animated: true)
        }
      }
      let starter = Starter()

      """)
    #expect(
      app.sentences.filter { $0.contains("UIAlertController") } == [
        "FirstViewController (screen) presents UIAlertController (system)"
      ])
  }

  @Test func `A service that many modules ask opens its screen by itself`() throws {
    let service = """
      // Network/Server.swift
      final class Server {
        func load() { endSession() }
        private func endSession() { window.rootViewController = LoginAssembly.make() }
      }

      """
    func module(_ name: String) -> String {
      DrawnApp.module(name).replacing(
        "let router = \(name)Router()",
        with: "let router = \(name)Router(); presenter.interactor = \(name)Interactor()"
      ).replacing(
        "var router: \(name)RouterInput!",
        with: "var router: \(name)RouterInput!; var interactor: \(name)InteractorInput!") + """
          // \(name)/\(name)Interactor.swift
          protocol \(name)InteractorInput { func refresh() }
          final class \(name)Interactor: \(name)InteractorInput {
            let server = Server()
            func refresh() { server.load() }
          }

          """
    }
    let names = ["Chat", "Feed", "News", "Search"]
    let app = try DrawnApp(
      service + names.map(module).joined() + DrawnApp.module("Login"))
    #expect(app.sentences == ["Server (flow) replaces Login"])
    let smaller = try DrawnApp(
      service + names.prefix(1).map(module).joined() + DrawnApp.module("Login"))
    #expect(smaller.sentences == ["Chat replaces Login"])
  }

  @Test func `A case is followed through a closure`() throws {
    let app = try DrawnApp(
      """
      // Sidebar.swift
      enum Tab { case profile, settings }
      final class Sidebar { var onSelect: ((Tab) -> Void)?; func select(_ tab: Tab) { onSelect?(tab) } }
      // Navigator.swift
      final class Navigator {
        let sidebar = Sidebar()
        init() { sidebar.onSelect = { [weak self] in self?.open($0) } }
        func open(_ tab: Tab) {
          switch tab {
          case .profile: stack.setViewControllers([ProfileAssembly.make()], animated: true)
          case .settings: stack.setViewControllers([SettingsAssembly.make()], animated: true)
          }
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router:
            "let navigator: Navigator!; func openNext() { navigator.sidebar.select(.profile) }")
        + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(app.sentences.filter { $0.hasPrefix("Feed ") } == ["Feed replaces Profile"])
  }

  @Test func `The outputs that a configurator returns are those of its own module`() throws {
    func configurator(_ name: String) -> String {
      DrawnApp.module(name) + """
        // \(name)/\(name)Configurator.swift
        protocol \(name)Output: AnyObject { var onNext: (() -> Void)? { get set } }
        final class \(name)Configurator {
          func configure() -> (UIViewController, \(name)Output) { (\(name)ViewController(), \(name)Finish()) }
        }
        final class \(name)Finish: \(name)Output { var onNext: (() -> Void)?; func end() { onNext?() } }

        """
    }
    let app = try DrawnApp(
      """
      // Flow/MainCoordinator.swift
      final class MainCoordinator {
        func start() {
          let (view, output) = FeedConfigurator().configure()
          output.onNext = { [weak self] in self?.showProfile() }
          router.push(view)
        }
        private func showProfile() {
          let (view, output) = ProfileConfigurator().configure()
          output.onNext = { [weak self] in self?.showSettings() }
          router.push(view)
        }
        private func showSettings() {
          let (view, _) = SettingsConfigurator().configure()
          router.present(view)
        }
      }

      """ + configurator("Feed") + configurator("Profile") + configurator("Settings"))
    #expect(app.sentences.contains("Feed pushes Profile"))
    #expect(app.sentences.contains("Profile presents Settings"))
    #expect(!app.sentences.contains("Feed presents Settings"))
  }

  @Test func `A coordinator in a module's folder opens for those who call it`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed", router: "let flow: ProfileCoordinator!; func openNext() { flow.finish() }")
        + DrawnApp.module("Profile") + """
          // Profile/ProfileCoordinator.swift
          final class ProfileCoordinator {
            func finish() { stack.present(SettingsAssembly.make(), animated: true) }
          }

          """ + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed presents Settings"])
  }

  @Test func `A base router opens for the modules that ask it, not for all that inherit it`() throws
  {
    let names = ["Chat", "News", "Search", "Wallet", "Zoo"]
    let modules = names.map { name in
      DrawnApp.module(name).replacing(
        "final class \(name)Router: \(name)RouterInput {",
        with: "final class \(name)Router: BaseRouter, \(name)RouterInput {"
      ).replacing(
        "protocol \(name)RouterInput {", with: "protocol \(name)RouterInput: BaseRouting {"
      ).replacing(
        "router.openNext()", with: name == "News" ? "router.showLogin()" : "router.openNext()")
    }
    let app = try DrawnApp(
      """
      // Base/BaseRouter.swift
      protocol BaseRouting: AnyObject { func showLogin() }
      class BaseRouter: BaseRouting {
        func showLogin() { stack.present(LoginAssembly.make(), animated: true) }
      }

      """ + modules.joined() + DrawnApp.module("Login"))
    #expect(app.sentences == ["News presents Login"])
  }

  @Test func `An address opens the screen that is registered for it`() throws {
    let app = try DrawnApp(
      """
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          Navigator.shared.register("app://profile") { _ in ProfileAssembly.make() }
          Navigator.shared.register(Addresses.settings) { _ in SettingsAssembly.make() }
          window.rootViewController = FeedAssembly.make()
          return true
        }
      }
      enum Addresses { static let settings = "app://settings" }
      // Navigator.swift
      final class Navigator {
        static let shared = Navigator()
        private var makers: [String: (String) -> UIViewController] = [:]
        func register(_ address: String, _ make: @escaping (String) -> UIViewController) {
          makers[address] = make
        }
        func open(_ address: String, from screen: UIViewController) {
          guard let opened = makers[address]?(address) else { return }
          screen.navigationController?.pushViewController(opened, animated: true)
        }
        func show(_ address: String, over screen: UIViewController) {
          switch address {
          case "app://help": screen.present(HelpAssembly.make(), animated: true)
          case "app://about": screen.present(AboutAssembly.make(), animated: true)
          default: break
          }
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() { Navigator.shared.open("app://profile", from: screen) }
            func openHelp() { Navigator.shared.show("app://help", over: screen) }
            """)
        + DrawnApp.module(
          "Profile",
          router: "func openNext() { Navigator.shared.open(Addresses.settings, from: screen) }")
        + DrawnApp.module("Settings") + DrawnApp.module("Help") + DrawnApp.module("About"))
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Feed", "Feed pushes Profile", "Feed presents Help",
        "Profile pushes Settings",
      ])
  }
}
