import Foundation

/// The calls to one or more spies, in order.
///
/// The spies of a module share a log, so that a test can check what happened first:
///
/// ```swift
/// let log = SpyLog()
/// let view = PostListViewInputSpy(log: log)
/// let interactor = PostListInteractorInputSpy(log: log)
/// …
/// #expect(log.contains(inOrder: "showLoading()", "loadPosts()"))
/// ```
///
/// Unchecked, because a lock is held for every access to what can change.
nonisolated public final class SpyLog: @unchecked Sendable, CustomStringConvertible {
  private let lock = NSLock()
  private var recorded: [(name: String, arguments: Any)] = []

  /// Creates an empty log.
  public init() {}

  /// The names of the called requirements in order: `PostListViewInput.showLoading()`.
  public var names: [String] { lock.withLock { recorded.map(\.name) } }

  /// Returns true if these requirements were called in this order, possibly with other calls
  /// between them.
  ///
  /// - Parameter names: With or without the protocol: `showLoading()` or
  ///   `PostListViewInput.showLoading()`.
  public func contains(inOrder names: String...) -> Bool {
    var rest = names[...]
    for name in self.names {
      guard let next = rest.first else { break }
      if name == next || name.hasSuffix(".\(next)") { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  /// One line for each call, with its arguments.
  public var description: String {
    let calls = lock.withLock { recorded }
    if calls.isEmpty { return "no calls" }
    return calls.enumerated().map { index, call in
      call.arguments is Void
        ? "\(index + 1). \(call.name)" : "\(index + 1). \(call.name) \(call.arguments)"
    }.joined(separator: "\n")
  }

  /// Records a call. Spies call this.
  public func record(_ name: String, _ arguments: Any) {
    lock.withLock { recorded.append((name, arguments)) }
  }
}

/// A result of another type than the caller of a generic requirement asked for.
nonisolated public struct SpyResultMismatch: Error, CustomStringConvertible {
  private let requirement: String
  private let result: String
  private let expected: String

  /// Creates the error of a call.
  public init(_ requirement: String, _ result: Any, expected: Any.Type) {
    self.requirement = requirement
    self.result = String(reflecting: type(of: result))
    self.expected = String(reflecting: expected)
  }

  /// What happened, and what to do.
  public var description: String {
    "'\(requirement)' was stubbed with a \(result), but the caller expects \(expected). Stub the expected type."
  }
}
