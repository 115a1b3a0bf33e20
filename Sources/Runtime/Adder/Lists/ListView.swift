/// What shows a list: a table, a collection view, a list of GTK, or none at all in a test.
///
/// It asks its ``DataDisplayManager`` for counts and cell objects, which holds it and which it must not
/// hold.
@MainActor public protocol ListView: AnyObject {
  /// Shows the list anew.
  func reload()

  /// Shows how the list changes.
  ///
  /// - Parameters:
  ///   - update: What changes. The rows to draw anew are drawn after the others have their places.
  ///   - change: Makes the change in the manager, which answers as before until then. The view calls it
  ///     exactly once, before it returns: within its own update where it has such a thing.
  func show(_ update: ListUpdate, change: @escaping () -> Void)

  /// Selects a row without telling the manager.
  func select(at position: ListPosition)

  /// Takes the selection off a row without telling the manager.
  func deselect(at position: ListPosition)

  /// Shows that the list is being refreshed, or that this has ended.
  func showRefreshing(_ isRefreshing: Bool)

  /// The last row that can be seen; `nil` when there is none.
  var lastVisiblePosition: ListPosition? { get }

  /// Called after plugins were added, which the view may have to prepare itself for.
  func pluginsDidChange()
}

extension ListView {
  public func select(at position: ListPosition) {}
  public func deselect(at position: ListPosition) {}
  public func showRefreshing(_ isRefreshing: Bool) {}
  public var lastVisiblePosition: ListPosition? { nil }
  public func pluginsDidChange() {}
}
