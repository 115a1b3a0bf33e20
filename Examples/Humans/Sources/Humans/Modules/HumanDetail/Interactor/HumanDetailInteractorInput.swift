/// All that is known of a person.
@MainActor package protocol HumanDetailInteractorInput: AnyObject {
  /// Unwraps the person that the module is about.
  func setHuman(_ human: HumanReference)

  /// Finds out what is known; `didLoadHuman` answers.
  func loadHuman()

  /// Keeps what is written of the person; `didSaveBiography` or `didFailToSaveBiography` answers.
  func saveBiography(_ biography: String)
}
