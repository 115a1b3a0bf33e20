/// The other screens that the list of entries opens.
enum Menu {
  static let items: [MenuItem] = [
    // One line for each module, whose assembly gets the terminal as its transition handler.
  ]
}
