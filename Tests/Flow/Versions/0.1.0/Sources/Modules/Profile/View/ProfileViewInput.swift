/// Profile module
@MainActor
protocol ProfileViewInput: AnyObject {
  /// Updates the title.
  ///
  /// - Parameter title: The title above the items.
  func update(title: String)

  /// Shows items in place of those shown before.
  ///
  /// - Parameter items: The items from top to bottom.
  func showItems(_ items: [String])
}
