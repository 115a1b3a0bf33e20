public import Adder

extension DataDisplayManager {
  /// Registers a class of cells for the values with which they are
  /// configured, in a ``GTKListView``.
  ///
  /// - Parameter identifier: The reuse identifier, if several cells draw one type of value.
  public func register<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: false))
  }

  /// Registers a class of cells for the headers and footers with which they are
  /// configured, in a ``GTKListView``.
  public func registerHeader<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: true))
  }
}

extension ListFlattening {
  /// Creates one sequence of rows from the current contents of a list.
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
