/// The further screens that the list of entries leads to.
enum Menu {
  /// One line for each screen, which its assembly makes with the terminal as transition handler.
  static let items: [MenuItem] = [
  ]
}
