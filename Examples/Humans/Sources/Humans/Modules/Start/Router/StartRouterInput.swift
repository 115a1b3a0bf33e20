/// The first screen, which leads to the list of people and the options.
@MainActor package protocol StartRouterInput: AnyObject {
  /// Opens the list of people.
  func presentHumanList()

  /// Opens the options; `optionsDidClose` reports when they are closed.
  func presentOptions()
}
