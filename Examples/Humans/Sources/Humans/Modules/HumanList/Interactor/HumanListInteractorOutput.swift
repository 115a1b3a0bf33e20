/// The list of people.
@MainActor package protocol HumanListInteractorOutput: AnyObject {
  /// Hands over everybody, as plain values: names, ages and paths of photos in the order of the list.
  func didLoadHumans(_ humans: [(name: String, age: Int, photoPath: String?)])

  /// Tells that nobody could be loaded, and why.
  func didFailToLoadHumans(reason: String)
}
