import AdderFindings
import AdderModuleGraph
import Testing

@Suite struct ModuleGraphTests {
  @Test func `A router pushes a module: the edge has the method, the condition and the place`()
    throws
  {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              if isReady {
                screen.navigationController?.pushViewController(ProfileAssembly.make(id: "1"), animated: true)
              }
            }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed pushes Profile"])
    let edge = try #require(app.edge("Feed pushes Profile"))
    #expect(edge.method == "FeedRouter.openNext")
    #expect(edge.condition == "isReady")
    #expect(edge.place.file == "Feed/FeedRouter.swift")
    #expect(edge.place.line == 6)
  }

  @Test func `A screen is followed through a name, a navigation controller and a helper`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let profile = ProfileAssembly.make()
              let stack = UINavigationController(rootViewController: profile)
              screen.present(stack, animated: true)
              window.changeRootViewController(SettingsAssembly.make())
            }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed presents Profile", "Feed replaces Settings"])
  }

  @Test func `A factory is passed, and opens nothing itself`() throws {
    let app = try DrawnApp(
      """
      // Screens.swift
      final class Screens {
        func profile() -> UIViewController { ProfileAssembly.make() }
        func settings() -> UIViewController { SettingsAssembly.make() }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let screens = Screens()
              func openNext() { screen.show(screens.profile(), sender: nil) }
            """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed pushes Profile"])
  }

  @Test func `A case that a call passes decides which module is opened`() throws {
    let app = try DrawnApp(
      """
      // Navigator.swift
      enum Route { case profile, settings }
      final class Navigator {
        weak var stack: UINavigationController?
        func open(_ route: Route) {
          switch route {
          case .profile: stack?.pushViewController(ProfileAssembly.make(), animated: true)
          case .settings: stack?.present(SettingsAssembly.make(), animated: true)
          }
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let navigator = Navigator()
              func openNext() { navigator.open(.settings) }
            """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed presents Settings"])
  }

  @Test func `A closure that a module gets is the module's way on`() throws {
    let app = try DrawnApp(
      """
      // Flow.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = Flow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          flow.start()
          return true
        }
      }
      final class Flow {
        let stack = UINavigationController()
        func start() {
          let feed = FeedViewController()
          feed.onProfile = { self.showProfile() }
          feed.onSettings = showSettings
          stack.setViewControllers([feed], animated: false)
        }
        func showProfile() { stack.pushViewController(ProfileAssembly.make(), animated: true) }
        func showSettings() { stack.present(SettingsAssembly.make(), animated: true) }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(
      app.sentences == [
        "start (entry) replaces Feed", "Feed pushes Profile", "Feed presents Settings",
      ])
  }

  @Test func `Links and sheets of SwiftUI open screens`() throws {
    let app = try DrawnApp(
      """
      // App.swift
      @main struct Shop: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View {
          NavigationLink(destination: Detail()) { Text("Detail") }
            .sheet(isPresented: $isShown) { Filter() }
          Row()
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Filter: View { var body: some View { Text("") } }
      struct Row: View { var body: some View { Text("") } }
      """)
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Home (screen)", "Home (screen) presents Filter (screen)",
        "Home (screen) pushes Detail (screen)",
      ])
  }

  @Test func `A coordinator's route is opened where it is triggered`() throws {
    let app = try DrawnApp(
      """
      // ShopCoordinator.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = ShopCoordinator()
      }
      enum ShopRoute: Route { case profile, settings }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() { super.init(initialRoute: .profile) }
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .profile: return .push(ProfileAssembly.make())
          case .settings: return .present(SettingsAssembly.make())
          }
        }
      }

      """
        + DrawnApp.module(
          "Profile",
          router: """
            var shop: UnownedRouter<ShopRoute>!
              func openNext() { shop.trigger(.settings) }
            """) + DrawnApp.module("Settings"))
    #expect(
      Set(app.sentences) == [
        "Profile presents Settings", "start (entry) pushes Profile",
      ])
  }

  @Test func `Code that only registers, previews or tests a screen opens nothing`() throws {
    let app = try DrawnApp(
      """
      // Container.swift
      import Testing
      func makeContainer(_ container: Container) {}
      final class Registration {
        func assemble(container: Container) {
          container.register(ProfileViewController.self) { _ in ProfileViewController() }
        }
      }
      // AppTests/ProfileTests.swift
      import XCTest
      final class ProfileTests: XCTestCase {
        func testProfile() { present(ProfileAssembly.make()) }
      }

      """ + DrawnApp.module("Profile"))
    #expect(app.sentences == [])
  }

  @Test func `A segue opens a screen, by the method that performs it`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() { screen.performSegue(withIdentifier: "showProfile", sender: nil) }
            func prepare(for segue: UIStoryboardSegue, sender: Any?) { use(ProfileAssembly.make()) }
          """)
        + DrawnApp.module("Profile"),
      others: [
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n1">
          <scenes>
            <scene sceneID="s0"><objects>
              <navigationController id="n1"><connections>
                <segue destination="v1" kind="relationship" relationship="rootViewController" id="r1"/>
              </connections></navigationController>
            </objects></scene>
            <scene sceneID="s1"><objects>
              <viewController id="v1" customClass="FeedViewController"><connections>
                <segue destination="v2" kind="show" identifier="showProfile" id="g1"/>
              </connections></viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController id="v2" customClass="ProfileViewController"/>
            </objects></scene>
          </scenes>
        </document>
        """
      ])
    #expect(app.sentences == ["start (entry) replaces Feed", "Feed pushes Profile"])
    #expect(app.edge("Feed pushes Profile")?.method == "FeedRouter.openNext")
  }

  @Test
  func `What prepares for a segue that no storyboard has opens the screen, and passes nothing`()
    throws
  {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {}
            func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if let next = segue.destination as? ProfileViewController { use(ProfileViewController()) }
            }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed opens Profile"])
    #expect(app.graph.edges.map(\.passes) == [[]])
  }

  @Test func `An object that is made to make a screen is no second opening`() throws {
    let app = try DrawnApp(
      """
      // Profile/ProfileBuilder.swift
      final class ProfileBuilder {
        func build(ids: [Int]) -> UIViewController { ProfileAssembly.make() }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                let next = ProfileBuilder()
                  .build(ids: [1])
                screen.present(next, animated: true)
                screen.show(makeNext("Profile") as! ProfileViewController, sender: nil)
              }
            """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed presents Profile", "Feed pushes Profile"])
    #expect(app.graph.edges.map(\.passes) == [["ids: [Int]"], []])
  }

  @Test func `What a screen is given has its type as it is written`() throws {
    let app = try DrawnApp(
      """
      // Makers.swift
      typealias Completion<Value> = (Value) -> Void
      enum Maker {
        static func make(
          ids: [Int], names: [String: User.Name]?, page: inout Page<Int>, source: any Source,
          done: @escaping Completion<Int>
        ) -> UIViewController { ProfileAssembly.make() }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                screen.present(Maker.make(ids: [], names: nil, page: &page, source: it, done: { _ in }), animated: true)
              }
            """) + DrawnApp.module("Profile"))
    let edge = try #require(app.graph.edges.first)
    #expect(
      edge.passes == [
        "ids: [Int]", "names: [String: User.Name]?", "page: Page<Int>", "source: Source",
      ])
    #expect(edge.returns == ["done"])
  }

  @Test func `The tree shows each module's openings once`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: "func openNext() { screen.present(ProfileAssembly.make(), animated: true) }")
        + DrawnApp.module(
          "Profile",
          router: "func openNext() { screen.present(FeedAssembly.make(), animated: true) }")
        + DrawnApp.module("Settings"))
    #expect(
      app.graph.text == """
        Settings
        Feed
          presents Profile
            presents Feed …
        """)
  }

  @Test func `A module's openings are shown where it is nearest to the start`() {
    let names = ["start", "Feed", "News", "Story", "Comments"]
    let nodes = names.map {
      ModuleGraph.Node(id: $0, name: $0, kind: $0 == "start" ? .entry : .module)
    }
    let ends = [(0, 1), (0, 3), (1, 2), (2, 3), (3, 4), (4, 0)]
    let edges = ends.map {
      ModuleGraph.Edge(
        from: $0.0, to: $0.1, action: .pushes, method: "", condition: "",
        place: SourceLocation(file: "App.swift", line: 1, column: 1), passes: [], returns: [])
    }
    #expect(
      ModuleGraph(nodes: nodes, edges: edges).text == """
        start (entry)
          pushes Feed
            pushes News
              pushes Story …
          pushes Story
            pushes Comments
              pushes start (entry) …
        """)
  }
}
