import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

@Suite struct ModuleFinderTests {
  @Test func `An architecture may have any number of roles`() throws {
    var architecture = try ArchitectureReader().architecture(named: "rambler-viper")
    architecture.roles.insert(contentsOf: (0..<200).map { Role(name: "Other\($0)") }, at: 0)
    let finder = ModuleFinder(
      SampleProject(ModuleSamples.viper).index, architectures: [architecture])
    let module = try #require(finder.modules().first)
    #expect(module.name == "News")
    #expect(module.parts.map(\.role) == ["View", "Presenter", "Interactor", "Router"])
  }

  /// A view with two presenters. One of them is wired in two files,
  /// at the same position in both, with a different router in each.
  private static func twice(_ name: String) -> KeyValuePairs<String, String> {
    func composing(_ word: String, _ presenter: String) -> String {
      """
      extension \(name)Assembly {
        func view\(name)\(word)Module() -> \(name)View {
          let view = \(name)View()
          let presenter = \(presenter)()
          view.output = presenter
          presenter.view = view
          presenter.router = \(word)\(name)Router()
          return view
        }
      }
      final class \(word)\(name)Router: \(name)RouterInput {}
      """
    }
    return [
      "\(name).swift": """
      import UIKit
      protocol \(name)ViewInput: AnyObject {}
      protocol \(name)ViewOutput: AnyObject {}
      protocol \(name)RouterInput: AnyObject {}
      final class \(name)View: UIViewController, \(name)ViewInput { var output: \(name)ViewOutput! }
      final class \(name)Presenter: \(name)ViewOutput {
        weak var view: \(name)ViewInput?
        var router: \(name)RouterInput!
      }
      final class Old\(name)Presenter: \(name)ViewOutput {
        weak var view: \(name)ViewInput?
        var router: \(name)RouterInput!
      }
      final class \(name)Assembly {}
      """,
      "\(name)Assembly+First.swift": composing("First", "\(name)Presenter"),
      "\(name)Assembly+Second.swift": composing("Second", "\(name)Presenter"),
      "\(name)Assembly+Third.swift": composing("Third", "Old\(name)Presenter"),
    ]
  }

