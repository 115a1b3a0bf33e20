/// Shows the details of a person.
@MainActor package protocol HumanDetailInteractorInput: AnyObject {
  /// Sets the person that the module shows.
  func setHuman(_ parcel: HumanDetailParcel)

  /// Loads the person's details; `didObtainHuman` delivers them.
  func obtainHuman()

  /// Saves the person's biography; `didSaveBiography` or `didFailToSaveBiography` reports the result.
  func saveBiography(_ biography: String)
}
