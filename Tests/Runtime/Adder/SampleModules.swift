@testable import Adder

/// The view of a module that only records its events.
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
  /// Called as soon as the view is loaded.
  let whenLoaded: @MainActor (any TransitionHandler) -> Void
  /// An object that a test retains here to create a leak.
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

/// A window with a root view, from which a test opens modules that log their events.
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

  /// Opens a module from `handler`, or from the root view, and logs when the module closes.
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
