/// State of the double itself. UIKit has no such type, so only tests on this double can use it.
@MainActor
public enum UIKitDouble {
  /// The lines that UIKit would have written to the console: calls that it ignores, such as
  /// presenting from a screen that already presents. On a device, the app continues; a test can
  /// check this.
  public private(set) static var warnings: [String] = []

  /// Clears the warnings.
  public static func clearWarnings() { warnings = [] }

  /// The URLs that the app asked the system to open.
  public private(set) static var openedURLs: [URL] = []

  static func note(_ openedURL: URL) { openedURLs.append(openedURL) }

  static func warn(_ text: String) { warnings.append(text) }

  /// Holds animated transitions of stacks and presentations until they end, as they take time on a
  /// device. Without it, they end before the call returns.
  @TaskLocal public static var heldTransitions: HeldTransitions?
}

/// Animated transitions that have begun and not ended.
@MainActor
public final class HeldTransitions {
  private var ends: [@MainActor () -> Void] = []

  public nonisolated init() {}

  /// Ends all of them in the order they began, including those that begin meanwhile.
  public func finish() {
    while !ends.isEmpty { ends.removeFirst()() }
  }

  func add(_ end: @escaping @MainActor () -> Void) { ends.append(end) }
}
