public import Adder

extension DataDisplayManager {
  /// Registers a cell class in a ``GTKListView``, for the type of values that its cells are
  /// configured with.
  ///
  /// - Parameter identifier: The reuse identifier, if several cell classes draw the same type of
  ///   value.
  public func register<Cell: GTKCell>(
    _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier
  ) {
    CellDrawers.of(self).add(cell, for: CellKind(identifier: identifier, isFrame: false))
  }

  /// Registers a cell class for headers and footers in a ``GTKListView``. The class draws headers
  /// and footers of the type with which its cells are configured.
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
