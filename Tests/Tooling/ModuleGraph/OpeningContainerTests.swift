import AdderModuleGraph
import Testing

/// Screens that containers show side by side, as tabs, and stacks one on top of the other.
@Suite struct OpeningContainerTests {
  private let modules = DrawnApp.module("Profile") + DrawnApp.module("Settings")

  @Test func `The class of an object tells a tab bar from a stack, whatever its name is`() throws {
    let app = try DrawnApp(
      """
      // Main/MainViewController.swift
      final class MainViewController: UITabBarController {}
      enum MainAssembly {
        static func make() -> UIViewController {
          let view = MainViewController()
          view.viewControllers = [UINavigationController(rootViewController: ProfileAssembly.make())]
          return view
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let content: UITabBarController
              let tabs: UINavigationController
              func openNext() {
                content.setViewControllers([ProfileAssembly.make()], animated: true)
                tabs.setViewControllers([SettingsAssembly.make()], animated: true)
              }
              func openMain() { screen.present(MainAssembly.make(), animated: true) }
            """) + modules)
    #expect(
      Set(app.sentences) == [
        "Feed embeds Profile", "Feed replaces Settings",
        "Feed presents MainViewController (screen)", "MainViewController (screen) embeds Profile",
      ])
  }

  @Test func `A method that returns a list makes the tabs of its caller`() throws {
    let app = try DrawnApp(
      """
      // Main/MainViewController.swift
      final class MainViewController: UITabBarController {}
      // Main/MainAssembly.swift
      final class MainAssembly {
        func make() -> MainViewController {
          let view = MainViewController()
          view.viewControllers = makeScreens(height: view.tabBar.frame.height)
          return view
        }
        private func makeScreens(height: Double) -> [UIViewController] {
          let profile = ProfileAssembly.make()
          let settings = SettingsAssembly.make()
          return [profile, settings]
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                let main = MainAssembly().make()
                screen.navigationController?.setViewControllers([main], animated: true)
              }
            """) + modules)
    #expect(
      Set(app.sentences) == [
        "Feed replaces MainViewController (screen)", "MainViewController (screen) embeds Profile",
        "MainViewController (screen) embeds Settings",
      ])
  }

  @Test func `The stacks that a coordinator keeps are in the tabs that another method sets`() throws
  {
    let app = try DrawnApp(
      """
      // Start.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          MainCoordinator().start()
          return true
        }
      }
      // MainCoordinator.swift
      final class MainCoordinator {
        private let bar = UITabBarController()
        private let stacks = [Kind.profile: UINavigationController(), .settings: UINavigationController()]
        private let other = UINavigationController()
        func start() {
          addProfile()
          addSettings()
          let shown = Kind.allCases.compactMap { stacks[$0] }
          bar.setViewControllers(shown, animated: false)
        }
        private func addProfile() {
          guard let stack = stacks[.profile] else { return }
          stack.setViewControllers([ProfileAssembly.make()], animated: false)
        }
        private func addSettings() {
          other.setViewControllers([SettingsAssembly.make()], animated: false)
        }
      }

      """ + modules)
    #expect(
      Set(app.sentences) == ["start (entry) embeds Profile", "start (entry) replaces Settings"])
  }

  @Test func `A tab bar fills the stacks that its storyboard gives it`() throws {
    let app = try DrawnApp(
      """
      // Main/MainViewController.swift
      final class MainViewController: UITabBarController {
        override func viewDidLoad() {
          if let stack = viewControllers?[0] as? UINavigationController {
            stack.viewControllers = [ProfileAssembly.make()]
          }
        }
      }

      """ + DrawnApp.module("Profile"))
    #expect(app.sentences == ["MainViewController (screen) embeds Profile"])
  }

  @Test func `A factory's method shows nothing, whatever its name says`() throws {
    let app = try DrawnApp(
      """
      // Screens.swift
      final class Screens {
        func presentProfile() -> UIViewController { ProfileAssembly.make() }
        @discardableResult func presentSettings() -> UIViewController {
          let screen = SettingsAssembly.make()
          topScreen.show(screen, sender: nil)
          return screen
        }
      }
      // MainViewController.swift
      final class MainViewController: UITabBarController {
        let screens = Screens()
        init() {
          super.init(nibName: nil, bundle: nil)
          viewControllers = makeTabs()
        }
        private func makeTabs() -> [UIViewController] {
          let profile = screens.presentProfile()
          return [profile]
        }
        func didTap() { screens.presentSettings() }
      }

      """ + modules)
    #expect(
      Set(app.sentences) == [
        "MainViewController (screen) embeds Profile", "MainViewController (screen) pushes Settings",
      ])
  }

  @Test
  func `Of the ways in which a router can show its screens, the one that code asks for counts`()
    throws
  {
    let app = try DrawnApp(
      """
      // Feed/FeedViewController.swift
      enum FeedDestination {
        case profile, settings
        var screen: UIViewController {
          switch self {
          case .profile: return ProfileAssembly.make()
          case .settings: return SettingsAssembly.make()
          }
        }
      }
      final class FeedRouter {
        weak var view: UIViewController?
        func cover(with destination: FeedDestination) { view?.present(destination.screen, animated: true) }
        func follow(with destination: FeedDestination) {
          view?.navigationController?.pushViewController(destination.screen, animated: true)
        }
      }
      final class FeedViewController: UIViewController {
        let router = FeedRouter()
        func didTap() { router.follow(with: .profile) }
        func didTapSettings() { router.cover(with: .settings) }
      }

      """ + modules)
    #expect(
      Set(app.sentences) == [
        "FeedViewController (screen) pushes Profile",
        "FeedViewController (screen) presents Settings",
      ])
  }

  @Test func `The first screen of a window is unknown if the code does not explain it`() throws {
    let app = try DrawnApp(
      """
      // Start.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let first = Library.loadScreen()
          window.rootViewController = first
          return true
        }
        func showAgain(_ screen: UIViewController) { window.rootViewController = screen }
      }
      // Root.swift
      protocol Root { var screen: UIViewController { get } }
      extension Root {
        func becomeRoot() { Shop.window.rootViewController = screen }
      }
      """)
    #expect(app.sentences == ["start (entry) replaces an unknown screen"])
  }
}
