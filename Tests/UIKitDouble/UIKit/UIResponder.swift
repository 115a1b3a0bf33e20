/// An object that can take part in handling events: a view, a view controller, the application.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
open class UIResponder: NSObject {
  /// The one responder of the application that receives what is typed.
  static weak var first: UIResponder?

  public override init() { super.init() }

  /// The responder that is asked next when this one does not handle an event.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Takes the role of first responder, unless this responder does not want it or the present one
  /// does not give it up.
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
