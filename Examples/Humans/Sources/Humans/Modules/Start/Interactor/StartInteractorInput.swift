/// The first screen: where the user can go.
@MainActor package protocol StartInteractorInput: AnyObject {
  /// Finds out who the user is; `didLoadUser` answers.
  func loadUser()
}
