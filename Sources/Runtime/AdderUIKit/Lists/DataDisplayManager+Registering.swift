#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  extension DataDisplayManager {
    /// Registers a class of cells for the values with which they are configured, in a table.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier, if several cells draw one type of value.
    ///   - origin: The source of the cells.
    public func register<Cell: UITableViewCell & ConfigurableItem>(
      _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier,
      from origin: CellOrigin = .code
    ) where Cell.Model: CellObject {
      CellDrawers.of(self).add(cell: cell, identifier: identifier, origin: origin)
      tableAdapter?.register()
    }

    /// Registers a class of cells for the values with which they are
    /// configured, in a collection view.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier, if several cells draw one type of value.
    ///   - origin: The source of the cells.
    public func register<Cell: UICollectionViewCell & ConfigurableItem>(
      _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier,
      from origin: CellOrigin = .code
    ) where Cell.Model: CellObject {
      CellDrawers.of(self).add(cell: cell, identifier: identifier, origin: origin)
      collectionAdapter?.register()
    }

    /// Registers a class of views for the headers and footers with which they are
    /// configured, in a table.
    public func registerHeader<View: UITableViewHeaderFooterView & ConfigurableItem>(
      _ view: View.Type, for identifier: String = View.Model.reuseIdentifier
    ) where View.Model: CellObject {
      CellDrawers.of(self).add(header: view, identifier: identifier, origin: .code)
      tableAdapter?.register()
    }

    /// Registers a class of views for the headers and footers with which they are
    /// configured, in a collection view.
    public func registerHeader<View: UICollectionReusableView & ConfigurableItem>(
      _ view: View.Type, for identifier: String = View.Model.reuseIdentifier
    ) where View.Model: CellObject {
      CellDrawers.of(self).add(header: view, identifier: identifier, origin: .code)
      collectionAdapter?.register()
    }
  }
#endif
