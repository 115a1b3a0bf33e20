import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

@Suite struct ModuleFinderTests {
  /// Compares the found modules with lines like `Feed [clean-swift] View=FeedViewController`.
  private func check(
    _ project: SampleProject, finds expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let architectures = try [
      "rambler-viper", "surf-mvp", "clean-swift", "bytepace-viper", "mutual-mobile-viper",
    ].map { try ArchitectureReader().architecture(named: $0) }
    let finder = ModuleFinder(project.index, architectures: architectures)
    let found = finder.modules().map { module in
      let parts = module.parts.map { "\($0.role)=\(project.name($0.type))" }
      return "\(module.name) [\(module.architecture)] \(parts.sorted().joined(separator: " "))"
    }
    #expect(found.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  private static let viper = """
    import UIKit
    protocol NewsViewInput: AnyObject {}
    protocol NewsViewOutput: AnyObject {}
    protocol NewsInteractorInput: AnyObject {}
    protocol NewsInteractorOutput: AnyObject {}
    protocol NewsRouterInput: AnyObject {}
    final class NewsViewController: UIViewController, NewsViewInput { var output: NewsViewOutput! }
    final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
      weak var view: NewsViewInput?
      var interactor: NewsInteractorInput!
      var router: NewsRouterInput!
    }
    final class NewsInteractor: NewsInteractorInput { weak var output: NewsInteractorOutput? }
    final class NewsRouter: NewsRouterInput { weak var transitionHandler: UIViewController? }
    """

  /// A view with helpers that refer to each other as a presenter, an interactor and a router would.
  private static func helpers(_ name: String, _ decider: String) -> String {
    """
    import UIKit
    protocol PhotoUpdates: AnyObject { func update() }
    protocol PhotoActions: AnyObject { func act() }
    final class PhotoController: UIViewController { var adapter: PhotoAdapter! }
    final class PhotoAdapter: PhotoUpdates, PhotoActions {
      weak var parent: PhotoController?
      var factory: PhotoFactory!
      var about: PhotoAbout!
      func update() {}
      func act() {}
    }
    final class PhotoFactory { weak var delegate: PhotoActions? }
    final class PhotoAbout {
      weak var updates: PhotoUpdates?
      func open(_ view: UIViewController) { view.present(UIViewController(), animated: true) }
    }
    final class PhotoSetup {
      func make() {
        let (view, adapter) = (PhotoController(), PhotoAdapter())
        view.adapter = adapter
        adapter.parent = view
        adapter.factory = PhotoFactory()
        adapter.about = PhotoAbout()
        adapter.factory.delegate = adapter
        adapter.about.updates = adapter
      }
    }

    """.replacing("PhotoAdapter", with: "Photo\(decider)").replacing("Photo", with: name)
  }

  private func names(_ texts: [String]) throws -> [String] {
    let architectures = try ["rambler-viper", "bytepace-viper"].map {
      try ArchitectureReader().architecture(named: $0)
    }
    let project = SampleProject(texts.joined(separator: "\n"))
    return ModuleFinder(project.index, architectures: architectures).modules().map(\.name)
  }

  private static func modules(_ names: String...) -> [String] {
    names.map { viper.replacing("News", with: $0) }
  }

  @Test func `Helpers are no module where modules have presenters`() throws {
    let helpers = Self.helpers("Photo", "Adapter")
    #expect(try names([helpers]) == ["Photo"])
    #expect(try names(Self.modules("Blog", "News") + [helpers]) == ["Blog", "News"])
  }

  @Test func `A team's own word for presenters is a word like any other`() throws {
    let own = ["Photo", "Video", "Audio"].map { Self.helpers($0, "Brain") }
    #expect(
      try names(Self.modules("Blog", "News", "Shop", "Wiki") + own)
        == ["Audio", "Blog", "News", "Photo", "Shop", "Video", "Wiki"])
  }

  @Test func `A module may be composed in two steps`() throws {
    let project = SampleProject(
      """
      import UIKit
      protocol FeedInteractorInput { func find() }
      protocol FeedInteractorOutput { func found() }
      protocol FeedViewInterface { func show() }
      protocol FeedModuleInterface { func update() }
      final class FeedInteractor: FeedInteractorInput { var output: FeedInteractorOutput? }
      final class FeedPresenter: FeedInteractorOutput, FeedModuleInterface {
        var feedInteractor: FeedInteractorInput?
        var feedWireframe: FeedWireframe?
        var userInterface: FeedViewInterface?
      }
      final class FeedViewController: UITableViewController, FeedViewInterface {
        var eventHandler: FeedModuleInterface?
      }
      final class FeedWireframe {
        var feedPresenter: FeedPresenter?
        var feedViewController: FeedViewController?
        func show(in window: UIWindow) {
          let view = FeedViewController()
          view.eventHandler = feedPresenter
          feedViewController = view
          feedPresenter!.userInterface = view
          window.rootViewController = view
        }
      }
      final class AppDependencies {
        var feedWireframe = FeedWireframe()
        func configure() {
          let (presenter, interactor) = (FeedPresenter(), FeedInteractor())
          interactor.output = presenter
          presenter.feedInteractor = interactor
          presenter.feedWireframe = feedWireframe
          feedWireframe.feedPresenter = presenter
        }
      }
      """)
    try check(
      project,
      finds: "Feed [mutual-mobile-viper] Interactor=FeedInteractor Presenter=FeedPresenter "
        + "View=FeedViewController Wireframe=FeedWireframe")
  }

  @Test func `A provider of data is no tracker of a cache`() throws {
    let project = SampleProject(
      Self.viper.replacing(
        "final class NewsInteractor: NewsInteractorInput {",
        with: "final class NewsInteractor: NewsInteractorInput { let provider = NewsProviderImpl()")
          + """

