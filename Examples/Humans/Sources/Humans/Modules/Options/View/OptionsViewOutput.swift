/// The options: the user's e-mail address.
@MainActor package protocol OptionsViewOutput: AnyObject {
  /// Tells that the view is loaded and can show something.
  func viewLoaded()

  /// Tells that the user changed the address.
  func emailChanged()

  /// Tells that the user wants the address to be kept.
  func saveTapped(email: String)

  /// Tells that the user wants to leave the module.
  func closeTapped()
}
