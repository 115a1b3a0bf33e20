/// Shows the list of people.
@MainActor package protocol HumanListViewOutput: AnyObject {
  /// Reports that the view is loaded and ready to show data.
  func viewLoaded()

  /// Reports that the user wants to see a person.
  ///
  /// - Parameter index: the index of the person in the list.
  func rowTapped(at index: Int)

  /// Reports that the user wants the list to be loaded again.
  func retryTapped()
}
