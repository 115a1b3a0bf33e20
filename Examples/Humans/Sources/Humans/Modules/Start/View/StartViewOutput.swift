/// The first screen, which leads to the list of people and the options.
@MainActor package protocol StartViewOutput: AnyObject {
  /// Reports that the view is loaded and ready to show data.
  func viewLoaded()

  /// Reports that the user wants to see the people.
  func peopleTapped()

  /// Reports that the user wants to see the options.
  func optionsTapped()
}
