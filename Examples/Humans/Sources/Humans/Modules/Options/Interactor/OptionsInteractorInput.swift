/// Edits the options: the user's e-mail address.
@MainActor package protocol OptionsInteractorInput: AnyObject {
  /// Loads the address; `didObtainEmail` delivers it.
  func obtainEmail()

  /// Validates and saves the address; `didSaveEmail`,
  /// `didRejectEmail` or `didFailToSaveEmail` reports the result.
  func saveEmail(_ email: String)
}
