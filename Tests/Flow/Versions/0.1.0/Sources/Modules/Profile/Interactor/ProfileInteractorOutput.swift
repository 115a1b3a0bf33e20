/// Profile module
@MainActor
protocol ProfileInteractorOutput: AnyObject {
  /// Tells that the items were obtained.
  ///
  /// - Parameter items: The items in the order in which they are shown.
  func didObtainItems(_ items: [String])
}
