/// The first screen: where the user can go.
@MainActor package protocol StartRouterInput: AnyObject {
  /// Leads to the list of people.
  func presentHumanList()

  /// Leads to the options; `optionsDidClose` tells when the user is back.
  func presentOptions()
}
