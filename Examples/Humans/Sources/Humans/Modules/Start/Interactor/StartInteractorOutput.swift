/// The first screen: where the user can go.
@MainActor package protocol StartInteractorOutput: AnyObject {
  /// Hands over who the user is.
  ///
  /// - Parameter email: the address; `nil` when none was given.
  func didLoadUser(email: String?)
}
