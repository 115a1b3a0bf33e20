/// The list of people.
@MainActor package protocol HumanListInteractorInput: AnyObject {
  /// Loads everybody; `didLoadHumans` or `didFailToLoadHumans` answers later.
  func loadHumans()

  /// A person of the list, wrapped for another module; `nil` when the list has no such place.
  func human(at index: Int) -> HumanReference?

  /// Takes over what another module changed about a person.
  func replace(with human: HumanReference)
}
