/// The first screen, which leads to the list of people and the options.
@MainActor package protocol StartRouterOutput: AnyObject {
  /// Reports that the options are closed, regardless of what closed them.
  func optionsDidClose()
}
