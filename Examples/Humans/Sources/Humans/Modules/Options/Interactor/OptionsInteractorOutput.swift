/// The options: the user's e-mail address.
@MainActor package protocol OptionsInteractorOutput: AnyObject {
  /// Hands over the address; empty when none was given.
  func didLoadEmail(_ email: String)

  /// Tells that the address is kept.
  func didSaveEmail()

  /// Tells that this is no address.
  func didRejectEmail(_ problem: EmailProblem)

  /// Tells that the address could not be kept.
  func didFailToSaveEmail(reason: String)
}
