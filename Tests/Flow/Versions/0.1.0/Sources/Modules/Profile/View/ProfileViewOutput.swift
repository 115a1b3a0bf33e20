/// Profile module
@MainActor
protocol ProfileViewOutput: AnyObject {
  /// Tells that the view is ready to show something.
  func didTriggerViewReadyEvent()

  /// Tells that the user selected an item.
  ///
  /// - Parameter index: The position of the item, from 0.
  func didSelectItem(at index: Int)

  /// Tells that the user wants to leave.
  func didTriggerCloseEvent()
}
