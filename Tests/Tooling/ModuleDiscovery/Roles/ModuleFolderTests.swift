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
}
