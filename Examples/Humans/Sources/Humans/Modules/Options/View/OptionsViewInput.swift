/// Edits the options: the user's e-mail address.
@MainActor package protocol OptionsViewInput: AnyObject {
  /// Puts an address into the field.
  func showEmail(_ email: String)

  /// Shows that the address was not saved, with the reason.
  func showProblem(_ problem: String)

  /// Removes the previous problem.
  func hideProblem()
}
