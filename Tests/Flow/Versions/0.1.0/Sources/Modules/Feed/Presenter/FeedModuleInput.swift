/// Feed module
@MainActor
protocol FeedModuleInput: AnyObject {
  /// Gives the module the text it shows, before it is shown or at any time later.
  ///
  /// - Parameter text: The text to show.
  func configureModule(with text: String)
}
