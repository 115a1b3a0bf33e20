/// Shows the details of a person.
@MainActor package protocol HumanDetailInteractorOutput: AnyObject {
  /// Delivers the person's details, as plain values.
  func didObtainHuman(
    name: String, age: Int, address: String, photoPath: String?, biography: String)

  /// Reports that the biography was saved.
  func didSaveBiography()

  /// Reports that the biography could not be saved, with the reason.
  func didFailToSaveBiography(reason: String)
}
