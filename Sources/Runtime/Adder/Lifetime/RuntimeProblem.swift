/// A mistake in the use of modules, found at run time. The problem's description says what to do.
///
/// Debug builds write the problem to standard error; `AdderTesting` fails the running test instead.
/// A problem never stops an app.
public enum RuntimeProblem: Error, Hashable, Sendable {
  /// A module could not be shown.
  case transition(TransitionError)
  /// A question was answered more than once.
  case answeredTwice(module: String)
  /// A question was answered after it was closed.
  case answeredAfterClosing(module: String)
  /// Parts of a module are still in memory after it closed.
  case stayed(parts: [String], module: String, opener: String, transition: String)
  /// A list received changes that do not fit the list that it shows.
  case batch(CacheTransactionBatchError)
  /// A list shows a value for which no cell is registered; the row stays empty.
  case noCell(reuseIdentifier: String)

  /// Runs `body`, and passes problems found during the call to a handler instead of writing
  /// them to standard error.
  public static func handled<Result>(
    by handler: @escaping @MainActor (RuntimeProblem) -> Void, during body: () throws -> Result
  ) rethrows -> Result {
    try $handler.withValue(Handler(handle: handler), operation: body)
  }

  /// Runs `body`, and passes problems found during the call to a handler instead of writing
  /// them to standard error.
  @MainActor public static func handled<Result>(
    by handler: @escaping @MainActor (RuntimeProblem) -> Void,
    during body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await $handler.withValue(Handler(handle: handler), operation: body)
  }

  /// A separate type, because Swift 6.3 crashes in optimised code if a
  /// task-local value is a function.
  private struct Handler: Sendable { let handle: @MainActor (RuntimeProblem) -> Void }

  @TaskLocal private static var handler: Handler?

  @MainActor package func report() {
    if let handler = Self.handler { return handler.handle(self) }
    #if DEBUG
      StandardError.write(line: "Adder: \(self)")
    #endif
  }
}

extension RuntimeProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .transition(let error): error.description
    case .batch(let error): error.description
    case .noCell(let identifier):
      """
      No cell is registered for '\(identifier)', so its rows stay empty. Register one with the data \
      display manager before the list is shown: 'register(PostCell.self)'.
      """
    case .answeredTwice(let module):
      """
      \(module) answered its question twice, and only the first answer counts. Take the reply out of \
      its property before answering: 'reply.take()?.answer(…)'.
      """
    case .answeredAfterClosing(let module):
      """
      \(module) answered its question after it was closed, when nothing waited for the answer. Answer \
      before closing; the question closes the module itself.
      """
    case .stayed(let parts, let module, let opener, let transition):
      """
      \(parts.joined(separator: ", ")) of \(module) stayed in memory after the module was closed. It \
      was opened from \(opener) by \(transition). Find what retains \(parts.count == 1 ? "it" : "them"): \
      usually a reference that should be weak, or a closure that captures self.
      """
    }
  }
}
