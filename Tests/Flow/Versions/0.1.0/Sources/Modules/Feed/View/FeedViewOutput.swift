/// Feed module
@MainActor
protocol FeedViewOutput: AnyObject {
  /// Tells that the view is loaded and can show something.
  func viewLoaded()

  /// Tells that the user wants to leave the module.
  func close()
}
