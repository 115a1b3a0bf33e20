/// A way from the list of entries to a further screen.
struct MenuItem: Sendable {
  /// What the user enters to get there.
  let key: String

  /// What the prompt calls the screen.
  let title: String

  /// What makes the screen and shows it on the terminal.
  let open: @MainActor (Terminal) -> Void
}
