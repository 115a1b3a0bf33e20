import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

/// What a module's folder, its files and its composer say about its parts and its name.
@Suite struct ModuleFolderTests {
  @Test(arguments: ["Feed+", "Feed.", "Feed-", "Feed_", "Feed"])
  func `A module of nested types is named without the sign in its files' names`(
    _ prefix: String
  ) throws {
    try checkModules(
      SampleProject([
        "Feed/Feed.swift": "struct Feed {}",
        "Feed/\(prefix)View.swift": """
        import UIKit
        extension Feed { final class View: UIViewController { var presenter: Presenter! } }
        """,
        "Feed/\(prefix)Presenter.swift":
          "extension Feed { final class Presenter { weak var view: View? } }",
      ]),
      finds: "Feed [surf-mvp] Presenter=Presenter View=View")
  }

  // MARK: Composers named after the module

  private static let parts = """
    import UIKit
    protocol FeedViewInput: AnyObject { var output: FeedViewOutput? { get set } }
    protocol FeedViewOutput: AnyObject {}
    protocol FeedInteractorInput: AnyObject {}
    protocol FeedInteractorOutput: AnyObject {}
    final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
    final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
      weak var view: FeedViewInput?
      var interactor: FeedInteractorInput!
      func present(from other: UIViewController) {}
    }
    final class FeedInteractor: FeedInteractorInput { weak var output: FeedInteractorOutput? }

    """

  @Test(arguments: ["Module", "Builder", "Factory"])
  func `A type that makes and keeps the parts of a module is no router`(_ word: String) throws {
    try checkModules(
      SampleProject(
        Self.parts
          + """
          final class FeedModule {
            private let view: FeedViewInput?
            private let presenter: FeedPresenter
            init() {
              view = FeedViewController()
              let interactor = FeedInteractor()
              presenter = FeedPresenter()
              presenter.view = view
              presenter.interactor = interactor
              view?.output = presenter
              interactor.output = presenter
            }
            func present(from other: UIViewController) { presenter.present(from: other) }
          }
          """.replacing("FeedModule", with: "Feed\(word)")),
      among: ["rambler-viper", "bytepace-viper"],
      finds: """
        Feed [rambler-viper] Assembly=Feed\(word) Interactor=FeedInteractor \
        Presenter=FeedPresenter View=FeedViewController
        """)
  }

  @Test func `A structure named after the module that makes its parts is its composer`() throws {
    let text = """
      import SwiftUI
      final class FeedInteractor: ObservableObject {}
      struct FeedView: View { @ObservedObject var interactor: FeedInteractor }
      struct FeedModule {
        static func build() -> some View { FeedView(interactor: FeedInteractor()) }
      }
      """
    try checkModules(
      SampleProject(text),
      finds: "Feed [clean-swift] Configurator=FeedModule Interactor=FeedInteractor View=FeedView")
    // What makes the parts of the whole app is no part of one module.
    try checkModules(
      SampleProject(text.replacing("FeedModule", with: "AppModule")),
      finds: "Feed [clean-swift] Interactor=FeedInteractor View=FeedView")
  }

  // MARK: Models

  private static let scene = """
    import UIKit
    protocol FeedBusinessLogic {}
    protocol FeedPresentationLogic {}
    protocol FeedDisplayLogic: AnyObject {}
    final class FeedViewController: UIViewController, FeedDisplayLogic {
      var interactor: FeedBusinessLogic?
    }
    final class FeedInteractor: FeedBusinessLogic { var presenter: FeedPresentationLogic? }
    final class FeedPresenter: FeedPresentationLogic {
      weak var viewController: FeedDisplayLogic?
    }
    """
  private static let found =
    "Feed [clean-swift] Interactor=FeedInteractor{M} Presenter=FeedPresenter View=FeedViewController"

