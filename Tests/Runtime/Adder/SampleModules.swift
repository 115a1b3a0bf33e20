@testable import Adder

/// A module that only records what happens to it.
@MainActor final class SampleView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  let presenter: SamplePresenter
  var containers: [ModuleContainer] { ["header", "body"] }
  var canBeDismissed = true

  init(_ presenter: SamplePresenter) {
    self.presenter = presenter
  }

  func viewDidLoad() {
    presenter.log.add("\(presenter.name) loaded")
    presenter.whenLoaded(self)
  }
}

@MainActor final class SamplePresenter: SampleModuleInput {
  private(set) var name = "?"
  let log: Log
  let output: ModuleOutputReference<any SampleModuleOutput>
  weak var transitionHandler: (any TransitionHandler)?
  /// A request to the router as soon as the view is loaded.
  let whenLoaded: @MainActor (any TransitionHandler) -> Void
  /// A leak, if a test needs one.
  var leak: AnyObject?

  init(
    log: Log, output: ModuleOutputReference<any SampleModuleOutput>,
    whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void = { _ in }
  ) {
    self.log = log
    self.output = output
    self.whenLoaded = whenLoaded
  }

  func configure(name: String) {
    self.name = name
    log.add("\(name) linked")
  }
}

@MainActor protocol SampleModuleInput: AnyObject {
  func configure(name: String)
}

@MainActor protocol SampleModuleOutput: AnyObject {
  func didChoose(_ text: String)
}

/// The recorded events, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor struct SampleFactory: ModuleFactory {
  let log: Log
  var whenLoaded: @MainActor (any TransitionHandler) -> Void = { _ in }

  func makeModule(
    output: ModuleOutputReference<any SampleModuleOutput>
  ) -> Module<any SampleModuleInput> {
    let presenter = SamplePresenter(log: log, output: output, whenLoaded: whenLoaded)
    let view = SampleView(presenter)
    presenter.transitionHandler = view
    return Module(view: view, parts: [presenter]) { [weak presenter] in presenter }
  }
}

/// A window with a root view, and a way to open modules that log their closing.
@MainActor struct Stage {
  let log = Log()
  let root: SampleView
  let screen: HeadlessScreen

  init(hasNavigation: Bool = true) {
    let presenter = SamplePresenter(log: log, output: .nobody)
    presenter.configure(name: "root")
    root = SampleView(presenter)
    screen = HeadlessScreen(root: root, hasNavigation: hasNavigation)
    _ = log.take()
  }

  /// Opens a module and returns its screen.
  @discardableResult
  func open(
    _ name: String, by transition: ModuleTransition = .push,
    from handler: (any TransitionHandler)? = nil,
    whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void = { _ in }
  ) -> OpenModule<any SampleModuleInput> {
    let log = log
    return (handler ?? root).open(
      SampleFactory(log: log, whenLoaded: whenLoaded), by: transition
    ) {
      $0.configure(name: name)
    }.onClose { log.add("\(name) closed") }
  }
}
