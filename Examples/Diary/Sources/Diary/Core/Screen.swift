/// A screen of the terminal, which shows one at a time; usually the view of a module.
@MainActor
protocol Screen: AnyObject {
  /// The prompt: what the user can do here, in front of each line that they enter.
  var prompt: String { get }

  /// Shows the screen; called once, when it is on top.
  func start()

  /// Handles a line that the user entered while the screen was on top.
  ///
  /// - Parameter line: The line, without its end.
  func take(_ line: String)
}
