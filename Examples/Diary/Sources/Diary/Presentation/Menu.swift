/// The further screens that the list of entries leads to.
enum Menu {
  static let items: [MenuItem] = [
    // One line for each module, whose assembly is given the terminal as transition handler.
  ]
}
