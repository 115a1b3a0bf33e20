internal import Adder
internal import AdderCAdwaita

/// The rows of a list for GTK: a list model with the selection.
///
/// It stores no rows. It creates an item only when GTK requests the item, which happens for the
/// rows that GTK shows, and keeps one item per row as long as anything retains that item. An item
/// has the current index of its row. The data display manager provides the row's contents when the
/// row is drawn.
@MainActor final class ListModel: SwiftClassPayload {
  /// The view that handles the user's requests to select rows.
  weak var view: GTKListView?

  /// The list after all signalled changes.
  private(set) var flattening = ListFlattening([])

  private(set) var selected: Set<ListPosition> = []

  /// The items that are retained, keyed by the indices of their rows.
  private var items: [Int: ListItem] = [:]

  /// While changes are being signalled: the changes, and the number of those already signalled.
  private var changes: [ListChange] = []
  private var toldCount = 0
  private var formerCount = 0
  /// The items, including deleted ones, keyed by their indices before the changes.
  private var formerItems: [Int: ListItem] = [:]

  /// Creates a model and a reference to its object.
  static func make() -> (ListModel, GTKObject)? {
    let model = ListModel()
    return listModelClass.make(holding: model).map { (model, GTKObject(new: $0)) }
  }

  // MARK: Queries from GTK

  var count: Int {
    guard toldCount < changes.count else { return flattening.count }
    guard toldCount > 0 else { return formerCount }
    let last = changes[toldCount - 1]
    return last.new.upperBound + formerCount - last.old.upperBound
  }

  /// Returns the item of a row. The caller owns the returned reference.
  func item(at index: Int) -> UnsafeMutableRawPointer? {
    guard index >= 0, index < count else { return nil }
    let place = place(of: index)
    if let former = place.former, let item = formerItems[former] { return item.retained }
    guard let new = place.new else {
      let item = ListItem(of: self, index: nil)
      item.formerIndex = place.former
      formerItems[place.former ?? 0] = item
      return item.made
    }
    if let item = items[new] { return item.retained }
    let item = ListItem(of: self, index: new)
    items[new] = item
    return item.made
  }

  func isSelected(_ index: Int) -> Bool {
    guard !selected.isEmpty, let position = position(at: index) else { return false }
    return selected.contains(position)
  }

  /// Returns the row at an index of the list as signalled so far; `nil` for headers, footers and
  /// rows that are about to be deleted.
  func position(at index: Int) -> ListPosition? {
    guard let new = place(of: index).new, case .row(let position)? = flattening.element(at: new)
    else { return nil }
    return position
  }

  /// Finds a row by its index in the list as signalled so far. Returns the row's index before all
  /// changes (`nil` if the row was inserted) and its index after all changes (`nil` if the row is
  /// deleted).
  private func place(of index: Int) -> (former: Int?, new: Int?) {
    guard toldCount < changes.count else { return (nil, index) }
    var former = index
    if toldCount > 0 {
      let last = changes[toldCount - 1]
      if index < last.new.upperBound { return (nil, index) }
      former = index - last.new.upperBound + last.old.upperBound
    }
    return (former, changes.newIndex(of: former))
  }

  // MARK: Changes

  /// Signals an update of the list.
  func change(to new: ListFlattening, by update: ListUpdate) {
    let old = flattening
    let fine = ListChange.changes(
      of: update.splices(from: old, to: new, keepingRedrawn: true))
    let told = fine.grouped(holding: items.keys.sorted())
    var moves: [Int: Int] = [:]
    for move in update.moves { moves[old.index(of: move.old)] = new.index(of: move.new) }
    selected = Set(
      selected.compactMap { position in
        let index = old.index(of: position)
        guard
          case .row(let place)? = (fine.newIndex(of: index) ?? moves[index]).flatMap(new.element)
        else { return nil }
        return place
      })
    tell(told, of: new) { index in
      if let new = fine.newIndex(of: index) { return new }
      // A row that moves keeps its item if one signal covers both indices.
      guard let new = moves[index], let change = told.index(removing: index),
        told[change].new.contains(new)
      else { return nil }
      return new
    } redraw: {
      for position in update.redrawnRows { items[new.index(of: position)]?.version += 1 }
      for index in update.redrawnSections.flatMap(new.frame(ofSection:)) {
        items[index]?.version += 1
      }
    }
  }

  /// Signals that the list was reloaded. Rows keep their indices and show their new
  /// contents, so nothing scrolls.
  func replace(with new: ListFlattening) {
    let (oldCount, newCount) = (flattening.count, new.count)
    let kept = min(oldCount, newCount)
    let changes =
      oldCount == newCount ? [] : [ListChange(old: kept..<oldCount, new: kept..<newCount)]
    let former = selected.map(flattening.index(of:))
    selected = []
    tell(changes, of: new) {
      $0 < newCount ? $0 : nil
    } redraw: {
      for item in items.values { item.version += 1 }
    }
    tellSelection(at: former.filter { $0 < newCount })
  }

  /// - Parameters:
  ///   - newIndex: Returns the new index of an old row; `nil` if the row no longer exists.
  ///   - redraw: Increments the versions of the redrawn rows.
  private func tell(
    _ changes: [ListChange], of new: ListFlattening, newIndex: (Int) -> Int?, redraw: () -> Void
  ) {
    formerItems = items
    formerCount = flattening.count
    items = [:]
    for (index, item) in formerItems {
      item.formerIndex = index
      item.index = newIndex(index)
      if let index = item.index { items[index] = item }
    }
    redraw()
    flattening = new
    self.changes = changes
    toldCount = 0
    for change in changes {
      toldCount += 1
      g_list_model_items_changed(
        object.map { OpaquePointer($0) }, guint(change.new.lowerBound), guint(change.old.count),
        guint(change.new.count))
    }
    self.changes = []
    toldCount = 0
    for item in formerItems.values { item.formerIndex = nil }
    formerItems = [:]
  }

