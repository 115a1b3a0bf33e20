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

  @Test func `An unknown screen is on the map even if nothing is seen to run the code`() throws {
    let app = try DrawnApp(
      """
      // Helper.swift
      enum Popups {
        static var next: UIViewController!
        static func show() { stack.pushViewController(next, animated: true) }
      }
      func showLast() { stack.pushViewController(last, animated: true) }

      """ + DrawnApp.module("Feed"))
    #expect(
      Set(app.sentences) == [
        "Popups (flow) pushes an unknown screen", "showLast (flow) pushes an unknown screen",
      ])
  }

  @Test func `A method that only has the name of UIKit's shows no unknown screen`() throws {
    let app = try DrawnApp(
      """
      // Game.swift
      final class Board: SKScene {
        func add() { addChild(sprite) }
      }
      final class Score {
        var presenter: ScorePresenter!
        func load() { presenter.present(response) }
      }
      final class ScorePresenter { func present(_ response: String) {} }
      let board = Board()
      let score = Score()

      """ + DrawnApp.module("Feed"))
    #expect(app.sentences == [])
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

  @Test func `An alert whose buttons a helper makes has as many as are added`() throws {
    let app = try DrawnApp(
      """
      // Screen.swift
      final class PhotoViewController: UIViewController {
        func choose() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          alert.addAction(makeAction("Camera"))
          alert.addAction(makeAction("Library"))
          present(alert, animated: true)
        }
        private func makeAction(_ title: String) -> UIAlertAction { UIAlertAction(title: title, style: .default) }
      }
      // Starter.swift
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window.rootViewController = PhotoViewController()
          return true
        }
      }

      """)
    #expect(
      app.sentences == [
        "start (entry) replaces PhotoViewController (screen)",
        "PhotoViewController (screen) presents UIAlertController (system)",
      ])
  }

  @Test func `Openings at the same place are in the order of what they pass`() throws {
    let makers = ["delta", "alpha", "echo", "bravo"].enumerated().map { number, name in
      """
      final class Maker\(number): Maker {
        func make(_ \(name): Int) -> UIViewController { ProfileAssembly.make() }
      }
      """
    }
    let app = try DrawnApp(
      """
      // Makers.swift
      protocol Maker { func make(_ value: Int) -> UIViewController }
      \(makers.joined(separator: "\n"))

      """
        + DrawnApp.module(
          "Feed",
          router:
            "let maker: Maker!; func openNext() { screen.present(maker.make(1), animated: true) }"
        ) + DrawnApp.module("Profile"))
    #expect(
      app.graph.edges.map(\.passes) == [
        ["alpha: Int"], ["bravo: Int"], ["delta: Int"], ["echo: Int"],
      ])
  }

  @Test func `Each of two alerts in a method has its own buttons`() throws {
    let app = try DrawnApp(
      """
      // FeedViewController.swift
      final class FeedViewController: UIViewController {
        func check() {
          if isEmpty {
            let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
          } else {
            let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
          }
        }
      }
      final class ListViewController: UIViewController {
        func ask() {
          let note = UIAlertController(title: "", message: "", preferredStyle: .alert)
          let question = UIAlertController(title: "", message: "", preferredStyle: .alert)
          note.addAction(UIAlertAction(title: "OK", style: .default))
          question.addAction(UIAlertAction(title: "Yes", style: .default))
          question.addAction(UIAlertAction(title: "No", style: .cancel))
          present(question, animated: true)
        }
      }

      """)
    #expect(app.sentences == ["ListViewController (screen) presents UIAlertController (system)"])
  }

  @Test func `A screen that a property keeps is shown where another method shows the property`()
    throws
  {
    let app = try DrawnApp(
      """
      // FeedViewController.swift
      final class FeedViewController: UIViewController {
        var menu: MenuStack?
        private var picker: UIImagePickerController!
        override func viewDidLoad() {
          super.viewDidLoad()
          let screen: MenuViewController = storyboard.instantiateViewController()
          menu = MenuStack(rootViewController: screen)
          self.picker = UIImagePickerController()
        }
        func didTapMenu() { present(menu!, animated: true) }
        func didTapPhoto() { present(picker, animated: true) }
      }
      // MenuViewController.swift
      final class MenuViewController: UIViewController {}

      """)
    #expect(
      Set(app.sentences) == [
        "FeedViewController (screen) presents MenuViewController (screen)",
        "FeedViewController (screen) presents UIImagePickerController (system)",
      ])
  }

  @Test func `What a view opens, the screens open that have it`() throws {
    let app = try DrawnApp(
      """
      // PictureView.swift
      final class PictureView: UIView {
        weak var parent: UIViewController?
        func didTap() { parent?.present(UIImagePickerController(), animated: true) }
      }
      // PictureCell.swift
      final class PictureCell: UITableViewCell {
        @IBOutlet weak var picture: PictureView!
      }
      // Screens.swift
      final class EditViewController: UIViewController {
        @IBOutlet weak var picture: PictureView!
      }
      final class ListViewController: UIViewController {
        func cell() -> UITableViewCell { table.dequeueReusableCell(withIdentifier: "picture") as! PictureCell }
      }
      final class OtherViewController: UIViewController {}

      """)
    #expect(
      Set(app.sentences) == [
        "EditViewController (screen) presents UIImagePickerController (system)",
        "ListViewController (screen) presents UIImagePickerController (system)",
      ])
  }

  @Test func `A module can show a second screen of its own, and one that inherits a system's`()
    throws
  {
    let app = try DrawnApp(
      DrawnApp.module("Map").replacing(
        "var output: MapViewOutput!",
        with: """
          var output: MapViewOutput!
          func showPlace() {
            let place = PlaceViewController()
            place.output = output
            present(place, animated: true)
          }
          func pick() { present(PlacePicker(), animated: true) }
          """
      ).replacing(
        "// Map/MapPresenter.swift",
        with: """
          final class PlaceViewController: UIViewController {
            var output: MapViewOutput!
            func didTap() { output.didTap() }
          }
          // Map/MapPresenter.swift
          """)
          + """
          // PlacePicker.swift
          final class PlacePicker: UIImagePickerController {}

          """)
    #expect(
      Set(app.sentences) == [
        "Map presents PlaceViewController (screen)", "Map presents PlacePicker (screen)",
      ])
  }

  @Test func `A router behind an alias in a type has the routes of the protocols`() throws {
    let app = try DrawnApp(
      """
      // Routes.swift
      protocol Opening: AnyObject {}
      protocol FeedRoute: Opening { func openFeed() }
      extension FeedRoute {
        func openFeed() { stack.pushViewController(FeedAssembly.make(), animated: true) }
      }
      protocol Closable {}
      final class ListRouter: FeedRoute, Closable { typealias Routes = FeedRoute & Closable }
      // List.swift
      final class ListViewModel {
        let router: ListRouter.Routes
        init(router: ListRouter.Routes) { self.router = router }
      }
      final class ListViewController: UIViewController {
        let viewModel = ListViewModel(router: ListRouter())
        func openFeed() { viewModel.router.openFeed() }
      }

      """ + DrawnApp.module("Feed"))
    #expect(app.sentences == ["ListViewController (screen) pushes Feed"])
  }

  @Test func `A screen that others inherit from is one itself if the app creates it`() throws {
    let app = try DrawnApp(
      """
      // Screens.swift
      class ScanViewController: UIViewController {
        func done() { present(ResultViewController(), animated: true) }
      }
      final class WalletScanViewController: ScanViewController {}
      class BareViewController: UIViewController {
        func help() { present(ResultViewController(), animated: true) }
      }
      final class FeedViewController: BareViewController {
        func scan() { present(ScanViewController(), animated: true) }
        func scanWallet() { present(WalletScanViewController(), animated: true) }
      }
      final class ResultViewController: UIViewController {}

      """)
    #expect(
      Set(app.sentences) == [
        "FeedViewController (screen) presents ScanViewController (screen)",
        "FeedViewController (screen) presents WalletScanViewController (screen)",
        "FeedViewController (screen) presents ResultViewController (screen)",
        "ScanViewController (screen) presents ResultViewController (screen)",
        "WalletScanViewController (screen) presents ResultViewController (screen)",
      ])
  }

  @Test func `The content of a panel is shown as the panel is`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let profile = ProfileAssembly.make()
              let panel = FloatingPanelController()
              panel.set(contentViewController: profile)
              screen.present(panel, animated: true)
            }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed presents Profile"])
  }
}
