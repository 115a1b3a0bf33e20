/// A menu item that opens another screen from the list of entries.
struct MenuItem: Sendable {
  /// The key that the user enters.
  let key: String

  /// The screen's name, as shown in the prompt.
  let title: String

  /// Creates the screen for the terminal that shows it.
  let makeScreen: @MainActor (Terminal) -> any Screen
}
