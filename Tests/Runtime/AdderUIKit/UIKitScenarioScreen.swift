import Adder
import AdderRuntimeScenarios
import AdderUIKit
import UIKit

/// A UIKit screen on which the scenarios run.
@MainActor final class UIKitScenarioScreen: ScenarioScreen {
  private var window: UIWindow?
  private var rootController: UIViewController?
  private weak var tabs: UITabBarController?

  init() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    Self.defineStoryboard()
    let root = ScenarioViewController.make()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    self.tabs = tabs
    rootController = root
  }

  var root: any TransitionHandler { rootController ?? UIViewController() }

  var actions: Set<ScenarioAction> { Set(ScenarioAction.allCases) }

  func makeView() -> any ScenarioView { ScenarioViewController.make() }

  /// Defines a storyboard with one scene, whose segues lead to the same scene. Some segues use the
  /// library's segue classes; the view controllers' base class forwards the other segues.
  private static func defineStoryboard() {
    let scene = "module"
    InterfaceBuilder.defineStoryboard(
      named: "Scenario", scenes: [scene: { ScenarioViewController(coder: $0) }],
      segues: [
        .init("show", from: scene, to: scene),
        .init("sheet", from: scene, to: scene, kind: .presentModally, make: ModuleSegue.init),
        .init("body", from: scene, to: scene, kind: .custom, make: EmbedSegue.init),
        .init("nowhere", from: scene, to: scene, kind: .custom, make: EmbedSegue.init),
        .init("over", from: scene, to: scene, kind: .custom) {
          OverlaySegue(identifier: $0, source: $1, destination: $2)
        },
      ])
  }

  func perform(_ action: ScenarioAction) {
    switch action {
    case .userGoesBack: topStack.map { _ = UserActions.goBack(in: $0) }
    case .userGivesUpGoingBack: topStack.map { _ = UserActions.abandonGoingBack(in: $0) }
    case .userDismisses: topmost.map { _ = UserActions.dismiss($0) }
    case .userGivesUpDismissing: topmost.map { _ = UserActions.abandonDismissing($0) }
    case .userSelectsFirstTab: selectTab { _ in 0 }
    case .userSelectsLastTab: selectTab { $0 - 1 }
    case .windowCloses: (window, rootController) = (nil, nil)
    case .appPopsToRoot:
      rootController?.navigationController?.popToRootViewController(animated: true)
    case .appRemovesFromMiddle:
      rootController?.navigationController?.viewControllers.remove(at: 1)
    case .appDismissesAll: window?.rootViewController?.dismiss(animated: true)
    case .appRemovesTab: tabs?.viewControllers?.removeLast()
    case .appRemovesEmbedded:
      for child in rootController?.children ?? [] {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    case .appSetsRoot: window?.rootViewController = UIViewController()
    }
  }

  func settle() async {
    for _ in 0..<12 {
      UIKitDouble.heldTransitions?.finish()
      await Task { @MainActor in }.value
    }
  }

  /// The topmost presented view controller, or the root of the window.
  private var topmost: UIViewController? {
    guard let root = window?.rootViewController else { return nil }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
  }

  /// Taps a tab unless it is selected, because a tap on the selected tab goes back to its root.
  private func selectTab(_ index: (_ count: Int) -> Int) {
    guard let tabs = topmost as? UITabBarController else { return }
    let tab = index(tabs.viewControllers?.count ?? 0)
    if tab != tabs.selectedIndex { _ = UserActions.tapTab(at: tab, in: tabs) }
  }

  /// The visible navigation stack.
  private var topStack: UINavigationController? {
    let front = (topmost as? UITabBarController)?.selectedViewController ?? topmost
    return front as? UINavigationController
  }
}

/// A segue class of the app.
private final class OverlaySegue: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// The base class of a project's view controllers, which forwards segues.
class BaseViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { linkModule(for: segue) }
}

/// The view of a scenario's module.
final class ScenarioViewController: BaseViewController, ModuleContainerProvider, ScenarioView {
  private var presenter: AnyObject?
  private var whenLoaded: @MainActor (any TransitionHandler) -> Void = { _ in }
  private let header = UIView()
  private let body = UIView()

  static func make() -> ScenarioViewController {
    UIStoryboard(name: "Scenario", bundle: nil).instantiateViewController(identifier: "module")
  }

  func keep(
    _ presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void
  ) {
    self.presenter = presenter
    self.whenLoaded = whenLoaded
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(body)
    whenLoaded(self)
  }

  var moduleContainers: [ModuleContainer] { ["header", "body"] }

  func containerView(for container: ModuleContainer) -> UIView? {
    switch container {
    case "header": header
    case "body": body
    default: nil
    }
  }
}
