/// The first screen: where the user can go.
@MainActor package protocol StartRouterOutput: AnyObject {
  /// Tells that the options are closed, whatever closed them.
  func optionsDidClose()
}
