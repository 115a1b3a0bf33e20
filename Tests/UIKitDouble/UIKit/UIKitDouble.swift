/// The state of the double itself. UIKit does not have this type, so only tests with the double can
/// use it.
@MainActor
public enum UIKitDouble {
  /// The lines that UIKit would have written to the console about calls that it ignores, such as a
  /// presentation by a view controller that already presents another one. On a device, the app
  /// continues; a test can check the lines.
  public private(set) static var warnings: [String] = []

  /// Clears the warnings.
  public static func clearWarnings() { warnings = [] }

  /// The URLs that the app asked the system to open.
  public private(set) static var openedURLs: [URL] = []

  static func note(_ openedURL: URL) { openedURLs.append(openedURL) }

  static func warn(_ text: String) { warnings.append(text) }

  /// If this is set, animated transitions of navigation stacks and presentations run until the test
  /// ends them, as on a device, where they take time. Otherwise they end before the call returns.
  @TaskLocal public static var heldTransitions: HeldTransitions?
}

/// Animated transitions that have begun but not ended.
@MainActor
public final class HeldTransitions {
  private var ends: [@MainActor () -> Void] = []

  public nonisolated init() {}

  /// Ends all transitions in the order in which they began, including those that begin meanwhile.
  public func finish() {
    while !ends.isEmpty { ends.removeFirst()() }
  }

  func add(_ end: @escaping @MainActor () -> Void) { ends.append(end) }
}
