import Adder
import AdderUIKit
import UIKit

/// Records events in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines that were added since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor protocol SampleModuleInput: AnyObject {
  func configure(name: String)
}

/// Creates a module with any view controller as its
/// view. The module's closures retain the presenter.
@MainActor struct SampleFactory: ModuleFactory {
  let log: Log
  var makeView: @MainActor (SamplePresenter) -> UIViewController = { SampleViewController($0) }

  func makeModule(output: ModuleOutputReference<Never>) -> Module<any SampleModuleInput> {
    let presenter = SamplePresenter(log)
    let view = makeView(presenter)
    return Module(view: view, parts: [presenter]) { [weak view] in
      view == nil ? nil : presenter
    }
  }
}

final class SamplePresenter: SampleModuleInput {
  private(set) var name = "?"
  let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func configure(name: String) {
    self.name = name
    log.add("\(name) linked")
  }
}

final class SampleViewController: UIViewController {
  let presenter: SamplePresenter
  var whenDisappearing: @MainActor () -> Void = {}
  var whenAppearing: @MainActor () -> Void = {}

  init(_ presenter: SamplePresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.log.add("\(presenter.name) loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    whenAppearing()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    whenDisappearing()
  }
}

/// A view controller with one container for other modules.
final class ContainerViewController: UIViewController, ModuleContainerProvider {
  private let presenter: SamplePresenter

  init(_ presenter: SamplePresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var moduleContainers: [ModuleContainer] { ["body"] }

  func containerView(for container: ModuleContainer) -> UIView? {
    container == "body" ? view : nil
  }
}

/// A window, in which a test opens modules that log their closing.
@MainActor final class Stage {
  let log = Log()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root = UIViewController()
  let container: UIViewController

  /// - Parameter makeContainer: Creates the container of the root view controller.
  init(
    _ makeContainer: @MainActor (UIViewController) -> UIViewController = {
      UINavigationController(rootViewController: $0)
    }
  ) {
    container = makeContainer(root)
    window.rootViewController = container
    window.makeKeyAndVisible()
    UIKitDouble.clearWarnings()
  }

  @discardableResult
  func open(
    _ name: String, by transition: ModuleTransition = .push,
    from handler: (any TransitionHandler)? = nil,
    makeView: @escaping @MainActor (SamplePresenter) -> UIViewController = {
      SampleViewController($0)
    }
  ) -> OpenModule<any SampleModuleInput> {
    let log = log
    return (handler ?? root).open(SampleFactory(log: log, makeView: makeView), by: transition) {
      $0.configure(name: name)
    }.onClose { log.add("\(name) closed") }
  }

  /// Ends held transitions and waits until all deferred work is done.
  func settle() async {
    for _ in 0..<12 {
      UIKitDouble.heldTransitions?.finish()
      await Task { @MainActor in }.value
    }
  }
}

extension UIKitDouble {
  /// Returns UIKit's warnings about a test's own view controllers.
  /// Other tests may cause other warnings while the test waits.
  @MainActor static func warnings(about name: String) -> [String] {
    warnings.filter { $0.contains(name) }
  }
}
