public import Adder

extension DataDisplayManager {
  /// Registers a class of cells for the values that they are configured with, in a ``GTKListView``.
  ///
  /// - Parameter identifier: the reuse identifier, if several cells draw one type of value.
  public func register<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: false))
  }

  /// Registers a class of cells for the headers and footers that they are configured with, in a
  /// ``GTKListView``.
  public func registerHeader<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: true))
  }
}

extension ListFlattening {
  /// The current contents of a list, as one sequence of rows.
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
