#if canImport(UIKit)
  import Adder
  import AdderUIKit
  import Humans
  public import UIKit

  /// Opens the app in the window of its scene. An app target names it in its scene manifest.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      let dependencies = Dependencies(
        humans: HumanFile(file: HumanFile.standard),
        settings: SettingsFile(file: SettingsFile.standard), views: UIKitViews())
      open(dependencies, in: window)
      self.window = window
    }

    /// Shows the first module in a window.
    func open(_ dependencies: Dependencies, in window: UIWindow) {
      do {
        window.rootViewController = try UINavigationController(
          root: StartAssembly(dependencies))
      } catch {
        assertionFailure("\(error)")
      }
      window.makeKeyAndVisible()
    }
  }
#endif
