/// A module that is ready to be shown: its view, which keeps all other parts alive, and its input.
///
/// Whoever shows the view owns the module; when the view goes, everything goes. A view need not be
/// on a screen: it is whatever the outside world talks to.
@MainActor public struct Module<Input> {
  /// The part that the outside world sees, and that holds the others.
  public let view: AnyObject
  private let currentInput: @MainActor () -> Input?

  /// - Parameters:
  ///   - view: the part that holds all others.
  ///   - input: returns the module's input as long as the module lives. Capture it weakly:
  ///     `{ [weak presenter] in presenter }`.
  public init(view: AnyObject, input: @escaping @MainActor () -> Input?) {
    self.view = view
    currentInput = input
  }

  /// What may be said to the module; `nil` once the module is gone.
  public var input: Input? { currentInput() }
}
