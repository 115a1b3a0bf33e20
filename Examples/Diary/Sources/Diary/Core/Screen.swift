/// What the terminal shows one of at a time, usually the view of a module.
@MainActor
protocol Screen: AnyObject {
  /// What the user can do here; stands in front of each line they enter.
  var prompt: String { get }

  /// Shows the screen; called once, when it is on top.
  func start()

  /// Takes what the user entered while the screen was on top.
  ///
  /// - Parameter line: The line, without its end.
  func take(_ line: String)
}
