/// The running app.
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  weak var keyWindow: UIWindow?
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scenes that are still retained by some object.
  open var connectedScenes: Set<UIScene> { Set(connections.compactMap(\.scene)) }
  private struct Connection { weak var scene: UIScene? }
  private var connections: [Connection] = []

  func connect(_ scene: UIScene) {
    connections.removeAll { $0.scene == nil }
    connections.append(Connection(scene: scene))
  }

  nonisolated open func canOpenURL(_ url: URL) -> Bool { true }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    UIKitDouble.note(url)
    completion?(true)
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

// Optional in the SDK.
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

extension UIApplicationDelegate {
  /// Called by `@main`. There is no device to run on, so the program ends immediately.
  public static func main() {
    UIKitDouble.warn("An app has no screen here: its entry point does nothing.")
  }
}
