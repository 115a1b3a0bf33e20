/// Feed module
@MainActor
protocol FeedModuleOutput: AnyObject {
  /// Tells that the user left the module.
  func feedClosed()
}
