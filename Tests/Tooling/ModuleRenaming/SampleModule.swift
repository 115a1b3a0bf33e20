/// The files, by path, of the smallest module that discovery finds.
struct SampleModule {
  var name = "Profile"
  var folder = "App/Modules/"

  var files: [String: String] {
    var files: [String: String] = [:]
    for (part, text) in parts { files["\(folder)\(name)/\(name)\(part).swift"] = text }
    return files
  }

  private var parts: [String: String] {
    [
      "Contracts": """
      protocol \(name)ViewInput: AnyObject {}
      protocol \(name)ViewOutput: AnyObject {}
      protocol \(name)InteractorInput: AnyObject {}
      protocol \(name)InteractorOutput: AnyObject {}
      protocol \(name)RouterInput: AnyObject {}
      """,
      "ViewController": """
      import UIKit
      final class \(name)ViewController: UIViewController, \(name)ViewInput {
        var output: \(name)ViewOutput!
      }
      """,
      "Presenter": """
      final class \(name)Presenter: \(name)ViewOutput, \(name)InteractorOutput {
        weak var view: \(name)ViewInput?
        var interactor: \(name)InteractorInput!
        var router: \(name)RouterInput!
      }
      """,
      "Interactor": """
      final class \(name)Interactor: \(name)InteractorInput {
        weak var output: \(name)InteractorOutput?
      }
      """,
      "Router": """
      final class \(name)Router: \(name)RouterInput {
        weak var transitionHandler: UIViewController?
      }
      """,
      "Assembly": """
      final class \(name)Assembly {
        func makeModule() -> UIViewController {
          let view = \(name)ViewController()
          let presenter = \(name)Presenter()
          let interactor = \(name)Interactor()
          let router = \(name)Router()
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
    ]
  }
}
