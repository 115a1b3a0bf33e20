import AdderArchitectureLint
import AdderFindings
import AdderTestSupport
import Testing

/// A leak loses nothing in a module that stays on the screen, or that nothing opens.
@Suite struct LastingModuleTests {
  /// An app of tabs with the module `Feed`, whose view and presenter keep each other alive. Two screens lead to the
  /// tabs.
  private static func app(_ router: String = "", screens: String = "") -> MappedApp {
    func root(_ screen: String) -> String {
      "UIApplication.shared.keyWindow?.rootViewController = \(screen)"
    }
    let feed = MappedApp.module("Feed", router: router)
      .replacing("weak var view: FeedViewInput?", with: "var view: FeedViewInput?")
    return MappedApp(
      MappedApp.delegate(opening: "Login")
        + MappedApp.module(
          "Login", router: root("Tabs()") + "; " + MappedApp.push("Registration"))
        + MappedApp.module("Registration", router: root("Tabs()"))
        + feed + """
          // App/Tabs.swift
          final class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [FeedAssembly.make()] }
          }

          """ + screens)
  }

  /// Leaks that are reported, and those that are set aside.
  private struct Leaks: Equatable {
    var reported: [Severity] = []
    var harmless: [String] = []
  }

  private func leaks(_ app: MappedApp, _ choice: RuleChoice = RuleChoice()) throws -> Leaks {
    let report = try app.report(choice)
    let rule = "reference-wrong-strength"
    return Leaks(
      reported: report.findings.filter { $0.rule.id == rule }.map(\.severity),
      harmless: report.harmless.filter { $0.rule.id == rule }.map(\.symbol))
  }

  @Test func `A leak is set aside if nothing closes the screen`() throws {
    #expect(try leaks(Self.app()) == Leaks(harmless: ["FeedPresenter.view"]))
  }

