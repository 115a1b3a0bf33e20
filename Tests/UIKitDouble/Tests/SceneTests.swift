import Testing
import UIKit

/// Tests of scenes and their delegates.
@MainActor
struct SceneTests {
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {}

  @Test func `A scene delegate shows its window in the scene`() {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let delegate = Delegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(scene.keyWindow === delegate.window)
    #expect(delegate.window?.rootViewController?.isViewLoaded == true)
  }

  @Test func `A scene is connected while it is retained`() {
    func makeScene() -> UIScene {
      UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    }
    let before = UIApplication.shared.connectedScenes
    weak var gone: UIScene?
    do {
      let scene = makeScene()
      gone = scene
      #expect(UIApplication.shared.connectedScenes.contains(scene))
    }
    #expect(gone == nil)
    #expect(UIApplication.shared.connectedScenes.isSubset(of: before))
  }

  @Test func `A session that the app does not configure receives a configuration for its role`() {
    let session = UISceneSession()
    let configuration = App().application(
      .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    #expect(configuration.role == .windowApplication)
    #expect(configuration.delegateClass == nil)
    configuration.delegateClass = Delegate.self
    #expect(configuration.delegateClass == Delegate.self)
  }
}
