/// Shows the list of people.
@MainActor package protocol HumanListInteractorInput: AnyObject {
  /// Loads all people and then watches the list; `didLoadHumans` or `didFailToLoadHumans` reports the result
  /// later, and `didChangeHumans` delivers changes.
  func loadHumans()

  /// The current state of a person in the list, wrapped for another module; `nil` if the list has no such
  /// position.
  func human(at index: Int) -> HumanReference?
}
