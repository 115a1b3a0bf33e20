/// An object that can handle events: a view, a view controller or the application.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class UIResponder: NSObject {
  /// The application's first responder, which receives typed text.
  static weak var first: UIResponder?

  public override init() { super.init() }

  /// Called after the object was created from a storyboard or xib and its outlets were connected.
  ///
  /// In the SDK, every `NSObject` has this method, which is not isolated to the main actor.
  nonisolated open func awakeFromNib() {}

  /// The next responder, which handles an event if this one does not.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Becomes first responder, unless this responder refuses or the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIResponder.first, !current.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }
}
