/// Edits the options: the user's e-mail address.
@MainActor package protocol OptionsInteractorOutput: AnyObject {
  /// Delivers the address; empty if there is none.
  func didObtainEmail(_ email: String)

  /// Reports that the address was saved.
  func didSaveEmail()

  /// Reports that the text is not a valid address.
  func didRejectEmail(_ problem: EmailProblem)

  /// Reports that the address could not be saved.
  func didFailToSaveEmail(reason: String)
}
