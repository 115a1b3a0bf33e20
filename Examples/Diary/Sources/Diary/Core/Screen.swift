/// A screen in the terminal, usually the view of a module. The terminal shows one screen at a time.
@MainActor
protocol Screen: AnyObject {
  /// The text before each line that the user enters. It lists what the user can do.
  var prompt: String { get }

  /// Shows the screen. Called once, when the screen is on top.
  func start()

  /// Handles a line that the user entered while the screen was on top.
  ///
  /// - Parameter line: The line, without the line break.
  func take(_ line: String)
}
