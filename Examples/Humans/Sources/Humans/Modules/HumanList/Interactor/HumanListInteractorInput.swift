/// Shows the list of people.
@MainActor package protocol HumanListInteractorInput: AnyObject {
  /// Loads all people and then watches the list; `didObtainHumans` or `didFailToObtainHumans` reports
  /// the result later, and `didChangeHumans` delivers changes.
  func obtainHumans()

  /// Returns a person in the current list, wrapped for another
  /// module, or `nil` if the position is not in the list.
  func human(at index: Int) -> HumanDetailParcel?
}