  private func check(
    models: String, in folder: String = "App/Feed", find model: String?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try checkModules(
      SampleProject(["App/Feed/Feed.swift": Self.scene, "\(folder)/Models.swift": models]),
      finds: Self.found.replacing("{M}", with: model.map { " Models=\($0)" } ?? ""),
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["struct FeedModels", "final class FeedModel", "enum FeedModel", "struct Feed"])
  func `A namespace of models in the scene's folder may be of any kind`(_ type: String) throws {
    let models = "\(type) { struct Item { let title: String } }"
    let name = String(type.split(separator: " ").last ?? "")
    try check(models: models, find: name)
    try check(models: models, in: "App/Feed/Models", find: name)
    try check(models: models, in: "Core/Data", find: nil)
  }

  @Test func `An entity with the scene's name is not its models`() throws {
    try check(models: "struct FeedModel { let id: Int; struct Item {} }", find: nil)
    try check(models: "final class Feed { var items: [Int] = []; enum State {} }", find: nil)
    try check(models: "struct FeedModel {}", find: nil)
  }

  @Test func `Models may have the longer name that most parts have`() throws {
    let text = Self.scene.replacing("FeedInteractor", with: "FeedViewInteractor")
      .replacing("FeedPresenter", with: "FeedViewPresenter")
    try checkModules(
      SampleProject([
        "Feed/Feed.swift": text,
        "Feed/FeedViewModels.swift": "enum FeedViewModels { struct Request {} }",
      ]),
      finds: """
        Feed [clean-swift] Interactor=FeedViewInteractor Models=FeedViewModels \
        Presenter=FeedViewPresenter View=FeedViewController
        """)
  }

  @Test(arguments: ["VC", "ViewController"])
  func `A module whose parts are called after a VC is called without it`(word: String) throws {
    let text = Self.scene.replacing("FeedViewController", with: "Feed\(word)")
      .replacing("FeedPresenter", with: "Feed\(word)Presenter")
    try checkModules(
      SampleProject(["Feed/Feed.swift": text]),
      finds:
        "Feed [clean-swift] Interactor=FeedInteractor Presenter=Feed\(word)Presenter View=Feed\(word)"
    )
  }

  @Test func `A router that is called after a VC is a part of the module`() throws {
    let text = """
      import UIKit
      protocol NewsView: AnyObject {}
      final class NewsVC: UIViewController, NewsView {
        var presenter: NewsVCPresenter?
      }
      final class NewsVCPresenter {
        weak var view: NewsView?
        let interactor: NewsInteractor
        init(view: NewsView, interactor: NewsInteractor) {
          self.view = view
          self.interactor = interactor
        }
      }
      final class NewsInteractor {}
      final class NewsVCRouter {
        static func make() -> UIViewController {
          let view = NewsVC()
          let presenter = NewsVCPresenter(view: view, interactor: NewsInteractor())
          view.presenter = presenter
          return view
        }
      }
      """
    try checkModules(
      SampleProject(["News/News.swift": text]),
      finds: """
        News [rambler-viper] Interactor=NewsInteractor Presenter=NewsVCPresenter Router=NewsVCRouter \
        View=NewsVC
        """)
  }

  // MARK: Parts that nothing references

  private static let bare = """
    import UIKit
    protocol NewsViewInput: AnyObject {}
    protocol NewsViewOutput: AnyObject {}
    protocol NewsInteractorInput: AnyObject {}
    protocol NewsInteractorOutput: AnyObject {}
    final class NewsViewController: UIViewController, NewsViewInput { var output: NewsViewOutput! }
    final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
      weak var view: NewsViewInput?
      var interactor: NewsInteractorInput!
    }
    final class NewsInteractor: NewsInteractorInput { weak var output: NewsInteractorOutput? }
    """

  private func check(
    _ text: String, in folder: String = "App/News", is certainty: Module.Certainty?,
    _ role: String = "Router", sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let project = SampleProject([
      "App/News/News.swift": Self.bare, "\(folder)/Other.swift": text,
    ])
    let finder = ModuleFinder(
      project.index, architectures: [try ArchitectureReader().architecture(named: "rambler-viper")])
    let module = try #require(finder.modules().first)
    #expect(module.name == "News", sourceLocation: sourceLocation)
    #expect(module.part(role)?.certainty == certainty, sourceLocation: sourceLocation)
  }

  @Test func `A router that nothing holds is found by its protocol beside the other parts`() throws
  {
    let router = """
      protocol NewsRouterProtocol { static func open() }
      final class NewsRouter: NewsRouterProtocol { static func open() {} }
      """
    try check(router, is: .likely)
    try check(router, in: "App/News/Router", is: .likely)
    try check(router, in: "Library/Old", is: nil)
    try check(router.replacing("class NewsRouter", with: "class AppRouter"), is: nil)
    try check("protocol NewsRouter {}\nfinal class NewsRouterImpl: NewsRouter {}", is: .likely)
    // A router of another kind, such as one of requests, is none.
    try check("final class NewsRouter {}", is: nil)
    let opening =
      "final class NewsRouter { func open(_ a: UIViewController) { a.dismiss(animated: true) } }"
    try check(opening, is: .likely)
    try check(opening, in: "App", is: nil)
    try check("final class NewsCoordinator {}", in: "App/News", is: nil)
  }

  @Test func `A router that nothing holds is certain if it also makes a part`() throws {
    try check(
      """
      protocol NewsWireFrame { static func make() -> UIViewController? }
      final class NewsRouter: NewsWireFrame {
        static func make() -> UIViewController? {
          let view = UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController()
          let presenter = NewsPresenter()
          return view
        }
      }
      """, is: .certain)
  }

  @Test func `A builder that makes one part is found beside the parts by its name`() throws {
    try check(
      "final class NewsBuilder { func build() { let presenter = NewsPresenter() } }",
      is: .likely, "Assembly")
    try check("final class NewsBuilder { let reader = 1 }", is: nil, "Assembly")
    // What collects values is called a builder, too.
    try check(
      "protocol NewsBuilderProtocol {}\nfinal class NewsBuilder: NewsBuilderProtocol {}", is: nil,
      "Assembly")
    try check(
      "final class NewsBuilder { let presenter = NewsPresenter() }", is: nil, "Assembly")
  }

  @Test func `What calls a module's configurator for the storyboard is a part of the module`()
    throws
  {
    let configurator = """
      final class NewsConfigurator {
        func configure(_ view: NewsViewController) {
          let presenter = NewsPresenter()
          let interactor = NewsInteractor()
          view.output = presenter
          presenter.interactor = interactor
        }
      }

      """
    let initializer = """
      final class NewsModuleInitializer: NSObject {
        @IBOutlet weak var newsViewController: NewsViewController!
        override func awakeFromNib() { NewsConfigurator().configure(newsViewController) }
      }
      """
    func assemblies(_ text: String) throws -> [String] {
      let project = SampleProject([
        "App/News/News.swift": Self.bare, "App/News/Assembly/Assembly.swift": text,
      ])
      let finder = ModuleFinder(
        project.index,
        architectures: [try ArchitectureReader().architecture(named: "rambler-viper")])
      return finder.modules().flatMap(\.parts).filter { $0.role == "Assembly" }
        .map { project.name($0.type) }
    }
    #expect(
      try assemblies(configurator + initializer) == ["NewsConfigurator", "NewsModuleInitializer"])
    #expect(
      try assemblies(configurator + "final class NewsInitializer {}") == ["NewsConfigurator"])
  }
}
