/// What this module knows about itself. UIKit has no such type, so code that uses it is for tests
/// on this double only.
@MainActor
public enum UIKitDouble {
  /// What UIKit would have written to the console: calls that it ignores, such as presenting from
  /// a screen that already presents. A device goes on silently; a test can look here.
  public private(set) static var warnings: [String] = []

  /// Forgets the warnings so far.
  public static func clearWarnings() { warnings = [] }

  /// The addresses that the app asked the system to open.
  public private(set) static var openedURLs: [URL] = []

  static func note(_ openedURL: URL) { openedURLs.append(openedURL) }

  static func warn(_ text: String) { warnings.append(text) }

  /// Where animated transitions of stacks and presentations wait for their end, as they take time on a
  /// device. Without it they are over when the call returns.
  @TaskLocal public static var heldTransitions: HeldTransitions?
}

/// Animated transitions that have begun and not come to their end.
@MainActor
public final class HeldTransitions {
  private var ends: [@MainActor () -> Void] = []

  public nonisolated init() {}

  /// Lets all of them come to their end, in the order they began, also those that begin meanwhile.
  public func finish() {
    while !ends.isEmpty { ends.removeFirst()() }
  }

  func add(_ end: @escaping @MainActor () -> Void) { ends.append(end) }
}
