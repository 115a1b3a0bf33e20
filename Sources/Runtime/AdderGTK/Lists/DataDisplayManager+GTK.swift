public import Adder

extension DataDisplayManager {
  /// Lets cells of a class draw the values that they are configured with, in a ``GTKListView``.
  ///
  /// - Parameter identifier: the reuse identifier, where one type of value is drawn by several cells.
  public func register<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: false))
  }

  /// Lets cells of a class draw the headers and footers that they are configured with, in a
  /// ``GTKListView``.
  public func registerHeader<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: true))
  }
}

extension ListFlattening {
  /// What a list shows now, one below the other.
  @MainActor init(of list: DataDisplayManager) {
    self.init(
      (0..<list.sectionCount).map { section in
        Section(
          rowCount: list.rowCount(inSection: section),
          hasHeader: list.header(ofSection: section) != nil,
          hasFooter: list.footer(ofSection: section) != nil)
      })
  }
}
