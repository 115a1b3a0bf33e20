#if canImport(UIKit)
  import Adder
  import AdderUIKit
  import Counter
  import Foundation
  public import UIKit

  /// Opens the app in its scene's window. Enter this class in the app target's scene manifest.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    private var dependencies: AppDependencies?

    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      let dependencies = AppDependencies(file: CounterDataStore.standardFile)
      dependencies.installRootViewController(into: window)
      self.dependencies = dependencies
      self.window = window
    }
  }

  /// The wireframes of the app, created and connected when it starts.
  @MainActor final class AppDependencies {
    private let counterWireframe: CounterWireframe

    init(file: URL) {
      counterWireframe = CounterWireframe(dataStore: CounterDataStore(file: file)) {
        CounterViewController(eventHandler: $0)
      }
    }

    /// Shows the first module in a window.
    func installRootViewController(into window: UIWindow) {
      do {
        window.rootViewController = try UINavigationController(root: counterWireframe)
      } catch {
        assertionFailure("\(error)")
      }
      window.makeKeyAndVisible()
    }
  }
#endif
