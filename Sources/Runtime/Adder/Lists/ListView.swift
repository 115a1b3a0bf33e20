/// A view that shows a list: a table, a collection view, a GTK list, or a test double.
///
/// It requests the number of rows and their cell objects from its ``DataDisplayManager``. The
/// manager retains the list view, which must not retain the manager.
@MainActor public protocol ListView: AnyObject {
  /// Reloads the whole list.
  func reload()

  /// Shows changes to the list.
  ///
  /// - Parameters:
  ///   - update: The changes. Redraw rows only after all rows have moved to their new positions.
  ///   - change: Makes the change in the manager, which returns the old values until then. Call
  ///     this closure exactly once before returning, inside the view's own update if the view has
  ///     one.
  func show(_ update: ListUpdate, change: @escaping () -> Void)

  /// Selects a row without notifying the manager.
  func select(at position: ListPosition)

  /// Deselects a row without notifying the manager.
  func deselect(at position: ListPosition)

  /// Shows that a refresh of the list has started or ended.
  func showRefreshing(_ isRefreshing: Bool)

  /// The last visible row; `nil` if there is none.
  var lastVisiblePosition: ListPosition? { get }

  /// Called after plugins were added, so that the view can prepare for them.
  func pluginsDidChange()
}

extension ListView {
  public func select(at position: ListPosition) {}
  public func deselect(at position: ListPosition) {}
  public func showRefreshing(_ isRefreshing: Bool) {}
  public var lastVisiblePosition: ListPosition? { nil }
  public func pluginsDidChange() {}
}
