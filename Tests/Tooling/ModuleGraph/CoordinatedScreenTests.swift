import AdderModuleGraph
import Testing

/// What coordinators show: tabs, screens that they provide, screens behind buttons.
@Suite struct CoordinatedScreenTests {
  private static let start = """
    // Start.swift
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        AppFlow().start()
        return true
      }
    }

    """

  @Test func `A coordinator that a stack gets is shown by the screen that its protocol asks for`()
    throws
  {
    let app = try DrawnApp(
      Self.start + """
        // Flows.swift
        protocol ScreenFlow: AnyObject { var root: UIViewController { get } }
        final class AppFlow {
          func start() {
            let profile = ProfileFlow()
            stack.pushFlow(profile, animated: true)
          }
        }
        final class ProfileFlow: ScreenFlow {
          lazy var root: UIViewController = ProfileAssembly.make()
          lazy var other: UIViewController = FeedAssembly.make()
        }

        """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(app.sentences == ["start (entry) pushes Profile"])
  }

  @Test func `The screens that coordinators start with are in the tabs that get their stacks`()
    throws
  {
    let app = try DrawnApp(
      Self.start + """
        // Flows.swift
        final class AppFlow {
          func start() {
            let tabs = TabsViewController()
            let feed = FeedFlow()
            feed.start()
            let profile = ProfileFlow()
            profile.start()
            tabs.viewControllers = [feed.stack, profile.stack]
            window.rootViewController = tabs
          }
        }
        final class FeedFlow {
          let stack = UINavigationController()
          func start() { stack.setViewControllers([FeedAssembly.make()], animated: false) }
        }
        final class ProfileFlow {
          let stack = UINavigationController()
          func start() { stack.setViewControllers([ProfileAssembly.make()], animated: false) }
        }
        // TabsViewController.swift
        final class TabsViewController: UITabBarController {}

        """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces TabsViewController (screen)",
        "TabsViewController (screen) embeds Feed", "TabsViewController (screen) embeds Profile",
      ])
  }

  @Test(arguments: ["flows.forEach { $0.start() }", "for flow in flows { flow.start() }"])
  func `Each coordinator of a list is started`(loop: String) throws {
    let app = try DrawnApp(
      Self.start + """
        // Flows.swift
        final class AppFlow {
          func start() {
            let (feed, profile) = (FeedFlow(), ProfileFlow())
            let first = FeedFlow()
            let second = ProfileFlow()
            let flows: [Startable] = [first, second]
            \(loop)
          }
        }
        protocol Startable { func start() }
        final class FeedFlow: Startable { func start() { stack.setViewControllers([FeedAssembly.make()], animated: false) } }
        final class ProfileFlow: Startable {
          func start() { stack.setViewControllers([ProfileAssembly.make()], animated: false) }
        }

        """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == ["start (entry) replaces Feed", "start (entry) replaces Profile"])
  }

  @Test func `Each object of a list that a container makes is asked`() throws {
    let app = try DrawnApp(
      Self.start + """
        // Flows.swift
        final class AppFlow {
          private let later: [Startable] = Shop.makeLater()
          func start() {
            let tasks: [Task] = Shop.resolve([Task].self)
            for task in tasks { task.run() }
            later.forEach { $0.begin() }
          }
        }
        protocol Task { func run() }
        final class FeedTask: Task { func run() { window.rootViewController = FeedAssembly.make() } }
        final class NoteTask: Task { func run() {} }
        protocol Startable { func begin() }
        final class ProfileFlow: Startable {
          func begin() { stack.setViewControllers([ProfileAssembly.make()], animated: false) }
        }

        """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == ["start (entry) replaces Feed", "start (entry) replaces Profile"])
  }

