/// Behaviour that is added to a list.
@MainActor public protocol ListPlugin: AnyObject {
  /// The plugin was added to a list, which it must not retain.
  func didJoin(_ list: DataDisplayManager)

  /// The user selected a row.
  func userDidSelect(_ row: ShownRow, in list: DataDisplayManager)

  /// A row becomes visible.
  func willShowRow(at position: ListPosition, in list: DataDisplayManager)

  /// The list changed: by an update, or `nil` if it was reloaded.
  func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?)
}

extension ListPlugin {
  public func didJoin(_ list: DataDisplayManager) {}
  public func userDidSelect(_ row: ShownRow, in list: DataDisplayManager) {}
  public func willShowRow(at position: ListPosition, in list: DataDisplayManager) {}
  public func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?) {}
}
