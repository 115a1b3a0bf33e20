/// Edits the options: the user's e-mail address.
@MainActor package protocol OptionsInteractorInput: AnyObject {
  /// Loads the address; `didLoadEmail` delivers it.
  func loadEmail()

  /// Validates and saves the address; `didSaveEmail`,
  /// `didRejectEmail` or `didFailToSaveEmail` reports the result.
  func saveEmail(_ email: String)
}
