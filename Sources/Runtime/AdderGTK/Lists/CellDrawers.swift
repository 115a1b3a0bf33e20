internal import Adder

/// The cell classes that draw a list's values, keyed by kind.
@MainActor final class CellDrawers {
  private var cells: [CellKind: any GTKCell.Type] = [:]

  static func of(_ list: DataDisplayManager) -> CellDrawers {
    let key = ObjectIdentifier(Self.self)
    if let drawers = list.companions[key] as? CellDrawers { return drawers }
    let drawers = CellDrawers()
    list.companions[key] = drawers
    return drawers
  }

  func add(_ cell: any GTKCell.Type, for kind: CellKind) { cells[kind] = cell }

  /// Returns a new cell; `nil` if no class is registered for the kind.
  func make(_ kind: CellKind) -> DrawnCell? {
    cells[kind].map { DrawnCell(kind: kind, cell: $0.init()) }
  }
}

/// Identifies cells that can be reused in place of each other.
struct CellKind: Hashable {
  let identifier: String
  /// True for headers and footers.
  let isFrame: Bool
}

/// A cell for any type of value.
@MainActor struct DrawnCell {
  let kind: CellKind
  let cell: any GTKCell

  func draw(_ object: any CellObject) { Self.draw(object, in: cell) }

  private static func draw<Cell: GTKCell>(_ object: any CellObject, in cell: Cell) {
    if let model = object as? Cell.Model { cell.configure(with: model) }
  }
}
