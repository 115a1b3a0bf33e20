/// Feed module
@MainActor
protocol FeedViewInput: AnyObject {
  /// Puts the view into its initial state, in which there is nothing to show yet.
  func setupInitialState()

  /// Fills the view with a text.
  ///
  /// - Parameter text: The text to show.
  func configure(with text: String)
}
