/// The first screen, which leads to the list of people and the options.
@MainActor package protocol StartInteractorInput: AnyObject {
  /// Loads the user; `didObtainUser` delivers their address.
  func obtainUser()
}
