/// The list of people.
@MainActor package protocol HumanListRouterInput: AnyObject {
  /// Leads to all that is known of a person.
  func presentHumanDetail(_ human: HumanReference)
}
