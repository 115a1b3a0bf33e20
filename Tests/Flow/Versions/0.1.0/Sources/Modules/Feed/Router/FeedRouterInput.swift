/// Feed module
@MainActor
protocol FeedRouterInput: AnyObject {
  /// Closes the module, so that the user is back where it was opened from.
  func closeModule()
}
