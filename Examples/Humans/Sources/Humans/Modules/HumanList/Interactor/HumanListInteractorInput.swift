/// The list of people.
@MainActor package protocol HumanListInteractorInput: AnyObject {
  /// Loads everybody and watches the list from then on; `didLoadHumans` or `didFailToLoadHumans` answers
  /// later, and `didChangeHumans` tells what changes.
  func loadHumans()

  /// A person of the list as they are now, wrapped for another module; `nil` when the list has no such
  /// place.
  func human(at index: Int) -> HumanReference?
}
