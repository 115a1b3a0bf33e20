/// All that the router of Profile sees of the screen.
@MainActor
protocol ProfileTransitionHandler: AnyObject {
  /// Takes the module off the screen.
  func closeCurrentModule()
}
