/// The first screen: where the user can go.
@MainActor package protocol StartViewInput: AnyObject {
  /// Shows a greeting in place of the one before.
  func showGreeting(_ greeting: String)
}
