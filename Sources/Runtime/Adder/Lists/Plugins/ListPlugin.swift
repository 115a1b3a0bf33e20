/// Behaviour that can be added to a list.
@MainActor public protocol ListPlugin: AnyObject {
  /// Called when the plugin was added to a list. It must not retain the list.
  func didJoin(_ list: DataDisplayManager)

  /// Called when the user selected a row.
  func userDidSelect(_ row: ShownRow, in list: DataDisplayManager)

  /// Called when a row becomes visible.
  func willShowRow(at position: ListPosition, in list: DataDisplayManager)

  /// Called when the list changed. The update is `nil` if the list was reloaded.
  func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?)
}

extension ListPlugin {
  public func didJoin(_ list: DataDisplayManager) {}
  public func userDidSelect(_ row: ShownRow, in list: DataDisplayManager) {}
  public func willShowRow(at position: ListPosition, in list: DataDisplayManager) {}
  public func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?) {}
}
