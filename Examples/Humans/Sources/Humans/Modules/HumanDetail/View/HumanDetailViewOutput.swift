/// All that is known of a person.
@MainActor package protocol HumanDetailViewOutput: AnyObject {
  /// Tells that the view is loaded and can show something.
  func viewLoaded()

  /// Tells that the user wrote something.
  ///
  /// - Parameter biography: the whole text.
  func biographyChanged(_ biography: String)
}
