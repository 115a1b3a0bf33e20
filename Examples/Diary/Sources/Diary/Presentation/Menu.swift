/// The other screens that the list of entries opens.
enum Menu {
  static let items: [MenuItem] = [
    // One line per module. The module's assembly receives the terminal as its transition handler.
  ]
}
