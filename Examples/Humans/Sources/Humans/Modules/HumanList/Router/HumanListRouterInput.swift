/// Shows the list of people.
@MainActor package protocol HumanListRouterInput: AnyObject {
  /// Opens the details of a person.
  func presentHumanDetail(_ parcel: HumanDetailParcel)
}
