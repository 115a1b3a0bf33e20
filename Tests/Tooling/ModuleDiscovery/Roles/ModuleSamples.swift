import AdderArchitectures
import AdderModuleDiscovery
import AdderTestSupport
import Testing

/// Compares the found modules with lines like `Feed [clean-swift] View=FeedViewController`.
func checkModules(
  _ project: SampleProject,
  among names: [String] = [
    "rambler-viper", "surf-mvp", "clean-swift", "bytepace-viper", "mutual-mobile-viper",
  ], finds expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let architectures = try names.map { try ArchitectureReader().architecture(named: $0) }
  let finder = ModuleFinder(project.index, architectures: architectures)
  let found = finder.modules().map { module in
    let parts = module.parts.map { "\($0.role)=\(project.name($0.type))" }
    return "\(module.name) [\(module.architecture)] \(parts.sorted().joined(separator: " "))"
  }
  #expect(found.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

enum ModuleSamples {
  static let viper = """
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

  static let mvp = """
    import UIKit
    protocol ShopPresenterDelegate: AnyObject {}
    protocol ShopViewInput: AnyObject {}
    final class ShopViewController: UIViewController, ShopViewInput {
      var presenter: ShopPresenter!
    }
    final class ShopPresenter {
      weak var view: ShopViewInput?
      weak var delegate: ShopPresenterDelegate?
      init(delegate: ShopPresenterDelegate?) { self.delegate = delegate }
    }
    """
}
