/// Edits the options: the user's e-mail address.
@MainActor package protocol OptionsRouterInput: AnyObject {
  /// Takes the module off the screen.
  func closeModule()
}
