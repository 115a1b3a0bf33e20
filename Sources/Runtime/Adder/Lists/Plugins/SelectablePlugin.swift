/// Keeps rows selected, either one at a time or any number.
///
/// A selection moves with its row when the list changes. When a row leaves the list, its selection
/// ends without an event.
@MainActor public final class SelectablePlugin: ListPlugin {
  public enum Mode: Sendable { case single, multiple }

  public let mode: Mode

  private weak var list: DataDisplayManager?
  private var selected: [ListPosition: CellIdentity] = [:]

  public init(_ mode: Mode = .single) { self.mode = mode }

  /// The positions of the selected rows, in ascending order.
  public var selectedPositions: [ListPosition] { selected.keys.sorted() }

  /// The cell objects of the selected rows.
  public var selectedCellObjects: [any CellObject] {
    selectedPositions.compactMap { list?.cellObject(at: $0) }
  }

  /// Selects a row as if the user had done it, including the events. In `single` mode, the
  /// previously selected row is deselected.
  public func select(at position: ListPosition) {
    guard let list, list.cellObject(at: position) != nil, selected[position] == nil else { return }
    list.listView?.select(at: position)
    list.userDidSelect(at: position)
  }

  /// Deselects a row as if the user had done it, including the events.
  public func deselect(at position: ListPosition) {
    guard let list, selected[position] != nil else { return }
    list.listView?.deselect(at: position)
    list.userDidDeselect(at: position)
  }

  public func deselectAll() {
    for position in selectedPositions { deselect(at: position) }
  }

  public func didJoin(_ list: DataDisplayManager) { self.list = list }

  func select(_ row: ShownRow, in list: DataDisplayManager) {
    if mode == .single {
      for other in selectedPositions where other != row.position { deselect(at: other) }
    }
    selected[row.position] = CellIdentity(row.cellObject)
  }

  func deselect(_ row: ShownRow, in list: DataDisplayManager) {
    guard selected.removeValue(forKey: row.position) != nil else { return }
    row.generator?.didDeselectEvent.invoke()
    list.didDeselectEvent.invoke(with: row)
  }

  func didMoveRow(from old: ListPosition, to new: ListPosition) {
    var update = CacheTransactionBatch<Never>()
    update.add(.move(nil, from: old, to: new))
    follow(ListUpdate(update))
  }

  private func follow(_ update: ListUpdate) {
    let before = selected
    selected = [:]
    for (position, identity) in before {
      if let new = update.newPosition(of: position) { selected[new] = identity }
    }
    showSelection()
  }

  /// Selects the rows in the list view, which loses its selections when it reloads.
  func showSelection() {
    for position in selectedPositions { list?.listView?.select(at: position) }
  }

  public func listDidChange(_ list: DataDisplayManager, by update: ListUpdate?) {
    if selected.isEmpty { return }
    if let update { return follow(update) }
    // After a reload, rows are found by identity. In a list of positions, this is not possible.
    let identities = Set(selected.values)
    selected = [:]
    guard case .rows(let sections) = list.content else { return }
    for position in list.content.positions {
      let identity = CellIdentity(sections[position.section].objects[position.item].cellObject)
      if identities.contains(identity) { selected[position] = identity }
    }
    showSelection()
  }
}
