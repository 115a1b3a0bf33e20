import Adder
import AdderCAdwaita
import AdderGTK
import AdderRuntimeScenarios

/// A screen in a real window, on which the scenarios run.
@MainActor final class GTKScenarioScreen: ScenarioScreen {
  private let stage: GTKStage

  /// The actions that are possible in a window. The others are not: in a window, only the screen
  /// itself changes tabs and containers, and cancelling a swipe requires a touch screen.
  nonisolated static let possibleActions: Set<ScenarioAction> = [
    .userGoesBack, .userDismisses, .userSelectsFirstTab, .userSelectsLastTab, .windowCloses,
    .appPopsToRoot, .appDismissesAll,
  ]

  init(animated: Bool, isPatient: Bool = true) {
    stage = GTKStage(animated: animated, isPatient: isPatient)
  }

  var root: any TransitionHandler { stage.root }
  var actions: Set<ScenarioAction> { Self.possibleActions }

  func makeView() -> any ScenarioView { GTKScenarioView() }

  func perform(_ action: ScenarioAction) {
    switch action {
    case .userGoesBack: stage.userGoesBack()
    case .userDismisses: stage.userDismisses()
    case .userSelectsFirstTab: stage.userSelectsTab(0)
    case .userSelectsLastTab: stage.userSelectsTab(stage.screen.tabCount - 1)
    case .windowCloses: stage.windowIsClosed()
    case .appPopsToRoot: stage.appPopsToRoot()
    case .appDismissesAll: stage.appDismissesAll()
    default: break
    }
  }

  func settle() async { stage.settle() }

  func close() { stage.screen.closeWindow() }
}

private final class GTKScenarioView: GTKModuleView, ScenarioView {
  let position = GTKPosition()
  let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  let containers: [ModuleContainer: GTKModuleContainer] = [
    "header": GTKModuleContainer(), "body": GTKModuleContainer(),
  ]
  let segues = scenarioSegues
  private var presenter: AnyObject?
  private var whenLoaded: @MainActor (any TransitionHandler) -> Void = { _ in }

  init() {
    for container in containers.values { gtk_box_append(widget.typed(), container.widget.widget) }
  }

  func keep(
    _ presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void
  ) {
    self.presenter = presenter
    self.whenLoaded = whenLoaded
  }

  func viewDidLoad() { whenLoaded(self) }
}
