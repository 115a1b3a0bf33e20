internal import Adder
internal import AdderCAdwaita

/// A reusable widget in which GTK shows different rows over time.
@MainActor final class GTKListRow {
  private let listItem: OpaquePointer
  private(set) var cell: DrawnCell?

  /// The row that the widget shows.
  private(set) var item: ListItem?

  /// The row and version that the cell was last drawn for. GTK unbinds all rows below a change and
  /// immediately binds them again.
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

  /// Draws the row's current value, unless it is already drawn.
  func draw(_ list: DataDisplayManager, cells: inout CellPool) {
    // A deleted row keeps its appearance until GTK unbinds it.
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
    // Headers must look selectable to GTK; otherwise, the arrow keys could not move over them. The
    // model rejects attempts to select them.
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

  /// Removes the cell, so that another row can show it.
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

  /// GTK's own widget around the cell. It has the focus and the selection, and
  /// screen readers read it.
  var widget: GTKObject? {
    cell.flatMap { gtk_widget_get_parent($0.cell.widget.widget) }.map { GTKObject(retaining: $0) }
  }
}

/// The cells that no row shows.
@MainActor struct CellPool {
  private var cells: [CellKind: [DrawnCell]] = [:]

  /// The maximum number of stored cells of a kind: enough for a window, and a few more.
  private static let capacity = 64

  mutating func put(_ cell: DrawnCell) {
    if cells[cell.kind, default: []].count < Self.capacity {
      cells[cell.kind, default: []].append(cell)
    }
  }

  /// Returns a stored cell, or else a new one; `nil` if no cell class is registered for the kind.
  mutating func take(_ kind: CellKind, of list: DataDisplayManager) -> DrawnCell? {
    if let cell = cells[kind]?.popLast() { return cell }
    if let cell = CellDrawers.of(list).make(kind) { return cell }
    RuntimeProblem.noCell(reuseIdentifier: kind.identifier).report()
    return nil
  }
}
