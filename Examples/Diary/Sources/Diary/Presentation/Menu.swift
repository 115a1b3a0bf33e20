/// The other screens that can be opened from the list of entries.
enum Menu {
  static let items: [MenuItem] = [
    // One line per module. The module's assembly receives the terminal as its transition handler.
  ]
}
