import Adder
import AdderRuntimeScenarios
import AdderUIKit
import UIKit

/// The scenarios' screen on UIKit.
@MainActor final class UIKitScenarioScreen: ScenarioScreen {
  private var window: UIWindow?
  private weak var rootController: UIViewController?
  private weak var tabs: UITabBarController?

  init() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = ScenarioViewController(nil) { _ in }
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

  func makeView(
    holding presenter: AnyObject, whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void
  ) -> any TransitionHandler {
    ScenarioViewController(presenter, whenLoaded)
  }

  func perform(_ action: ScenarioAction) {
    switch action {
    case .userGoesBack: topStack.map { _ = UserActions.goBack(in: $0) }
    case .userGivesUpGoingBack: topStack.map { _ = UserActions.abandonGoingBack(in: $0) }
    case .userDismisses: topmost.map { _ = UserActions.dismiss($0) }
    case .userGivesUpDismissing: topmost.map { _ = UserActions.abandonDismissing($0) }
    case .windowCloses: window = nil
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
    for _ in 0..<6 {
      UIKitDouble.heldTransitions?.finish()
      await Task { @MainActor in }.value
    }
  }

  /// What is presented topmost, or the root of the window.
  private var topmost: UIViewController? {
    guard let root = window?.rootViewController else { return nil }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
  }

  /// The stack that the user sees.
  private var topStack: UINavigationController? {
    let front = (topmost as? UITabBarController)?.selectedViewController ?? topmost
    return front as? UINavigationController
  }
}

/// The view of a scenario's module.
final class ScenarioViewController: UIViewController, ModuleContainerProvider {
  private let presenter: AnyObject?
  private let whenLoaded: @MainActor (any TransitionHandler) -> Void
  private let header = UIView()
  private let body = UIView()

  init(_ presenter: AnyObject?, _ whenLoaded: @escaping @MainActor (any TransitionHandler) -> Void)
  {
    self.presenter = presenter
    self.whenLoaded = whenLoaded
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

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
