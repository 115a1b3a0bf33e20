import AdderModuleGraph
import Testing

/// Screens that code asks for without creating them: by an identifier, by a notification, or from a container.
@Suite struct OpeningRequestTests {
  private static let start = """
    // Start.swift
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let window = UIWindow()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        OBSERVATION
      }
      @objc private func showLogin() { window.rootViewController = ProfileAssembly.make() }
    }

    """

  // MARK: Identifiers

  @Test func `A function of the project shows the screen whose class's identifier it gets`() throws
  {
    let app = try DrawnApp(
      """
      // Routable.swift
      protocol Routable {}
      extension Routable {
        func pushScreen(named name: String, over parent: UIViewController) {
          let next = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: name)
          parent.navigationController?.pushViewController(next, animated: true)
        }
        func reach(_ name: String, over parent: UIViewController) {
          let next = UIStoryboard(name: "Shop", bundle: nil).instantiateViewController(withIdentifier: name)
          parent.present(next, animated: true)
        }
        func note(_ name: String) {}
      }
      extension UIViewController {
        static var identifier: String { String(describing: self) }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() { pushScreen(named: ProfileViewController.identifier, over: screen) }
              func openSettings() {
                note(HelpViewController.identifier)
                reach(SettingsViewController.identifier, over: screen)
              }
              func openTerms() { reach("terms", over: screen) }
            """
        ).replacing("final class FeedRouter: ", with: "final class FeedRouter: Routable, ")
        + DrawnApp.module("Profile") + DrawnApp.module("Settings") + DrawnApp.module("Help")
        + DrawnApp.module("Terms"),
      others: [
        "Shop.storyboard": DrawnApp.storyboard("TermsViewController", identifier: "terms")
      ])
    #expect(
      app.sentences == [
        "Feed pushes Profile", "Feed presents Settings", "Feed presents Terms",
      ])
  }

  // MARK: Notifications

  @Test(arguments: [
    """
    NotificationCenter.default.addObserver(self, selector: #selector(showLogin), name: Notification.Name("ended"), object: nil)
    """,
    """
    NotificationCenter.default.addObserver(forName: NSNotification.Name(rawValue: "ended"), object: nil, queue: nil) { [weak self] _ in
          self?.showLogin()
        }
    """,
    """
    NotificationCenter.default.publisher(for: Notification.Name("ended")).sink { [weak self] _ in self?.showLogin() }.store(in: &uses)
    """,
  ])
  func `Who posts a notification opens what its observer opens`(observation: String) throws {
    let app = try DrawnApp(
      Self.start.replacing("OBSERVATION", with: observation)
        + DrawnApp.module(
          "Settings",
          router: """
            func openNext() { NotificationCenter.default.post(name: Notification.Name("ended"), object: nil) }
              func note() { NotificationCenter.default.post(name: .changed, object: nil) }
            """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Settings replaces Profile"])
    #expect(app.edge("Settings replaces Profile")?.method == "SettingsRouter.openNext")
  }

  @Test(arguments: [
    """
    NotificationCenter.default.addObserver(self, selector: #selector(Self.showLogin), name: .sessionEnded, object: nil)
    """,
    """
    NotificationCenter.default.rx.notification(.sessionEnded).subscribe(onNext: { [weak self] _ in self?.showLogin() })
    """,
  ])
  func `A notification is known by its constant, and its poster by who calls it`(
    observation: String
  )
    throws
  {
    let app = try DrawnApp(
      Self.start.replacing("OBSERVATION", with: observation) + """
        // Session.swift
        extension Notification.Name { static let sessionEnded = Notification.Name("ended") }
        final class Session {
          static let shared = Session()
          func endSession() { NotificationCenter.default.post(Notification(name: .sessionEnded)) }
        }

        """
        + DrawnApp.module("Settings", router: "func openNext() { Session.shared.endSession() }")
        + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Settings replaces Profile"])
  }

  @Test func `An observer of what the system posts opens at the start`() throws {
    let app = try DrawnApp(
      Self.start.replacing(
        "OBSERVATION",
        with: """
          NotificationCenter.default.addObserver(self, selector: #selector(showLogin), name: .signedOut, object: nil)
          """)
        + DrawnApp.module("Profile"))
    #expect(app.sentences == ["start (entry) replaces Profile"])
  }

  // MARK: Containers

  @Test func `A container makes the module whose input code asks for`() throws {
    let container = { (name: String) in
      """
      // \(name)/\(name)Configurator.swift
      protocol \(name)ModuleInput: AnyObject { var screen: UIViewController { get } }
      extension \(name)Presenter: \(name)ModuleInput {
        var screen: UIViewController { view as! UIViewController }
      }
      final class \(name)Configurator {
        func configure() -> \(name)ModuleInput { Shop.resolver.resolve(\(name)ModuleInput.self)! }
      }
      final class \(name)Parts: Assembly {
        func assemble(container: Container) {
          container.register(\(name)ModuleInput.self) { resolver in
            let presenter = \(name)Presenter()
            presenter.view = resolver.resolve(\(name)ViewController.self)
            return presenter
          }
        }
      }

      """
    }
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              var next: UIViewController!
              let profile = ProfileConfigurator().configure().screen
              next = profile
              screen.present(next, animated: true)
            }
          """) + DrawnApp.module("Profile") + container("Profile"))
    #expect(app.sentences == ["Feed presents Profile"])
  }

  // MARK: The start

  @Test(arguments: ["UIMainStoryboardFile", "UISceneStoryboardFile"])
  func `An app starts with the storyboard that its property list names`(key: String) throws {
    let app = try DrawnApp(
      DrawnApp.module("Feed") + DrawnApp.module("Profile"),
      others: [
        "Main.storyboard": DrawnApp.storyboard("FeedViewController"),
        "Welcome.storyboard": DrawnApp.storyboard("ProfileViewController"),
        "Support/info.plist": "<dict><key>\(key)</key>\n\t<string>Welcome</string></dict>",
      ])
    #expect(app.sentences == ["start (entry) replaces Profile"])
  }

  // MARK: The system

  @Test
  func `Code that asks whether a screen is shown does not show it, and settings are a screen`()
    throws
  {
    let app = try DrawnApp(
      """
      // Feed.swift
      final class FeedViewController: UIViewController {
        lazy var question: UIAlertController = {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.openSettings() })
          return alert
        }()
        func ask() {
          if question.isBeingPresented { return }
        }
        private func openSettings() {
          guard let address = URL(string: UIApplication.openSettingsURLString) else { return }
          UIApplication.shared.open(address)
        }
      }
      """)
    #expect(
      Set(app.graph.edges.map(\.method)).isDisjoint(with: ["FeedViewController.ask"]))
    #expect(app.sentences.contains("FeedViewController (screen) opens Settings (system)"))
  }

  @Test func `A registered tab bar has its tabs, and an assembly in a list opens nothing`()
    throws
  {
    let app = try DrawnApp(
      """
      // App.swift
      final class Container {
        static let shared = Container()
        let container = Assembler([FeedParts(), ProfileParts(), MainParts()]).resolver
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window.rootViewController = Container.shared.container.resolve(MainTabs.self)
          return true
        }
      }
      // Main/MainParts.swift
      final class MainTabs: UITabBarController {}
      final class MainParts: Assembly {
        func assemble(container: Container) {
          container.register(MainTabs.self) { resolver in
            let tabs = MainTabs()
            guard let feed = resolver.resolve(FeedViewController.self),
              let profile = resolver.resolve(ProfileViewController.self)
            else { fatalError() }
            let first = UINavigationController(rootViewController: feed)
            tabs.setViewControllers([first, profile], animated: false)
            return tabs
          }
        }
      }
      // Feed/FeedParts.swift
      final class FeedParts: Assembly {
        func assemble(container: Container) {
          container.register(FeedViewController.self) { _ in FeedViewController() }
        }
      }
      // Profile/ProfileParts.swift
      final class ProfileParts: Assembly {
        func assemble(container: Container) {
          container.register(ProfileViewController.self) { _ in ProfileViewController() }
        }
      }

      """
        + DrawnApp.module("Feed", router: "func openNext() { Container.shared.container.load() }")
        + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces MainTabs (screen)", "MainTabs (screen) embeds Feed",
        "MainTabs (screen) embeds Profile",
      ])
  }

  @Test func `A function takes the cases of all routes that conform to a protocol, and a style`()
    throws
  {
    let app = try DrawnApp(
      """
      // Route.swift
      enum Style { case root, push, modalWithStack }
      protocol Route { var screen: UIViewController? { get } }
      extension UIViewController {
        func navigate(_ style: Style = .push, to route: Route) {
          guard let screen = route.screen else { return }
          switch style {
          case .root: window?.setRootViewController(screen)
          case .push: navigationController?.pushViewController(screen, animated: true)
          case .modalWithStack: present(UINavigationController(rootViewController: screen), animated: true)
          }
        }
        func dismiss(to route: Route? = nil) {
          if let screen = route?.screen { navigationController?.popToViewController(screen, animated: true) }
        }
      }
      enum MainRoute: Route {
        case profile(id: String), settings
        var screen: UIViewController? {
          switch self {
          case .profile(let id): return ProfileAssembly.make(id: id)
          case .settings: return SettingsAssembly.make()
          }
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() { screen.navigate(to: MainRoute.profile(id: "1")) }
              func openMore() { screen.navigate(.modalWithStack, to: MainRoute.settings) }
            """)
        + DrawnApp.module("Profile", router: "func openNext() { screen.dismiss() }")
        + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed pushes Profile", "Feed presents Settings"])
  }
}
