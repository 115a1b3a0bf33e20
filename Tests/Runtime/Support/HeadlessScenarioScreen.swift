public import Adder

/// A headless screen on which the scenarios run. Other screens are compared with it.
@MainActor public final class HeadlessScenarioScreen: ScenarioScreen {
  private let screen: HeadlessScreen
  private let rootView: HeadlessScenarioView

  public init() {
    rootView = HeadlessScenarioView()
    screen = HeadlessScreen(root: rootView)
  }

  public var root: any TransitionHandler { rootView }

  public var actions: Set<ScenarioAction> { Self.possibleActions }

  /// The possible actions on a headless screen. The app's own code cannot move views there.
  public nonisolated static let possibleActions: Set<ScenarioAction> = [
    .userGoesBack, .userGivesUpGoingBack, .userDismisses, .userGivesUpDismissing, .windowCloses,
    .userSelectsFirstTab, .userSelectsLastTab,
  ]

  public func makeView() -> any ScenarioView { HeadlessScenarioView() }

  public func perform(_ action: ScenarioAction) {
    switch action {
    case .userGoesBack: screen.goBack()
    case .userDismisses: screen.dismissPresented()
    case .userSelectsFirstTab: screen.selectTab(0)
    case .userSelectsLastTab: screen.selectTab(screen.tabCount - 1)
    case .windowCloses: screen.closeWindow()
    // A cancelled gesture has no effect on a headless screen.
    default: break
    }
  }

  public func settle() async {}
}

private final class HeadlessScenarioView: HeadlessTransitionHandler, ScenarioView {
  let position = HeadlessPosition()
  private var presenter: AnyObject?
  private var whenLoaded: @MainActor (any TransitionHandler) -> Void = { _ in }

  func keep(
    _ presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void
  ) {
    self.presenter = presenter
    self.whenLoaded = whenLoaded
  }

  var containers: [ModuleContainer] { ["header", "body"] }
  var segues: [String: ModuleTransition] { scenarioSegues }

  func viewDidLoad() { whenLoaded(self) }
}
