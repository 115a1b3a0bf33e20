/// Profile module
@MainActor
protocol ProfileModuleOutput: AnyObject {
  /// Tells that the user selected an item.
  ///
  /// - Parameter item: The selected item.
  func didSelectItem(_ item: String)
}
