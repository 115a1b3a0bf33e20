/// A module beside that of a stage, whose parts keep to The VIPER Book.
enum OtherModule {
  /// A file with its view, its presenter and the assembly that connects them.
  ///
  /// - Parameters:
  ///   - declaresViewInput: whether that file declares the protocol of the view.
  ///   - holding: one more property of the presenter.
  ///   - setting: one more line of the assembly.
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
