/// The list of people.
@MainActor package protocol HumanListViewOutput: AnyObject {
  /// Tells that the view is loaded and can show something.
  func viewLoaded()

  /// Tells that the user wants to see a person.
  ///
  /// - Parameter index: the person's place in the list.
  func rowTapped(at index: Int)

  /// Tells that the user wants the list to be loaded again.
  func retryTapped()
}
