import AdderArchitectures
import AdderBase
import AdderProjectChecks
import AdderProjects
import AdderToolingTestSupport

/// A project of modules that follow no book: a factory builds them, all protocols of a module are in one file, and the
/// parts are called otherwise.
struct TeamApp {
  let folder: ProjectFolder
  private let environment: Environment

  /// - Parameters:
  ///   - names: The names of the modules.
  ///   - files: Additional files, or other contents.
  init(
    _ names: [String] = ["Feed", "Profile", "Cart", "Login", "Search", "Payment"],
    _ files: [String: String] = [:]
  ) throws {
    var own = ["Package.swift": SampleProject.files["Package.swift"] ?? ""]
    own["Sources/App/Common/BaseViewController.swift"] =
      "import UIKit\nclass BaseViewController: UIViewController {}\n"
    for name in names {
      for (path, text) in Self.module(name) { own["Sources/App/Modules/\(path)"] = text }
    }
    folder = try ProjectFolder(own.merging(files) { _, new in new })
    environment = Environment(variables: [:], workingDirectory: folder.path)
  }

  func sources() throws -> ProjectSources {
    try ProjectSources(of: Project(around: folder.path), .init(environment: environment))
  }

  func learned() throws -> LearnedProject { LearnedProject(try sources()) }

  /// The files of a module by their paths in the folder of modules.
  static func module(_ name: String) -> [String: String] {
    [
      "\(name)/\(name)Protocols.swift": """
      protocol \(name)ViewProtocol: AnyObject { func show(_ text: String) }
      protocol \(name)PresenterProtocol: AnyObject { func viewLoaded() }
      protocol \(name)UseCaseInputProtocol: AnyObject { func fetch() }
      protocol \(name)UseCaseOutputProtocol: AnyObject { func didFetch(_ text: String) }
      protocol \(name)NavigatorProtocol: AnyObject { func close() }

      """,
      "\(name)/\(name)Screen.swift": """
      import UIKit
      final class \(name)Screen: BaseViewController, \(name)ViewProtocol {
        let presenter: \(name)PresenterProtocol
        init(presenter: \(name)PresenterProtocol) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { presenter.viewLoaded() }
        func show(_ text: String) { title = text }
      }

      """,
      "\(name)/\(name)Presenter.swift": """
      final class \(name)Presenter: \(name)PresenterProtocol, \(name)UseCaseOutputProtocol {
        weak var view: \(name)ViewProtocol?
        let useCase: \(name)UseCaseInputProtocol
        let navigator: \(name)NavigatorProtocol
        init(useCase: \(name)UseCaseInputProtocol, navigator: \(name)NavigatorProtocol) {
          self.useCase = useCase
          self.navigator = navigator
        }
        func viewLoaded() { useCase.fetch() }
        func didFetch(_ text: String) { view?.show(text) }
        func leave() { navigator.close() }
      }

      """,
      "\(name)/\(name)UseCase.swift": """
      final class \(name)UseCase: \(name)UseCaseInputProtocol {
        weak var output: \(name)UseCaseOutputProtocol?
        func fetch() { output?.didFetch("") }
      }

      """,
      "\(name)/\(name)Navigator.swift": """
      import UIKit
      final class \(name)Navigator: \(name)NavigatorProtocol {
        weak var screen: UIViewController?
        func close() { screen?.dismiss(animated: true) }
      }

      """,
      "\(name)/\(name)Factory.swift": """
      import UIKit
      struct \(name)Factory {
        static func make\(name)() -> UIViewController {
          let useCase = \(name)UseCase()
          let navigator = \(name)Navigator()
          let presenter = \(name)Presenter(useCase: useCase, navigator: navigator)
          let screen = \(name)Screen(presenter: presenter)
          presenter.view = screen
          useCase.output = presenter
          navigator.screen = screen
          return screen
        }
      }

      """,
    ]
  }
}
