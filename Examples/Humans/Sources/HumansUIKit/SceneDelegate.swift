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
      let services = Services(
        humans: HumanFile(file: HumanFile.standard),
        settings: SettingsFile(file: SettingsFile.standard))
      open(services, in: window)
      self.window = window
    }

    /// Shows the first module in a window.
    func open(_ services: Services, in window: UIWindow) {
      do {
        window.rootViewController = try UINavigationController(
          root: StartAssembly(services: services))
      } catch {
        assertionFailure("\(error)")
      }
      window.makeKeyAndVisible()
    }
  }
#endif
