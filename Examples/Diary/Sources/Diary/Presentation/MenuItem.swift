/// A menu item of the list of entries, which opens another screen.
struct MenuItem: Sendable {
  /// The key that the user enters.
  let key: String

  /// The name of the screen in the prompt.
  let title: String

  /// Creates the screen for the terminal that shows it.
  let makeScreen: @MainActor (Terminal) -> any Screen
}