  fileprivate func itemWillGo(_ item: ListItem) {
    if let index = item.index, items[index] === item { items[index] = nil }
    if let index = item.formerIndex, formerItems[index] === item { formerItems[index] = nil }
  }

  // MARK: The selection

  func setSelected(_ isSelected: Bool, at position: ListPosition) {
    // Code that was notified of a selection may have changed the list meanwhile.
    guard isSelected != selected.contains(position), flattening.has(position) else { return }
    if isSelected { selected.insert(position) } else { selected.remove(position) }
    tellSelection(at: [flattening.index(of: position)])
  }

  private func tellSelection(at indices: [Int]) {
    guard let first = indices.min(), let last = indices.max() else { return }
    gtk_selection_model_selection_changed(
      object.map { OpaquePointer($0) }, guint(first), guint(last - first + 1))
  }
}

/// A row of a list, while its item is retained.
@MainActor final class ListItem: SwiftClassPayload {
  private let model: ListModel

  /// The index of the row; `nil` if it was deleted.
  fileprivate(set) var index: Int?
  fileprivate var formerIndex: Int?

  /// The version of the row's contents. A new version means that the row must be drawn again.
  fileprivate(set) var version = 0

  /// The widget that shows the row.
  weak var row: GTKListRow?

  fileprivate init(of model: ListModel, index: Int?) {
    self.model = model
    self.index = index
  }

  /// The element of the list in this row; `nil` if it was deleted.
  var element: ListFlattening.Element? { index.flatMap { model.flattening.element(at: $0) } }

  fileprivate var made: UnsafeMutableRawPointer? { listItemClass.make(holding: self) }

  fileprivate var retained: UnsafeMutableRawPointer? {
    object.map { UnsafeMutableRawPointer(g_object_ref($0)) }
  }

  override func objectWillGo() { model.itemWillGo(self) }
}

// MARK: - The classes

@MainActor private let listItemClass = SwiftClass(named: "AdderListItem")

@MainActor private let listModelClass = SwiftClass(
  named: "AdderListModel",
  implementing: [
    (g_list_model_get_type(), fillListModel), (gtk_selection_model_get_type(), fillSelectionModel),
  ])

private let fillListModel: GInterfaceInitFunc = { functions, _ in
  guard let functions = functions?.assumingMemoryBound(to: GListModelInterface.self) else { return }
  functions.pointee.get_item_type = { _ in MainActor.assumeIsolated { listItemClass.type } }
  functions.pointee.get_n_items = { model in ask(model) { guint($0.count) } ?? 0 }
  functions.pointee.get_item = { model, index in
    // Unchecked, because the item does not leave the main thread.
    nonisolated(unsafe) var item: UnsafeMutableRawPointer?
    _ = ask(model) { item = $0.item(at: Int(index)) }
    return item
  }
}

private let fillSelectionModel: GInterfaceInitFunc = { functions, _ in
  guard let functions = functions?.assumingMemoryBound(to: GtkSelectionModelInterface.self) else {
    return
  }
  functions.pointee.is_selected = { model, index in
    ask(model) { $0.isSelected(Int(index)) } == true ? 1 : 0
  }
  functions.pointee.get_selection_in_range = { model, index, count in
    let set = gtk_bitset_new_empty()
    let selected = ask(model) { $0.selected.map($0.flattening.index(of:)) } ?? []
    for place in selected where place >= Int(index) && place - Int(index) < Int(count) {
      gtk_bitset_add(set, guint(place))
    }
    return set
  }
  functions.pointee.select_item = { model, index, isAlone in
    ask(model) { $0.view?.userSelects([Int(index)], isAlone: isAlone != 0) } == true ? 1 : 0
  }
  functions.pointee.unselect_item = { model, index in
    ask(model) { $0.view?.userDeselects([Int(index)]) } == true ? 1 : 0
  }
  functions.pointee.select_range = { model, index, count, isAlone in
    let rows = Int(index)..<Int(index) + Int(count)
    return ask(model) { $0.view?.userSelects(rows, isAlone: isAlone != 0) } == true ? 1 : 0
  }
  functions.pointee.unselect_range = { model, index, count in
    let rows = Int(index)..<Int(index) + Int(count)
    return ask(model) { $0.view?.userDeselects(rows) } == true ? 1 : 0
  }
  functions.pointee.select_all = { model in
    ask(model) { $0.view?.userSelects(0..<$0.count, isAlone: false) } == true ? 1 : 0
  }
  functions.pointee.unselect_all = { model in
    ask(model) { $0.view?.userDeselects($0.selected.map($0.flattening.index(of:))) } == true ? 1 : 0
  }
  functions.pointee.set_selection = { _, _, _ in 0 }
}

/// Passes a GTK query about an object to the object's model.
private func ask<Answer: Sendable>(
  _ object: OpaquePointer?, _ question: @MainActor (ListModel) -> Answer?
) -> Answer? {
  // Unchecked, because GTK calls this only on the main thread.
  nonisolated(unsafe) let object = object.map { UnsafeMutableRawPointer($0) }
  return MainActor.assumeIsolated {
    (SwiftClass.payload(of: object) as? ListModel).flatMap(question)
  }
}
