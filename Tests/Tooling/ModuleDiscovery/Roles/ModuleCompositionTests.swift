import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

/// Which types around a screen are its module, judging by who composes and holds them.
@Suite struct ModuleCompositionTests {
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
    names.map { ModuleSamples.viper.replacing("News", with: $0) }
  }

  @Test func `Helpers that refer to each other are not a module beside modules with presenters`()
    throws
  {
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
    try checkModules(
      project,
      finds: "Feed [mutual-mobile-viper] Interactor=FeedInteractor Presenter=FeedPresenter "
        + "View=FeedViewController Wireframe=FeedWireframe")
  }

  /// A screen of the MVP architecture that creates its own presenter and, with `more`, other objects.
  private static func mvp(_ name: String, property: String = "", more: String = "") -> String {
    """

    protocol \(name)ViewDelegate: AnyObject { func show\(name)() }
    final class \(name)Presenter {
      private weak var delegate: \(name)ViewDelegate?
      init(delegate: \(name)ViewDelegate) { self.delegate = delegate }
      func load() { delegate?.show\(name)() }
    }
    final class \(name)VC: UIViewController, \(name)ViewDelegate {
      \(property)
      var \(name.lowercased())Presenter: \(name)Presenter?
      override func viewDidLoad() {
        \(more)
        \(name.lowercased())Presenter = \(name)Presenter(delegate: self)
      }
      func show\(name)() {}
    }
    """
  }

  private func parts(_ texts: [String]) throws -> [String] {
    let architectures = try [ArchitectureReader().architecture(named: "surf-mvp")]
    let project = SampleProject("import UIKit\n" + texts.joined(separator: "\n"))
    return ModuleFinder(project.index, architectures: architectures).modules().map { module in
      "\(module.name): "
        + module.parts.map { project.index.name(of: $0.type) }.joined(separator: ", ")
    }
  }

  @Test func `A screen that uses another module's presenter as well has its own one`() throws {
    let taxi = "\nextension RentVC: TaxiViewDelegate { func showTaxi() {} }"
    let rent = Self.mvp(
      "Rent", property: "var taxiPresenter: TaxiPresenter?",
      more: "taxiPresenter = TaxiPresenter(delegate: self)")
    #expect(
      try parts([Self.mvp("Taxi"), rent, taxi]) == [
        "Rent: RentVC, RentPresenter", "Taxi: TaxiVC, TaxiPresenter",
      ])
  }

  @Test(arguments: [(["Feed", "Map"], false), (["Map"], true)])
  func `What helps several screens, also those with a presenter, presents none of them`(
    _ others: [String], isPresenter: Bool
  ) throws {
    let help = "alertPresenter = AlertPresenter(delegate: self)"
    let property = "var alertPresenter: AlertPresenter?"
    let alert = """
      protocol AlertDelegate: AnyObject { func show() }
      final class AlertPresenter {
        private weak var delegate: AlertDelegate?
        init(delegate: AlertDelegate) { self.delegate = delegate }
        func load() { delegate?.show() }
      }
      final class LoginVC: UIViewController, AlertDelegate {
        \(property)
        override func viewDidLoad() { \(help) }
        func show() { alertPresenter?.load() }
      }
      """
    let screens = others.map {
      Self.mvp($0, property: property, more: help)
        + "\nextension \($0)VC: AlertDelegate { func show() {} }"
    }
    let found = try parts([alert] + screens)
    #expect(found.contains { $0.contains("AlertPresenter") } == isPresenter, "\(found)")
    for name in others { #expect(found.contains("\(name): \(name)VC, \(name)Presenter")) }
  }

  @Test func `A screen that a router gives a value creates its presenter itself`() throws {
    let router = """
      final class ItemStore { weak var screen: RentVC? }
      enum Router {
        static func showRent() -> UIViewController {
          let screen = RentVC()
          screen.store = ItemStore()
          return screen
        }
      }
      """
    #expect(
      try parts([Self.mvp("Rent", property: "var store: ItemStore?"), router]) == [
        "Rent: RentVC, RentPresenter"
      ])
  }

  @Test func `What a screen holds is a router only if something says so`() throws {
    func helper(_ name: String) -> String {
      """
      final class \(name) {
        weak var screen: RentVC?
        func show() { screen?.present(UIViewController(), animated: true) }
      }
      """
    }
    for (name, isRouter) in [("RentRouter", true), ("ImagePicker", false)] {
      let rent = Self.mvp(
        "Rent", property: "let helper = \(name)()", more: "helper.screen = self")
      let found = try parts([rent, helper(name)])
      #expect(found == ["Rent: RentVC, RentPresenter" + (isRouter ? ", \(name)" : "")])
    }
  }

  @Test func `A use case of another scene is not a scene's models`() throws {
    let architecture = try ArchitectureReader().architecture(named: "clean-swift")
    let project = SampleProject(
      """
      import UIKit
      enum Login { enum News { struct Request {} } }
      enum News { enum Load { struct Request {} } }
      protocol NewsDisplayLogic: AnyObject { func display() }
      protocol NewsBusinessLogic { func load(request: News.Load.Request) }
      protocol NewsPresentationLogic { func present() }
      final class NewsViewController: UIViewController, NewsDisplayLogic {
        var interactor: NewsBusinessLogic?
        override func viewDidLoad() {
          let (interactor, presenter) = (NewsInteractor(), NewsPresenter())
          self.interactor = interactor
          interactor.presenter = presenter
          presenter.viewController = self
        }
        func display() {}
      }
      final class NewsInteractor: NewsBusinessLogic {
        var presenter: NewsPresentationLogic?
        func load(request: News.Load.Request) { presenter?.present() }
      }
      final class NewsPresenter: NewsPresentationLogic {
        weak var viewController: NewsDisplayLogic?
        func present() { viewController?.display() }
      }
      """)
    let module = try #require(
      ModuleFinder(project.index, architectures: [architecture]).modules().first)
    let models = try #require(module.part("Models"))
    #expect(project.index.types[models.type].outer == nil)
  }

  @Test func `A data provider is not a cache tracker`() throws {
    let project = SampleProject(
      ModuleSamples.viper.replacing(
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

  @Test func `A type that composes the whole app is not a module's wireframe`() throws {
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

  @Test func `A wireframe that composes its module precedes the presenter's coordinator`()
    throws
  {
    try checkModules(
      SampleProject(
        """
        import UIKit
        protocol FeedInteractorInput { func find() }
        protocol FeedInteractorOutput: AnyObject { func found() }
        protocol FeedViewInterface: AnyObject { func show() }
        protocol FeedModuleInterface { func update() }
        protocol FeedDelegate: AnyObject { func didFinish() }
        final class FeedInteractor: FeedInteractorInput { weak var output: FeedInteractorOutput? }
        final class FeedPresenter: FeedInteractorOutput, FeedModuleInterface {
          var interactor: FeedInteractorInput?
          weak var userInterface: FeedViewInterface?
          weak var delegate: FeedDelegate?
        }
        final class FeedViewController: UITableViewController, FeedViewInterface {
          var eventHandler: FeedModuleInterface?
        }
        enum FeedWireframe {
          static func make(_ delegate: FeedDelegate) -> UIViewController {
            let presenter = FeedPresenter()
            let interactor = FeedInteractor()
            let view = FeedViewController()
            interactor.output = presenter
            presenter.interactor = interactor
            presenter.delegate = delegate
            view.eventHandler = presenter
            presenter.userInterface = view
            return view
          }
        }
        final class FeedCoordinator: FeedDelegate {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack.pushViewController(FeedWireframe.make(self), animated: true) }
          func didFinish() { stack.popViewController(animated: true) }
        }
        """), among: ["mutual-mobile-viper"],
      finds: """
        Feed [mutual-mobile-viper] Interactor=FeedInteractor Presenter=FeedPresenter View=FeedViewController \
        Wireframe=FeedWireframe
        """)
  }

  @Test func `A container that only a router holds is not a module`() throws {
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
    try checkModules(
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
    try checkModules(
      project,
      finds:
        "Feed [surf-mvp] Presenter=FeedPresenter Router=FeedCoordinator View=FeedViewController")
  }

  @Test func `Parts that a library creates and connects by name are found by their casts`() throws {
    let project = SampleProject(
      """
      import UIKit
      import Viperit
      protocol MapViewApi: UserInterfaceProtocol {}
      protocol MapPresenterApi: PresenterProtocol {}
      protocol MapInteractorApi: InteractorProtocol {}
      protocol MapRouterApi: RouterProtocol {}
      final class MapView: UserInterface, MapViewApi {
        private var presenter: MapPresenterApi { return _presenter as! MapPresenterApi }
      }
      final class MapPresenter: Presenter, MapPresenterApi {}
      private extension MapPresenter {
        var view: MapViewApi { return _view as! MapViewApi }
        var interactor: MapInteractorApi { return _interactor as! MapInteractorApi }
        var router: MapRouterApi { return _router as! MapRouterApi }
      }
      final class MapInteractor: Interactor, MapInteractorApi {
        private var presenter: MapPresenterApi { return _presenter as! MapPresenterApi }
      }
      final class MapRouter: Router, MapRouterApi {
        private var presenter: MapPresenterApi { return _presenter as! MapPresenterApi }
      }
      """)
    try checkModules(
      project,
      finds:
        "Map [bytepace-viper] Interactor=MapInteractor Presenter=MapPresenter Router=MapRouter View=MapView"
    )
  }

  @Test(arguments: ["", ": NSObject"])
  func `Parts in a namespace that pass calls through an object in between are a module`(
    _ superclass: String
  ) throws {
    func between(_ name: String, _ part: String, _ type: String) -> String {
      """
      extension NewsScene {
        class \(name)\(superclass) {
          private let queue = DispatchQueue(label: "news")
          private \(part == "displayLogic" ? "weak var" : "let") \(part): \(type)
          init(\(part): \(type)) { self.\(part) = \(part) }
          func send(_ block: @escaping (\(type)) -> Void) { queue.async { block(self.\(part)) } }
        }
      }

      """
    }
    let project = SampleProject(
      """
      import UIKit
      enum NewsScene {
        typealias BusinessLogic = NewsSceneBusinessLogic
        typealias PresentationLogic = NewsScenePresentationLogic
        typealias DisplayLogic = NewsSceneDisplayLogic
      }
      protocol NewsSceneBusinessLogic { func onLoad() }
      protocol NewsScenePresentationLogic { func presentNews() }
      protocol NewsSceneDisplayLogic: AnyObject { func displayNews() }
      extension NewsScene {
        class Interactor: BusinessLogic {
          private let presenter: PresentationLogic
          init(presenter: PresentationLogic) { self.presenter = presenter }
          func onLoad() { presenter.presentNews() }
        }
        struct Presenter: PresentationLogic {
          private let presenterDispatch: PresenterDispatch
          init(presenterDispatch: PresenterDispatch) { self.presenterDispatch = presenterDispatch }
          func presentNews() { presenterDispatch.send { $0?.displayNews() } }
        }
        class ViewController: UIViewController, DisplayLogic {
          private var interactorDispatch: InteractorDispatch?
          func inject(interactorDispatch: InteractorDispatch?) {
            self.interactorDispatch = interactorDispatch
          }
          func displayNews() {}
        }
        enum Configurator {
          static func configure(viewController: ViewController) {
            let presenterDispatch = PresenterDispatch(displayLogic: viewController)
            let presenter = Presenter(presenterDispatch: presenterDispatch)
            let interactor = Interactor(presenter: presenter)
            let interactorDispatch = InteractorDispatch(businessLogic: interactor)
            viewController.inject(interactorDispatch: interactorDispatch)
          }
        }
      }
      """ + between("PresenterDispatch", "displayLogic", "DisplayLogic?")
        + between("InteractorDispatch", "businessLogic", "BusinessLogic"))
    try checkModules(
      project,
      finds:
        "NewsScene [clean-swift] Configurator=Configurator Interactor=Interactor Models=NewsScene "
        + "Presenter=Presenter View=ViewController")
  }

  @Test func `The Coordinator of a bridged UIKit view is not a router`() throws {
    let project = SampleProject(
      ModuleSamples.mvp + """

        struct ShopWebView: UIViewControllerRepresentable {
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: ShopPresenterDelegate {
            func close(_ view: UIViewController) { view.dismiss(animated: true) }
            func make() -> UIViewController {
              let presenter = ShopPresenter(delegate: self)
              let view = ShopViewController()
              view.presenter = presenter
              presenter.view = view
              return view
            }
          }
        }
        """)
    try checkModules(
      project, finds: "Shop [surf-mvp] Presenter=ShopPresenter View=ShopViewController")
  }

  @Test func `A type that decides for one module does not compose the module that it opens`() throws
  {
    let cart = ModuleSamples.viper.replacing("NewsPresenter", with: "CartBrain")
      .replacing("News", with: "Cart")
    let project = SampleProject(
      ModuleSamples.viper + "\n" + cart + """

        extension CartBrain {
          func open() -> UIViewController {
            let (view, presenter) = (NewsViewController(), NewsPresenter())
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """)
    try checkModules(
      project,
      finds: """
        Cart [rambler-viper] Interactor=CartInteractor Presenter=CartBrain Router=CartRouter \
        View=CartViewController
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsPresenter Router=NewsRouter \
        View=NewsViewController
        """)
  }

  @Test func `A second assembly of the same view and presenter is no second module`() throws {
    func builder(_ name: String) -> String {
      """

      final class \(name)Interactor: FeedLogic {}
      final class \(name)Builder {
        func make() -> UIViewController {
          let view = FeedViewController()
          let presenter = FeedPresenter(logic: \(name)Interactor())
          view.presenter = presenter
          presenter.view = view
          return view
        }
      }
      """
    }
    let project = SampleProject(
      """
      import UIKit
      protocol FeedLogic {}
      protocol FeedDisplay: AnyObject {}
      final class FeedViewController: UIViewController, FeedDisplay { var presenter: FeedPresenter! }
      final class FeedPresenter {
        weak var view: FeedDisplay?
        private let logic: FeedLogic
        init(logic: FeedLogic) { self.logic = logic }
      }
      """ + builder("Main") + builder("Welcome"))
    let architecture = try ArchitectureReader().architecture(named: "rambler-viper")
    let modules = ModuleFinder(project.index, architectures: [architecture]).modules()
    #expect(modules.map(\.name) == ["Feed"])
  }

  @Test func `A presenter's misspelled name is a presenter's name`() throws {
    let project = SampleProject(
      ModuleSamples.mvp.replacing("ShopPresenter", with: "ShopPresentor"))
    try checkModules(
      project, finds: "Shop [surf-mvp] Presenter=ShopPresentor View=ShopViewController")
  }

  @Test func `Each app of a repository has its own usual architecture`() throws {
    let delegate = """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {}

      """
    func app(_ sample: String, _ names: String...) -> String {
      delegate
        + names.map { sample.replacing("Shop", with: $0).replacing("News", with: $0) }.joined()
    }
    let project = SampleProject([
      "One/App.swift": app(ModuleSamples.mvp, "Cart", "Shop", "Order"),
      "Two/App.swift": app(ModuleSamples.viper, "Blog", "Feed", "News", "Wiki"),
    ])
    let architectures = try ["rambler-viper", "surf-mvp"].map {
      try ArchitectureReader().architecture(named: $0)
    }
    let modules = ModuleFinder(project.index, architectures: architectures).modules()
    #expect(
      modules.map { "\($0.name) \($0.architecture)" } == [
        "Blog rambler-viper", "Cart surf-mvp", "Feed rambler-viper", "News rambler-viper",
        "Order surf-mvp", "Shop surf-mvp", "Wiki rambler-viper",
      ])
  }
}
