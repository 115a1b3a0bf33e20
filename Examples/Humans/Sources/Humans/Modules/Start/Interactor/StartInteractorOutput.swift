/// The first screen, which leads to the list of people and the options.
@MainActor package protocol StartInteractorOutput: AnyObject {
  /// Delivers the user's address.
  ///
  /// - Parameter email: the address; `nil` if there is none.
  func didObtainUser(email: String?)
}