          final class NewsProviderImpl { weak var delegate: NewsInteractor? }
          final class NewsAssembly {
            func make() {
              let (view, presenter) = (NewsViewController(), NewsPresenter())
              let interactor = NewsInteractor()
              view.output = presenter
              presenter.view = view
              presenter.interactor = interactor
              interactor.output = presenter
              interactor.provider.delegate = interactor
            }
          }
          """)
    let architecture = try ArchitectureReader().architecture(named: "rambler-viper")
    let module = try #require(
      ModuleFinder(project.index, architectures: [architecture]).modules().first)
    #expect(module.part("Interactor") != nil)
    #expect(module.part("CacheTracker").map { "\($0.certainty)" } != "certain")
  }

  @Test func `What composes the whole app is no module's wireframe`() throws {
    func project(_ composer: String) -> SampleProject {
      SampleProject(
        """
        import UIKit
        protocol FeedInteractorInput { func find() }
        protocol FeedInteractorOutput: AnyObject { func found() }
        protocol FeedViewInterface: AnyObject { func show() }
        protocol FeedModuleInterface { func update() }
        final class FeedInteractor: FeedInteractorInput { weak var output: FeedInteractorOutput? }
        final class FeedPresenter: FeedInteractorOutput, FeedModuleInterface {
          var interactor: FeedInteractorInput?
          weak var userInterface: FeedViewInterface?
        }
        final class FeedViewController: UITableViewController, FeedViewInterface {
          var eventHandler: FeedModuleInterface?
        }
        final class \(composer) {
          func make() -> UIViewController {
            let (presenter, interactor) = (FeedPresenter(), FeedInteractor())
            let view = FeedViewController()
            interactor.output = presenter
            presenter.interactor = interactor
            view.eventHandler = presenter
            presenter.userInterface = view
            return view
          }
        }
        """)
    }
    let architecture = try ArchitectureReader().architecture(named: "mutual-mobile-viper")
    func wireframe(_ composer: String) -> String? {
      let finder = ModuleFinder(project(composer).index, architectures: [architecture])
      return finder.modules().first?.part("Wireframe").map { "\($0.certainty)" }
    }
    #expect(wireframe("FeedWireframe") == "certain")
    #expect(wireframe("FeedBuilder") == "likely")
    #expect(wireframe("AppDependencies") == nil)
  }

  @Test func `A container that only a router holds is no module of its own`() throws {
    let project = SampleProject(
      """
      import UIKit
      protocol BoardRouting { func showDetails() }
      final class BoardCoordinator: BoardRouting {
        private weak var navigation: UINavigationController!
        func start() {
          let presenter = BoardPresenter(coordinator: self)
          let interactor = BoardInteractor(presenter: presenter)
          let controller = BoardViewController(interactor: interactor)
          navigation = DarkNavigationController(rootViewController: controller)
        }
        func showDetails() { navigation.pushViewController(UIViewController(), animated: true) }
      }
      final class DarkNavigationController: UINavigationController {}
      final class BoardPresenter {
        private let coordinator: BoardRouting
        init(coordinator: BoardRouting) { self.coordinator = coordinator }
      }
      final class BoardInteractor {
        private let presenter: BoardPresenter
        init(presenter: BoardPresenter) { self.presenter = presenter }
      }
      final class BoardViewController: UIViewController {
        private let interactor: BoardInteractor
        init(interactor: BoardInteractor) { self.interactor = interactor }
      }
      """)
    try check(
      project,
      finds: "Board [clean-swift] Interactor=BoardInteractor Presenter=BoardPresenter "
        + "Router=BoardCoordinator View=BoardViewController")
  }

  @Test(arguments: [
    "{ view as? FeedView }", "{ return view as? FeedView }", "{ get { self.view as! FeedView } }",
  ])
  func `A getter that casts what a base class holds refers to it`(_ getter: String) throws {
    let project = SampleProject(
      """
      import UIKit
      protocol View: AnyObject { var listener: Listener? { get set } }
      protocol Listener: AnyObject { func attach(view: View) }
      class BasePresenter: Listener {
        weak var view: View?
        func attach(view: View) { self.view = view }
      }
      class BaseViewController: UIViewController, View { var listener: Listener? }
      protocol FeedView: View {}
      protocol FeedListener: Listener {}
      protocol FeedRouter {}
      final class FeedViewController: BaseViewController, FeedView {
        private var feedListener: FeedListener? { return listener as? FeedListener }
      }
      final class FeedPresenter: BasePresenter, FeedListener {
        private let router: FeedRouter
        private var feedView: FeedView? \(getter)
        init(router: FeedRouter) { self.router = router }
      }
      final class FeedCoordinator: FeedRouter {
        func start() {
          let view = FeedViewController()
          bind(FeedPresenter(router: self), with: view)
        }
        func bind(_ presenter: Listener, with view: View) {
          presenter.attach(view: view)
          view.listener = presenter
        }
      }
      """)
    try check(
      project,
      finds:
        "Feed [surf-mvp] Presenter=FeedPresenter Router=FeedCoordinator View=FeedViewController")
  }

  @Test func `An architecture may have any number of roles`() throws {
    var architecture = try ArchitectureReader().architecture(named: "rambler-viper")
    architecture.roles.insert(contentsOf: (0..<200).map { Role(name: "Other\($0)") }, at: 0)
    let finder = ModuleFinder(SampleProject(Self.viper).index, architectures: [architecture])
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
    try check(
      SampleProject([
        "News.swift": Self.viper,
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
    try check(
      SampleProject(Self.viper),
      finds: """
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsPresenter Router=NewsRouter \
        View=NewsViewController
        """)
  }

  @Test func `Custom names do not matter, nor does wiring through initializers`() throws {
    try check(
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
    try check(
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
    try check(
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
    try check(
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
    try check(
      SampleProject([
        "App/News.swift": Self.viper,
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
    try check(
      SampleProject(Self.viper.replacing("UIViewController", with: "Terminal")),
      finds: """
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsPresenter Router=NewsRouter \
        View=NewsViewController
        """)
  }

  @Test func `A module with a foreign view has its other parts`() throws {
    try check(
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
    try check(
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

  @Test func `Two user interfaces of one module are two views of it`() throws {
    let project = SampleProject([
      "Core.swift": Self.viper.replacing(
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
    try check(
      project,
      finds: """
        News [rambler-viper] Assembly=WindowAssembly Interactor=NewsInteractor \
        Presenter=NewsPresenter Router=NewsRouter View=NewsPage View=NewsWindow
        """)
  }

  @Test func `A type that many modules reference belongs to none`() throws {
    let module = { (name: String) in
      Self.viper.replacing("News", with: name).replacing("import UIKit", with: "")
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
    try check(
      SampleProject(
        "import UIKit\nfinal class Navigator {}\n" + names.map(module).joined(separator: "\n")),
      finds: parts.joined(separator: "\n"))
  }

  // MARK: Contracts

  @Test func `Contracts connect parts or are named after the module`() throws {
    let project = SampleProject([
      "News.swift": Self.viper,
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
      "News.swift": Self.viper,
      "Help.swift": "final class HelpNavigator {}\nextension NewsPresenter {}",
    ])
    let rambler = try ArchitectureReader().architecture(named: "rambler-viper")
    let module = try #require(ModuleFinder(project.index, architectures: [rambler]).modules().first)
    for role in ["View", "Presenter", "Interactor", "Router"] {
      #expect(module.part(role)?.certainty == .certain, "\(role)")
    }
  }
}