  @Test func `A button of a screen opens what the coordinator's selector does`() throws {
    let app = try DrawnApp(
      Self.start + """
        // Flows.swift
        final class AppFlow {
          func start() {
            let feed = FeedAssembly.make()
            feed.navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(openProfile))
            stack.setViewControllers([feed], animated: false)
          }
          @objc private func openProfile() {
            stack.pushViewController(ProfileAssembly.make(), animated: true)
          }
        }

        """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(Set(app.sentences) == ["start (entry) replaces Feed", "Feed pushes Profile"])
  }

  @Test func `A notification center's delegate opens by a notification`() throws {
    let app = try DrawnApp(
      Self.start + """
        // Flows.swift
        final class AppFlow {
          let listener = PushListener()
          func start() { window.rootViewController = FeedAssembly.make() }
        }
        final class PushListener: NSObject, UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler done: @escaping () -> Void
          ) {
            stack.pushViewController(ProfileAssembly.make(), animated: true)
          }
        }

        """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == ["start (entry) replaces Feed", "notification (entry) pushes Profile"])
  }

  @Test func `A screen that a coordinator keeps is shown as its other method shows it`() throws {
    let app = try DrawnApp(
      """
      // Lists/ListCoordinator.swift
      final class ListCoordinator {
        private var screen: UIViewController?
        func start() { screen = ProfileAssembly.make() }
        func show(in parent: UIViewController) { parent.addChild(screen) }
      }

      """ + DrawnApp.module("Profile")
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() { let list = ListCoordinator(); list.start(); list.show(in: screen) }
            """))
    #expect(app.sentences == ["Feed embeds Profile"])
  }

  @Test func `The tabs that are created with the stacks of coordinators show their screens`() throws
  {
    let app = try DrawnApp(
      """
      // Flows.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let first = UINavigationController()
          let feed = FeedCoordinator(stack: first)
          feed.start()
          let second = UINavigationController()
          let profile = ProfileCoordinator(stack: second)
          profile.start()
          let stacks = [first, second]
          window.rootViewController = Tabs(screens: stacks)
          return true
        }
      }
      class Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }
      final class FeedCoordinator: Coordinator {
        override func start() { stack.pushViewController(FeedAssembly.make(), animated: true) }
      }
      final class ProfileCoordinator: Coordinator {
        override func start() { stack.pushViewController(ProfileAssembly.make(), animated: true) }
      }
      final class Tabs: UITabBarController {
        init(screens: [UIViewController]) { screens.forEach { addChild($0) } }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Tabs (screen)", "Tabs (screen) embeds Feed",
        "Tabs (screen) embeds Profile",
      ])
  }

  @Test func `A function that runs the flow it gets opens what each flow opens`() throws {
    let flows = ["Profile", "Settings", "News", "Help", "About"]
    let others = flows.map { name in
      """
      // Flows/\(name)Flow.swift
      final class \(name)Flow: Flow {
        func start() { stack.pushViewController(\(name)Assembly.make(), animated: true) }
      }

      """ + DrawnApp.module(name)
    }
    let app = try DrawnApp(
      Self.start + """
        // Flows/AppFlow.swift
        protocol Flow: AnyObject { func start() }
        final class AppFlow: Flow {
          func start() {
            window.rootViewController = FeedAssembly.make()
            let next: Flow = isNew ? ProfileFlow() : SettingsFlow()
            coordinate(to: next)
          }
          private func coordinate(to flow: Flow) { flow.start() }
        }

        """ + others.joined() + DrawnApp.module("Feed"))
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Feed", "start (entry) pushes Profile",
        "start (entry) pushes Settings",
      ])
  }

  @Test func `The tabs that an own function makes are no unknown screen`() throws {
    let app = try DrawnApp(
      DrawnApp.module("Feed") + DrawnApp.module("Profile")
        + DrawnApp.module(
          "Login",
          router: """
            func openNext() { window.rootViewController = makeTabs() }
            private func makeTabs() -> UITabBarController {
              let tabs = UITabBarController()
              tabs.setViewControllers([FeedAssembly.make(), ProfileAssembly.make()], animated: false)
              return tabs
            }
            """))
    #expect(app.sentences == ["Login embeds Feed", "Login embeds Profile"])
  }
}
