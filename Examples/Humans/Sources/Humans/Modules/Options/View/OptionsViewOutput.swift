/// Edits the options: the user's e-mail address.
@MainActor package protocol OptionsViewOutput: AnyObject {
  /// Reports that the view is loaded and ready to show data.
  func viewLoaded()

  /// Reports that the user changed the address.
  func emailChanged()

  /// Reports that the user wants to save the address.
  func saveTapped(email: String)

  /// Reports that the user wants to leave the module.
  func closeTapped()
}
