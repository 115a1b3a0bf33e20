/// The options: the user's e-mail address.
@MainActor package protocol OptionsInteractorInput: AnyObject {
  /// Finds out the address; `didLoadEmail` answers.
  func loadEmail()

  /// Checks the address and keeps it; `didSaveEmail`, `didRejectEmail` or `didFailToSaveEmail` answers.
  func saveEmail(_ email: String)
}
