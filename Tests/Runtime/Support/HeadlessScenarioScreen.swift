public import Adder

/// The scenarios' screen without pixels. What other screens do is compared with it.
@MainActor public final class HeadlessScenarioScreen: ScenarioScreen {
  private let screen: HeadlessScreen
  private let rootView: HeadlessScenarioView

  public init() {
    rootView = HeadlessScenarioView(nil) { _ in }
    screen = HeadlessScreen(root: rootView)
  }

  public var root: any TransitionHandler { rootView }

  public var actions: Set<ScenarioAction> { Self.possibleActions }

  /// What can be done without pixels: no code but routers moves views there.
  public nonisolated static let possibleActions: Set<ScenarioAction> = [
    .userGoesBack, .userGivesUpGoingBack, .userDismisses, .userGivesUpDismissing, .windowCloses,
  ]

  public func makeView(
    holding presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void
  ) -> any TransitionHandler {
    HeadlessScenarioView(presenter, whenLoaded)
  }

  public func perform(_ action: ScenarioAction) {
    switch action {
    case .userGoesBack: screen.goBack()
    case .userDismisses: screen.dismissPresented()
    case .windowCloses: screen.closeWindow()
    // A gesture that is given up is none here.
    default: break
    }
  }

  public func settle() async {}
}

private final class HeadlessScenarioView: HeadlessTransitionHandler {
  let position = HeadlessPosition()
  private let presenter: AnyObject?
  private let whenLoaded: @MainActor (any TransitionHandler) -> Void

  init(_ presenter: AnyObject?, _ whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void)
  {
    self.presenter = presenter
    self.whenLoaded = whenLoaded
  }

  var containers: [ModuleContainer] { ["header", "body"] }

  func viewDidLoad() { whenLoaded(self) }
}
