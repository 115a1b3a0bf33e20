/// A way from the list of entries to a further screen.
struct MenuItem: Sendable {
  /// What the user enters to get there.
  let key: String

  /// What the prompt calls the screen.
  let title: String

  /// What makes the screen for the terminal that is going to show it.
  let makeScreen: @MainActor (Terminal) -> any Screen
}
