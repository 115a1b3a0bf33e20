/// A number that goes up and down.
@MainActor package protocol CounterViewInterface: AnyObject {
  func setCountText(_ text: String)
  func setDecrementEnabled(_ isEnabled: Bool)

  /// - Parameter text: what is wrong; `nil` when nothing is.
  func setProblemText(_ text: String?)
}