  // Sets are seeded differently in each process, so their order varies. If the order mattered, it
  // is unlikely that all eight samples would agree.
  @Test(arguments: ["A", "B", "C", "D", "E", "F", "G", "H"])
  func `Of several files that assemble a module, the first counts in every run`(
    _ name: String
  ) throws {
    let project = SampleProject(Self.twice(name))
    let finder = ModuleFinder(
      project.index, architectures: [try ArchitectureReader().architecture(named: "rambler-viper")])
    let module = try #require(
      finder.modules().first { module in
        module.part("Presenter").map { project.name($0.type) } == "\(name)Presenter"
      })
    #expect(module.part("Router").map { project.name($0.type) } == "First\(name)Router")
  }

  @Test func `A module is found by the code that connects its parts`() throws {
    try checkModules(
      SampleProject([
        "News.swift": ModuleSamples.viper,
        "NewsAssembly.swift": """
        final class NewsAssembly {
          func viewNewsModule() -> UIViewController {
            let view = NewsViewController()
            let presenter = NewsPresenter()
            let interactor = NewsInteractor()
            let router = NewsRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      ]),
      finds: """
        News [rambler-viper] Assembly=NewsAssembly Interactor=NewsInteractor \
        Presenter=NewsPresenter Router=NewsRouter View=NewsViewController
        """)
  }

  @Test func `A module is found by its contracts even if its wiring is not visible`() throws {
    try checkModules(
      SampleProject(ModuleSamples.viper),
      finds: """
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsPresenter Router=NewsRouter \
        View=NewsViewController
        """)
  }

  @Test func `Custom names do not matter, nor does wiring through initializers`() throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol FeedShowing: AnyObject {}
        protocol FeedDeciding: AnyObject {}
        protocol FeedWorking: AnyObject {}
        protocol FeedReporting: AnyObject {}
        class Page: UIViewController {}
        final class FeedPage: Page, FeedShowing {
          private let presenter: FeedDeciding
          init(presenter: FeedDeciding) {
            self.presenter = presenter
            super.init(nibName: nil, bundle: nil)
          }
        }
        final class FeedBrain: FeedDeciding, FeedReporting {
          weak var view: FeedShowing?
          private let interactor: FeedWorking
          init(worker: FeedWorking) { interactor = worker }
        }
        final class FeedLogic: FeedWorking { weak var output: FeedReporting? }
        enum FeedStart {
          static func make() -> UIViewController {
            let logic = FeedLogic()
            let brain = FeedBrain(worker: logic)
            let page = FeedPage(presenter: brain)
            brain.view = page
            logic.output = brain
            return page
          }
        }
        """),
      finds: """
        FeedPage [rambler-viper] Assembly=FeedStart Interactor=FeedLogic Presenter=FeedBrain \
        View=FeedPage
        """)
  }

  @Test func `A scene assembled by its view controller is found`() throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol CartBusinessLogic {}
        protocol CartPresentationLogic {}
        protocol CartDisplayLogic: AnyObject {}
        final class CartViewController: UIViewController, CartDisplayLogic {
          var interactor: CartBusinessLogic?
          var router: CartRouter?
          private func setup() {
            let viewController = self
            let interactor = CartInteractor()
            let presenter = CartPresenter()
            let router = CartRouter()
            viewController.interactor = interactor
            viewController.router = router
            interactor.presenter = presenter
            presenter.viewController = viewController
            router.viewController = viewController
          }
        }
        final class CartInteractor: CartBusinessLogic { var presenter: CartPresentationLogic? }
        final class CartPresenter: CartPresentationLogic { weak var viewController: CartDisplayLogic? }
        final class CartRouter { weak var viewController: CartViewController? }
        """),
      finds: """
        Cart [clean-swift] Interactor=CartInteractor Presenter=CartPresenter Router=CartRouter \
        View=CartViewController
        """)
  }

  @Test func `One screen can belong to several modules`() throws {
    let module = { (name: String) in
      """
      final class \(name)Presenter: ExportViewOutput {
        weak var view: ExportViewInput?
        let interactor: \(name)Interactor
        init(interactor: \(name)Interactor) { self.interactor = interactor }
      }
      final class \(name)Interactor { weak var output: \(name)Presenter? }
      enum \(name)Assembly {
        static func make() -> ExportViewController {
          let interactor = \(name)Interactor()
          let presenter = \(name)Presenter(interactor: interactor)
          let view = ExportViewController(output: presenter)
          presenter.view = view
          interactor.output = presenter
          return view
        }
      }
      """
    }
    try checkModules(
      SampleProject([
        "Export.swift": """
        import UIKit
        protocol ExportViewInput: AnyObject {}
        protocol ExportViewOutput: AnyObject {}
        final class ExportViewController: UIViewController, ExportViewInput {
          let output: ExportViewOutput
          init(output: ExportViewOutput) { self.output = output }
        }
        """,
        "Seed.swift": module("Seed"), "Phrase.swift": module("Phrase"),
      ]),
      finds: """
        Phrase [rambler-viper] Assembly=PhraseAssembly Interactor=PhraseInteractor \
        Presenter=PhrasePresenter View=ExportViewController
        Seed [rambler-viper] Assembly=SeedAssembly Interactor=SeedInteractor \
        Presenter=SeedPresenter View=ExportViewController
        """)
  }

  @Test func `A screen with a helper is not a module`() throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol RowsDelegate: AnyObject {}
        final class RowsAdapter { weak var delegate: RowsDelegate? }
        final class RowsViewController: UIViewController, RowsDelegate {
          private let adapter = RowsAdapter()
          func start() { adapter.delegate = self }
        }
        """),
      finds: "")
  }

  @Test func `Doubles and tests are not parts`() throws {
    try checkModules(
      SampleProject([
        "App/News.swift": ModuleSamples.viper,
        "AppTests/NewsPresenterTests.swift": """
        import XCTest
        final class NewsViewMock: NewsViewInput {}
        final class NewsPresenterTests: XCTestCase {
          func testIt() {
            let presenter = NewsPresenter()
            presenter.view = NewsViewMock()
          }
        }
        """,
      ]),
      finds: """
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsPresenter Router=NewsRouter \
        View=NewsViewController
        """)
  }

  @Test func `A module needs no screen of a UI framework`() throws {
    try checkModules(
      SampleProject(ModuleSamples.viper.replacing("UIViewController", with: "Terminal")),
      finds: """
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsPresenter Router=NewsRouter \
        View=NewsViewController
        """)
  }

  @Test func `A module with a foreign view has its other parts`() throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol RootInteractorInput: AnyObject {}
        protocol RootInteractorOutput: AnyObject {}
        final class RootPresenter: RootInteractorOutput {
          var view: UIWindow!
          var interactor: RootInteractorInput!
          var router: RootRouter!
        }
        final class RootRouter { weak var transitionHandler: UIWindow? }
        final class RootInteractor: RootInteractorInput { weak var presenter: RootInteractorOutput? }
        """),
      finds: """
        Root [rambler-viper] Interactor=RootInteractor Presenter=RootPresenter Router=RootRouter
        """)
  }

  @Test func `A screen and its presenter alone are a module`() throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol SignInView: AnyObject {}
        final class SignInViewController: UIViewController, SignInView {
          var presenter: SignInPresenter?
          func start() { presenter = SignInPresenter(view: self) }
        }
        final class SignInPresenter {
          weak var view: SignInView?
          init(view: SignInView) { self.view = view }
        }
        """),
      finds: "SignIn [surf-mvp] Presenter=SignInPresenter View=SignInViewController")
  }

  @Test(arguments: [("SignInPresenter", true), ("SignInLoader", false), ("TitlePresenter", false)])
  func `A presenter named like its screen needs no other sign`(
    _ name: String, _ isModule: Bool
  ) throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        final class SignInViewController: UIViewController {
          private let presenter: \(name)
          init(presenter: \(name)) { self.presenter = presenter }
          override func viewDidLoad() { title = presenter.title() }
        }
        final class \(name) { func title() -> String { "" } }
        """),
      finds: isModule ? "SignIn [surf-mvp] Presenter=SignInPresenter View=SignInViewController" : ""
    )
  }

  @Test(arguments: [
    ("UITableViewCell", "", ""), ("UIView", "", ""),
    ("UIView", "var router: SignInRouter!", "Router=SignInRouter "),
    ("UIViewController", "", ""),
  ])
  func `A cell or a view with only a presenter is no module`(
    _ superclass: String, _ property: String, _ router: String
  ) throws {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol SignInViewInput: AnyObject {}
        final class SignInView: \(superclass), SignInViewInput {
          var presenter: SignInPresenter?
          func start() {
            presenter = SignInPresenter()
            presenter?.view = self
            presenter?.router = SignInRouter()
          }
        }
        final class SignInPresenter {
          weak var view: SignInViewInput?
          \(property)
        }
        final class SignInRouter { weak var view: UIViewController? }
        """),
      finds: superclass == "UIViewController" || !router.isEmpty
        ? "SignIn [surf-mvp] Presenter=SignInPresenter \(router)View=SignInView" : "")
  }

  @Test func `Two user interfaces of one module are two views of it`() throws {
    let project = SampleProject([
      "Core.swift": ModuleSamples.viper.replacing(
        "final class NewsViewController: UIViewController", with: "class NewsPage: UIViewController"
      ),
      "Windows.swift": """
      final class NewsWindow: UIView, NewsViewInput { var output: NewsViewOutput! }
      enum WindowAssembly {
        static func make() {
          let view = NewsWindow()
          let presenter = NewsPresenter()
          view.output = presenter
          presenter.view = view
        }
      }
      """,
      "Pages.swift": """
      enum PageAssembly {
        static func make() {
          let view = NewsPage()
          let presenter = NewsPresenter()
          view.output = presenter
          presenter.view = view
        }
      }
      """,
    ])
    try checkModules(
      project,
      finds: """
        News [rambler-viper] Assembly=WindowAssembly Interactor=NewsInteractor \
        Presenter=NewsPresenter Router=NewsRouter View=NewsPage View=NewsWindow
        """)
  }

  @Test func `A type that many modules reference belongs to none`() throws {
    let module = { (name: String) in
      ModuleSamples.viper.replacing("News", with: name).replacing("import UIKit", with: "")
        .replacing("\n  var router: \(name)RouterInput!", with: "\n  var navigator: Navigator!")
        .replacing(#/final class \w+Router: .*\n?/#, with: "")
    }
    let names = ["News", "Cart", "Menu", "Help", "Chat"]
    let parts = names.sorted().map { name in
      """
      \(name) [rambler-viper] Interactor=\(name)Interactor Presenter=\(name)Presenter \
      View=\(name)ViewController
      """
    }
    try checkModules(
      SampleProject(
        "import UIKit\nfinal class Navigator {}\n" + names.map(module).joined(separator: "\n")),
      finds: parts.joined(separator: "\n"))
  }

  @Test func `A screen that holds another module's input is no view of that module`() throws {
    let container = """
      import UIKit
      protocol NewsModuleInput: AnyObject { func open() }
      protocol NewsModuleOutput: AnyObject { func didClose() }
      extension NewsPresenter: NewsModuleInput { func open() {} }
      final class RootViewController: UIViewController, NewsModuleOutput {
        var newsInput: NewsModuleInput!
        func didClose() {}
        func embedNews() {
          let presenter = NewsPresenter()
          let screen = NewsViewController()
          screen.output = presenter
          presenter.view = screen
          presenter.moduleOutput = self
          newsInput = presenter
        }
      }
      """
    let news = ModuleSamples.viper.replacing(
      "var router: NewsRouterInput!",
      with: "var router: NewsRouterInput!\n  weak var moduleOutput: NewsModuleOutput?")
    let project = SampleProject(["News.swift": news, "Root.swift": container])
    let shipped = try ["rambler-viper", "surf-mvp", "bytepace-viper"].map {
      try ArchitectureReader().architecture(named: $0)
    }
    let modules = ModuleFinder(project.index, architectures: shipped).modules()
    #expect(modules.map(\.name) == ["News"])
    #expect(!modules.flatMap(\.parts).contains { project.name($0.type) == "RootViewController" })
  }

  @Test func `A screen with its coordinators is no module`() throws {
    let project = SampleProject([
      "Tabs.swift": """
      import UIKit
      protocol Coordinator: AnyObject { var parentCoordinator: Coordinator? { get } }
      protocol TabsDelegate: AnyObject { func didChangeZone() }
      final class TabsViewController: UITabBarController { weak var zoneDelegate: TabsDelegate? }
      final class TabsCoordinator: Coordinator, TabsDelegate {
        weak var parentCoordinator: Coordinator?
        var tabsViewController: TabsViewController?
        func didChangeZone() {}
        func start() {
          let screen = TabsViewController()
          screen.zoneDelegate = self
          tabsViewController = screen
        }
      }
      final class LoginCoordinator: Coordinator {
        weak var parentCoordinator: Coordinator?
        let navigation = UINavigationController()
        func finish() {
          let tabs = TabsCoordinator()
          tabs.parentCoordinator = self
          tabs.start()
          navigation.dismiss(animated: true)
        }
      }
      """
    ])
    let shipped = try ShippedArchitectures.names.map {
      try ArchitectureReader().architecture(named: $0)
    }
    let modules = ModuleFinder(project.index, architectures: shipped).modules()
    #expect(modules.map(\.name) == [])
  }

  // MARK: Contracts

  @Test func `Contracts connect parts or are named after the module`() throws {
    let project = SampleProject([
      "News.swift": ModuleSamples.viper,
      "Open.swift": """
      protocol NewsModuleInput: AnyObject {}
      protocol NewsModuleOutput: AnyObject {}
      protocol CartModuleOutput: AnyObject {}
      protocol Unrelated {}
      extension NewsPresenter: NewsModuleInput, CartModuleOutput, Unrelated {}
      final class Holder { weak var output: NewsModuleOutput? }
      """,
    ])
    let rambler = try ArchitectureReader().architecture(named: "rambler-viper")
    let module = try #require(ModuleFinder(project.index, architectures: [rambler]).modules().first)
    #expect(
      module.contracts.map { "\($0.contract)=\(project.name($0.type))" } == [
        "InteractorInput=NewsInteractorInput", "InteractorOutput=NewsInteractorOutput",
        "ModuleInput=NewsModuleInput", "RouterInput=NewsRouterInput", "ViewInput=NewsViewInput",
        "ViewOutput=NewsViewOutput",
      ])
  }

  @Test func `A part with the module's name and references from two sides is certain`() throws {
    let project = SampleProject([
      "News.swift": ModuleSamples.viper,
      "Help.swift": "final class HelpNavigator {}\nextension NewsPresenter {}",
    ])
    let rambler = try ArchitectureReader().architecture(named: "rambler-viper")
    let module = try #require(ModuleFinder(project.index, architectures: [rambler]).modules().first)
    for role in ["View", "Presenter", "Interactor", "Router"] {
      #expect(module.part(role)?.certainty == .certain, "\(role)")
    }
  }
}
