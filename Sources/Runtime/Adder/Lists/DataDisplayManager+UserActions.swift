/// The methods that a list view calls to report user actions.
extension DataDisplayManager {
  /// Reports that the user selected a row. It is deselected immediately unless a
  /// ``SelectablePlugin`` keeps the selection.
  public func userDidSelect(at position: ListPosition) {
    guard let row = shownRow(at: position) else { return }
    if let selectable = plugin(SelectablePlugin.self) {
      selectable.select(row, in: self)
    } else {
      listView?.deselect(at: position)
    }
    row.generator?.didSelectEvent.invoke()
    didSelectEvent.invoke(with: row)
    for plugin in plugins { plugin.userDidSelect(row, in: self) }
  }

  /// Reports that the user deselected a row.
  public func userDidDeselect(at position: ListPosition) {
    guard let row = shownRow(at: position) else { return }
    plugin(SelectablePlugin.self)?.deselect(row, in: self)
  }

  /// Reports that a row becomes visible.
  public func willShowRow(at position: ListPosition) {
    for plugin in plugins { plugin.willShowRow(at: position, in: self) }
  }

  /// Returns the swipe actions of a row.
  public func swipeActions(at position: ListPosition) -> [SwipeAction] {
    guard let row = shownRow(at: position) else { return [] }
    if let actions = row.generator?.swipeActions, !actions.isEmpty { return actions }
    return plugin(SwipeActionsPlugin.self)?.actions(for: row) ?? []
  }

  /// Reports that the user chose an action of a row. Pass the row as it was when
  /// its actions were shown.
  public func userDidSwipe(_ row: ShownRow, action: SwipeAction) {
    row.generator?.didSwipeEvent.invoke(with: action.identifier)
    plugin(SwipeActionsPlugin.self)?.didSwipeEvent.invoke(
      with: SwipeActionsPlugin.Choice(row: row, action: action))
  }

  /// Returns the row at a position, to be passed on with a later action.
  public func row(at position: ListPosition) -> ShownRow? { shownRow(at: position) }

  /// Returns true if the user may move a row. This requires a ``MovablePlugin``, and a list that is
  /// not filled with positions only.
  public func canMoveRow(at position: ListPosition) -> Bool {
    guard let movable = plugin(MovablePlugin.self), case .rows = content,
      let row = shownRow(at: position)
    else { return false }
    return row.generator?.canMove != false && movable.canMove(row)
  }

  /// Returns the destination of a row that the user drags to a position: that position, or the
  /// row's old position if the move is not permitted.
  public func target(forMovingRowAt old: ListPosition, to proposed: ListPosition) -> ListPosition {
    guard let movable = plugin(MovablePlugin.self), let row = shownRow(at: old),
      movable.canMove(row, to: proposed)
    else { return old }
    return proposed
  }

  /// Reports that the user moved a row. The list view already shows it at its new position.
  public func userDidMoveRow(from old: ListPosition, to new: ListPosition) {
    guard old != new, let row = shownRow(at: old), case .rows(var rows) = content,
      new.section < rows.count
    else { return }
    if sections == nil, trackedRows == nil { trackedRows = rows }
    let moved = rows[old.section].objects.remove(at: old.item)
    let item = min(max(0, new.item), rows[new.section].objects.count)
    rows[new.section].objects.insert(moved, at: item)
    content = .rows(rows)
    plugin(SelectablePlugin.self)?.didMoveRow(from: old, to: new)
    if let generator = moved.generator { moveGenerator(generator, below: rows, at: new) }
    plugin(MovablePlugin.self)?.didMoveEvent.invoke(
      with: MovablePlugin.Move(
        cellObject: row.cellObject, generator: row.generator, old: old, new: new))
    // The children of a foldable generator move with it.
    if moved.generator != nil { refill() }
  }

  /// Reports that the user pulled the list down to refresh it.
  public func userDidRefresh() { plugin(RefreshablePlugin.self)?.start() }

  /// Moves a generator below the generator whose row is above the new position.
  private func moveGenerator(
    _ generator: CellGenerator, below rows: [CacheSection<ListRow>], at place: ListPosition
  ) {
    let above = rows[place.section].objects.prefix(place.item).reversed().compactMap(\.generator)
    remove(generator)
    // Children of the moved generator that are above it are skipped, because they move with it.
    for neighbour in above where contains(neighbour) {
      if let parent = neighbour as? FoldableCellGenerator, !parent.visibleChildren.isEmpty {
        parent.children.insert(generator, at: 0)
      } else {
        insert([generator], after: neighbour)
      }
      return
    }
    edit { sections in
      if sections.indices.contains(place.section) {
        sections[place.section].generators.insert(generator, at: 0)
      }
    }
  }
}
