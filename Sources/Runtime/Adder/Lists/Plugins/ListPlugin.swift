/// Behaviour that is added to a list.
@MainActor public protocol ListPlugin: AnyObject {
  /// The plugin was added to a list, which it must not hold.
  func didJoin(_ list: DataDisplayManager)

  /// The user selected a row.
  func userDidSelect(_ row: ShownRow, in list: DataDisplayManager)

  /// A row comes into sight.
  func willShowRow(at position: ListPosition, in list: DataDisplayManager)

  /// The list shows something else: by an update, or `nil` when it was shown anew.
  func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?)
}

extension ListPlugin {
  public func didJoin(_ list: DataDisplayManager) {}
  public func userDidSelect(_ row: ShownRow, in list: DataDisplayManager) {}
  public func willShowRow(at position: ListPosition, in list: DataDisplayManager) {}
  public func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?) {}
}
