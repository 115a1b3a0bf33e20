/// Shows the details of a person.
@MainActor package protocol HumanDetailViewOutput: AnyObject {
  /// Reports that the view is loaded and ready to show data.
  func viewLoaded()

  /// Reports that the user changed the biography.
  ///
  /// - Parameter biography: the complete new text.
  func biographyChanged(_ biography: String)
}
