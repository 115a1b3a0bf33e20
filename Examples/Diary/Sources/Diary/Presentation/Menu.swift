/// The other screens that the list of entries opens.
enum Menu {
  static let items: [MenuItem] = [
    // One line for each module, whose assembly receives the terminal as the transition handler.
  ]
}
