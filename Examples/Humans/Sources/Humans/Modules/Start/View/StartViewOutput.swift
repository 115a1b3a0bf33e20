/// The first screen: where the user can go.
@MainActor package protocol StartViewOutput: AnyObject {
  /// Tells that the view is loaded and can show something.
  func viewLoaded()

  /// Tells that the user wants to see the people.
  func peopleTapped()

  /// Tells that the user wants to see the options.
  func optionsTapped()
}
