/// All that is known of a person.
@MainActor package protocol HumanDetailInteractorOutput: AnyObject {
  /// Hands over what is known, as plain values.
  func didLoadHuman(
    name: String, age: Int, address: String, photoPath: String?, biography: String)

  /// Tells that the biography is kept.
  func didSaveBiography()

  /// Tells that the biography could not be kept, and why.
  func didFailToSaveBiography(reason: String)
}
