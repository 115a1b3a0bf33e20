/// The first screen, which leads to the list of people and the options.
@MainActor package protocol StartViewInput: AnyObject {
  /// Shows a greeting instead of the previous one.
  func showGreeting(_ greeting: String)
}
