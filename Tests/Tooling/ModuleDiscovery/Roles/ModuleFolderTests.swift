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
}
