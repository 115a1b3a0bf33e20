/// A module in The VIPER Book's architecture that is added to a stage's own module.
enum OtherModule {
  /// Returns a file with the module's view, its presenter and the assembly that connects them.
  ///
  /// - Parameters:
  ///   - declaresViewInput: whether the file declares the protocol of the view.
  ///   - holding: an additional property of the presenter.
  ///   - setting: an additional line of the assembly.
  static func text(
    _ name: String, declaresViewInput: Bool = true, holding: String = "", setting: String = ""
  ) -> String {
    """
    // \(name)/\(name).swift
    \(declaresViewInput ? "protocol \(name)ViewInput: AnyObject {}" : "")
    protocol \(name)ViewOutput: AnyObject {}
    final class \(name)ViewController: UIViewController, \(name)ViewInput {
      var output: \(name)ViewOutput!
    }
    final class \(name)Presenter: \(name)ViewOutput {
      weak var view: \(name)ViewInput?
      \(holding)
    }
    final class \(name)Assembly {
      func view\(name)Module() -> \(name)ViewController {
        let view = \(name)ViewController()
        let presenter = \(name)Presenter()
        view.output = presenter
        presenter.view = view
        \(setting)
        return view
      }
    }

    """
  }
}
