/// The options: the user's e-mail address.
@MainActor package protocol OptionsViewInput: AnyObject {
  /// Puts an address into the field.
  func showEmail(_ email: String)

  /// Says that the address is not saved, and why.
  func showProblem(_ problem: String)

  /// Takes back what was said of the address before.
  func hideProblem()
}
