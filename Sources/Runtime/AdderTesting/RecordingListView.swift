public import Adder

/// A list view for tests. It shows nothing, keeps the rows that a table would show, and fails the
/// test if an update is inconsistent.
///
/// ```swift
/// let view = RecordingListView(of: dataDisplayManager)
/// presenter.didProcessCacheTransaction(batch)
/// #expect(view.rows(as: PostCellObject.self) == [[first, second]])
/// ```
///
/// It handles an update as a table does: rows that are not in the update stay as they are. So a
/// change that the update omits leaves a row with outdated content.
@MainActor public final class RecordingListView: ListView {
  /// A call that the view received.
  public enum Call: Equatable {
    case reload
    case update(ListUpdate)
    case select(ListPosition)
    case deselect(ListPosition)
    case refreshing(Bool)
  }

  /// The calls that the view received, in order.
  public private(set) var calls: [Call] = []

  /// The rows by section, as they were last drawn.
  public private(set) var rows: [[any CellObject]] = []

  /// The last row that the user sees, for code that loads more rows at the end of the list.
  public var lastVisiblePosition: ListPosition?

  private weak var list: DataDisplayManager?
  private let place: CallPlace

  /// Creates a view that shows a list. The list retains the view.
  @discardableResult
  public init(
    of list: DataDisplayManager, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.list = list
    place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    list.show(in: self)
  }

  /// Returns the rows, and fails the test if a row is not drawn from a value of this type.
  public func rows<Object: CellObject>(as type: Object.Type) -> [[Object]] {
    rows.map { section in
      section.compactMap { object in
        if object as? Object == nil {
          failTest("The list shows \(object), which is not of type \(type).", place)
        }
        return object as? Object
      }
    }
  }

  /// Removes the recorded calls. The rows stay.
  public func clearCalls() { calls = [] }

  // MARK: Calls from the manager

  public func reload() {
    calls.append(.reload)
    rows = drawnRows
  }

  /// The current rows of the list.
  private var drawnRows: [[any CellObject]] {
    guard let list else { return [] }
    return (0..<list.sectionCount).map { section in
      (0..<list.rowCount(inSection: section)).compactMap {
        draw(ListPosition(section: section, item: $0))
      }
    }
  }

  public func show(_ update: ListUpdate, change: @escaping () -> Void) {
    calls.append(.update(update))
    guard let list else { return change() }
    let counts = { (0..<list.sectionCount).map { list.rowCount(inSection: $0) } }
    if counts() != rows.map(\.count) {
      failTest(
        """
        Before an update the list has \(counts()) rows, and the view shows \(rows.map(\.count)): the \
        list changed without notifying the view.
        """, place)
      change()
      return rows = drawnRows
    }
    change()
    if let shown = rows(after: update, counts: counts()) {
      rows = shown
      checkRows()
    } else {
      failTest(
        """
        The update does not lead from \(rows.map(\.count)) rows to \(counts()): \(update). A table \
        would crash the app.
        """, place)
      rows = drawnRows
    }
  }

  public func select(at position: ListPosition) { calls.append(.select(position)) }
  public func deselect(at position: ListPosition) { calls.append(.deselect(position)) }
  public func showRefreshing(_ isRefreshing: Bool) { calls.append(.refreshing(isRefreshing)) }

  private func rows(after update: ListUpdate, counts: [Int]) -> [[any CellObject]]? {
    guard update.deletedSections.allSatisfy(rows.indices.contains),
      update.insertedSections.allSatisfy(counts.indices.contains)
    else { return nil }
    var left = rows.map { $0.map(Optional.some) }
    for position in update.deletions + (update.moves + update.updates).map(\.old) {
      guard rows.indices.contains(position.section),
        rows[position.section].indices.contains(position.item),
        left[position.section][position.item] != nil
      else { return nil }
      left[position.section][position.item] = nil
    }
    var staying = left.indices.filter { !update.deletedSections.contains($0) }.map { left[$0] }
    guard staying.count + update.insertedSections.count == counts.count else { return nil }

    let drawn = update.insertions + update.redrawnRows
    if Set(drawn).count < drawn.count { return nil }
    let named = Set(drawn)
    var shown: [[any CellObject]] = []
    for (section, count) in counts.enumerated() {
      let isNew = update.insertedSections.contains(section)
      var rest = (isNew ? [] : staying.removeFirst()).compactMap { $0 }[...]
      var objects: [any CellObject] = []
      for item in 0..<count {
        let position = ListPosition(section: section, item: item)
        if isNew || named.contains(position) {
          guard let object = draw(position) else { return nil }
          objects.append(object)
        } else {
          guard let object = rest.popFirst() else { return nil }
          objects.append(object)
        }
      }
      if !rest.isEmpty { return nil }
      shown.append(objects)
    }
    return shown
  }

  private func draw(_ position: ListPosition) -> (any CellObject)? {
    guard let object = list?.cellObject(at: position) else {
      failTest("The list has nothing to draw for row \(position).", place)
      return nil
    }
    return object
  }

  /// Fails the test if the update omitted a row whose content differs from the list.
  private func checkRows() {
    for (section, objects) in rows.enumerated() {
      for (item, object) in objects.enumerated() {
        let position = ListPosition(section: section, item: item)
        let wanted = list?.cellObject(at: position)
        guard let wanted, !Optional(wanted).isDrawn(like: object) else { continue }
        failTest("Row \(position) shows \(object) but should show \(wanted).", place)
      }
    }
  }

  // MARK: User actions

  /// Selects a row.
  public func userSelects(at position: ListPosition) {
    if exists(position) { list?.userDidSelect(at: position) }
  }

  /// Deselects a row.
  public func userDeselects(at position: ListPosition) {
    if exists(position) { list?.userDidDeselect(at: position) }
  }

  /// Scrolls until a row is the last visible one.
  public func userScrolls(to position: ListPosition) {
    guard exists(position) else { return }
    lastVisiblePosition = position
    list?.willShowRow(at: position)
  }

  /// Swipes over a row and chooses the action with this identifier.
  public func userSwipes(at position: ListPosition, action identifier: String) {
    guard exists(position), let list, let row = list.row(at: position) else { return }
    let actions = list.swipeActions(at: position)
    guard let action = actions.first(where: { $0.identifier == identifier }) else {
      let names = actions.map(\.identifier).joined(separator: ", ")
      return failTest(
        "Row \(position) has no action '\(identifier)'; its swipe actions are [\(names)].", place)
    }
    list.userDidSwipe(row, action: action)
  }

  /// Moves a row if the list permits it.
  ///
  /// - Returns: True if the row was moved.
  @discardableResult
  public func userMoves(from old: ListPosition, to new: ListPosition) -> Bool {
    guard exists(old), let list, list.canMoveRow(at: old) else { return false }
    let target = list.target(forMovingRowAt: old, to: new)
    if target == old { return false }
    let row = rows[old.section].remove(at: old.item)
    guard rows.indices.contains(target.section), target.item <= rows[target.section].count else {
      rows[old.section].insert(row, at: old.item)
      failTest("There is no position \(target) to move a row to.", place)
      return false
    }
    rows[target.section].insert(row, at: target.item)
    list.userDidMoveRow(from: old, to: target)
    return true
  }

  /// Pulls the list down.
  public func userPullsToRefresh() { list?.userDidRefresh() }

  private func exists(_ position: ListPosition) -> Bool {
    if rows.indices.contains(position.section),
      rows[position.section].indices.contains(position.item)
    {
      return true
    }
    failTest(
      "The user cannot touch row \(position); the list has \(rows.map(\.count)) rows.", place)
    return false
  }
}