  @Test(arguments: ["let tabs = UITabBarController()", "let stack = UINavigationController()"])
  func `A leak is set aside in the tabs of a tab bar without a class of its own`(
    container: String
  ) throws {
    let name = container.split(separator: " ")[1]
    let feed = MappedApp.module("Feed")
      .replacing("weak var view: FeedViewInput?", with: "var view: FeedViewInput?")
    let app = MappedApp(
      MappedApp.delegate(opening: "Login")
        + MappedApp.module(
          "Login",
          router:
            "\(container); \(name).viewControllers = [FeedAssembly.make()]; screen.show(\(name), sender: nil)"
        )
        + MappedApp.module("Help") + feed)
    let isOfTabs = name == "tabs"
    #expect(
      try leaks(app)
        == (isOfTabs ? Leaks(harmless: ["FeedPresenter.view"]) : Leaks(reported: [.error])))
  }

  @Test(arguments: [
    ("", Leaks(harmless: ["FeedPresenter.view"])),
    (
      "UIApplication.shared.keyWindow?.rootViewController = LoginAssembly.make()",
      Leaks(reported: [.error])
    ),
  ])
  private func `A leak in the tabs of a storyboard is set aside unless a tab replaces them`(
    logout: String, expected: Leaks
  ) throws {
    let feed = MappedApp.module("Feed")
      .replacing("weak var view: FeedViewInput?", with: "var view: FeedViewInput?")
    let open = """
      let board = UIStoryboard(name: "Main", bundle: nil)
      let tabs = board.instantiateViewController(withIdentifier: "MainStack")
      UIApplication.shared.keyWindow?.rootViewController = tabs
      """
    var app = MappedApp(
      MappedApp.delegate(opening: "Login")
        + MappedApp.module("Login", router: open + "; " + MappedApp.push("Registration"))
        + MappedApp.module("Registration", router: open) + feed
        + MappedApp.module("Settings", router: logout))
    app.add(
      TabsInterface.storyboard("MainStack", ["FeedViewController", "SettingsViewController"]),
      at: "Main.storyboard")
    #expect(try leaks(app) == expected)
  }

  @Test func `Who asks for the rule gets the leak`() throws {
    var only = RuleChoice()
    only.only = ["reference-wrong-strength"]
    #expect(try leaks(Self.app(), only) == Leaks(reported: [.error]))
  }

  @Test func `A leak is an error if the tabs are replaced`() throws {
    let out = "UIApplication.shared.keyWindow?.rootViewController = LoginAssembly.make()"
    #expect(try leaks(Self.app(out)) == Leaks(reported: [.error]))
  }

  @Test(arguments: [
    ("Session.shared.end()", Leaks(reported: [.error])),
    ("", Leaks(harmless: ["FeedPresenter.view"])),
  ])
  private func `What nothing calls does not replace the tabs`(call: String, expected: Leaks) throws
  {
    let session = """
      // App/Session.swift
      final class Session {
        static let shared = Session()
        func end() {
          UIApplication.shared.keyWindow?.rootViewController = LoginAssembly.make()
        }
      }

      """
    #expect(try leaks(Self.app(call, screens: session)) == expected)
  }

  @Test func `What only methods call that nothing calls does not replace the tabs`() throws {
    let session = """
      // App/Session.swift
      final class Session {
        func end() { leave() }
        func leave() {
          UIApplication.shared.keyWindow?.rootViewController = LoginAssembly.make()
        }
      }

      """
    #expect(try leaks(Self.app(screens: session)) == Leaks(harmless: ["FeedPresenter.view"]))
    #expect(try leaks(Self.app("Session().end()", screens: session)) == Leaks(reported: [.error]))
  }

  @Test(arguments: [
    // A value of the same name is no call.
    ("", "_ = Range().start", Leaks(harmless: ["FeedPresenter.view"])),
    ("func applicationDidBecomeActive() { app.flow.start() }", "", Leaks(reported: [.error])),
    ("", "Flow().start()", Leaks(reported: [.error])),
  ])
  private func `A flow that only begins the app lets its tabs stay`(
    _ callback: String, _ call: String, expected: Leaks
  ) throws {
    let feed = MappedApp.module("Feed", router: call)
      .replacing("weak var view: FeedViewInput?", with: "var view: FeedViewInput?")
    let app = MappedApp(
      """
      // App/AppDelegate.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          app.flow.start()
          return true
        }
        \(callback)
      }
      // App/Flow.swift
      let app = Container()
      final class Container { let flow = Flow() }
      struct Range { var start = 0 }
      final class Flow {
        let window = UIWindow()
        func start() { window.rootViewController = Tabs() }
      }
      // App/Tabs.swift
      final class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [FeedAssembly.make()] }
      }

      """ + feed + MappedApp.module("Post") + MappedApp.module("Card"))
    #expect(try leaks(app) == expected)
  }

  @Test func `A leak is an error if the screen is also pushed`() throws {
    let menu = MappedApp.module("Menu", router: MappedApp.push("Feed"))
    let app = Self.app(MappedApp.push("Menu"), screens: menu)
    #expect(try leaks(app) == Leaks(reported: [.error]))
  }

  @Test(arguments: [("", 1, 0), ("listen()", 0, 1)])
  func `A leak is set aside in code that nothing runs`(
    call: String, harmless: Int, reported: Int
  ) throws {
    let feed = MappedApp.module("Feed").replacing(
      "func didTap() { router.open() }",
      with: """
        var whenDone: (() -> Void)?
          func didTap() { \(call) }
          private func listen() { whenDone = { self.didTap() } }
        """)
    // Another module has a method of the same name, which it calls.
    let home = MappedApp.module(
      "Home", router: MappedApp.push("Feed") + "; listen() }; func listen() {")
    let report = try MappedApp(MappedApp.delegate(opening: "Home") + home + feed)
      .report(RuleChoice())
    let rule = "module-retain-cycle"
    #expect(report.findings.count { $0.rule.id == rule } == reported)
    #expect(report.harmless.count { $0.rule.id == rule } == harmless)
  }

  @Test(arguments: [("", 1, 0), ("listen()", 0, 1), ("self.listen()", 0, 1)])
  func `A leak is set aside in a lazy property that nothing reads`(
    call: String, harmless: Int, reported: Int
  ) throws {
    let feed = MappedApp.module("Feed").replacing(
      "func didTap() { router.open() }",
      with: """
        private lazy var listen: () -> Void = { self.router.open() }
          func didTap() { \(call) }
        """)
    let home = MappedApp.module("Home", router: MappedApp.push("Feed"))
    let report = try MappedApp(MappedApp.delegate(opening: "Home") + home + feed)
      .report(RuleChoice())
    let rule = "module-retain-cycle"
    #expect(report.findings.count { $0.rule.id == rule } == reported)
    #expect(report.harmless.count { $0.rule.id == rule } == harmless)
  }

  @Test func `A leak is set aside in a module that nothing opens`() throws {
    let draft = MappedApp.module("Draft")
      .replacing("weak var view: DraftViewInput?", with: "var view: DraftViewInput?")
    let app = MappedApp(
      MappedApp.delegate(opening: "Home")
        + MappedApp.module("Home", router: MappedApp.push("Menu")) + MappedApp.module("Menu")
        + draft)
    #expect(try leaks(app) == Leaks(harmless: ["DraftPresenter.view"]))
  }
}
