internal import Adder
internal import AdderCAdwaita

/// One of the widgets that GTK shows rows in, one after the other.
@MainActor final class GTKListRow {
  private let listItem: OpaquePointer
  private(set) var cell: DrawnCell?

  /// The row that is shown.
  private(set) var item: ListItem?

  /// What the cell was drawn for last. GTK lets go of all rows below a change, and takes them again at once.
  private var drawn: (item: ListItem, version: Int)?

  init(_ listItem: OpaquePointer) { self.listItem = listItem }

  func bind(_ item: ListItem?) {
    self.item = item
    item?.row = self
  }

  func unbind() {
    if item?.row === self { item?.row = nil }
    item = nil
  }

  /// Draws what the row shows now, unless it is drawn already.
  func draw(_ list: DataDisplayManager, cells: inout CellPool) {
    // A row that has gone keeps its looks until GTK lets go of it.
    guard let item, let element = item.element else { return }
    if let drawn, drawn.item === item, drawn.version == item.version { return }
    drawn = (item, item.version)
    let object: (any CellObject)?
    let isFrame: Bool
    switch element {
    case .header(let section): (object, isFrame) = (list.header(ofSection: section), true)
    case .footer(let section): (object, isFrame) = (list.footer(ofSection: section), true)
    case .row(let position): (object, isFrame) = (list.cellObject(at: position), false)
    }
    // Headers look selectable to GTK, or the arrows could not pass them; the model refuses it.
    gtk_list_item_set_activatable(listItem, isFrame ? 0 : 1)
    let kind = object.map { CellKind(identifier: $0.reuseIdentifier, isFrame: isFrame) }
    if cell?.kind != kind {
      takeCell(into: &cells)
      if let kind { show(cells.take(kind, of: list)) }
    }
    guard let object, let cell else { return }
    cell.draw(object)
    widget?.setAccessibleLabel(cell.cell.accessibleLabel)
  }

  /// Takes the cell out, for another row to show it.
  func takeCell(into cells: inout CellPool) {
    guard let cell else { return }
    self.cell = nil
    gtk_list_item_set_child(listItem, nil)
    cells.put(cell)
  }

  private func show(_ cell: DrawnCell?) {
    self.cell = cell
    if let cell { gtk_list_item_set_child(listItem, cell.cell.widget.widget) }
  }

  /// GTK's own widget around the cell: what is focused, selected, and read to the user.
  var widget: GTKObject? {
    cell.flatMap { gtk_widget_get_parent($0.cell.widget.widget) }.map { GTKObject(retaining: $0) }
  }
}

/// Cells that are shown in no row.
@MainActor struct CellPool {
  private var cells: [CellKind: [DrawnCell]] = [:]

  /// How many of a kind are kept: what fills a window, and a bit.
  private static let capacity = 64

  mutating func put(_ cell: DrawnCell) {
    if cells[cell.kind, default: []].count < Self.capacity {
      cells[cell.kind, default: []].append(cell)
    }
  }

  /// A cell that was put here, or else a new one; `nil` when no class of cells is registered.
  mutating func take(_ kind: CellKind, of list: DataDisplayManager) -> DrawnCell? {
    if let cell = cells[kind]?.popLast() { return cell }
    if let cell = CellDrawers.of(list).make(kind) { return cell }
    RuntimeProblem.noCell(reuseIdentifier: kind.identifier).report()
    return nil
  }
}
