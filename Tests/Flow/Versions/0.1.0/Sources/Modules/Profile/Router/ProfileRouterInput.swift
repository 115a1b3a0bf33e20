/// Profile module
@MainActor
protocol ProfileRouterInput: AnyObject {
  /// Closes this module and returns to the one that opened it.
  func closeCurrentModule()
}
