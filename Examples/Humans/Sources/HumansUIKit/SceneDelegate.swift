#if canImport(UIKit)
  import Adder
  import AdderUIKit
  import Humans
  public import UIKit

  /// Opens the app in its scene's window. Enter this class in the app target's scene manifest.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    private var humans: (any HumanService)?

    /// The dependencies that the modules of all windows share,
    /// so that each window shows the changes made in the others.
    private static let dependencies = Dependencies(
      humans: HumanStore(file: HumanStore.standard),
      settings: SettingsFile(file: SettingsFile.standard), views: UIKitViews())

    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      open(Self.dependencies, in: window)
      self.window = window
    }

    public func sceneDidBecomeActive(_ scene: UIScene) {
      userCameBack()
    }

    /// Checks for changes by other processes, such as an extension
    /// of the app, because the system does not report them.
    func userCameBack() {
      humans?.noticeOtherWriters()
    }

    /// Shows the first module in a window.
    func open(_ dependencies: Dependencies, in window: UIWindow) {
      humans = dependencies.humans
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
