/// A counter that goes up and down.
@MainActor package protocol CounterViewInterface: AnyObject {
  func setCountText(_ text: String)
  func setDecrementEnabled(_ isEnabled: Bool)

  /// - Parameter text: the problem; `nil` if there is none.
  func setProblemText(_ text: String?)
}
