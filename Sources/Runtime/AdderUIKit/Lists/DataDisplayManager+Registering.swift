#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  extension DataDisplayManager {
    /// Registers a cell class in a table, for the type of value with which its cells are
    /// configured.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier. Pass one if several cell classes draw the same type of
    ///     value.
    ///   - origin: The source of the cells.
    public func register<Cell: UITableViewCell & ConfigurableItem>(
      _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier,
      from origin: CellOrigin = .code
    ) where Cell.Model: CellObject {
      CellDrawers.of(self).add(cell: cell, identifier: identifier, origin: origin)
      tableAdapter?.register()
    }

    /// Registers a cell class in a collection view, for the type of value with which its cells are
    /// configured.
    ///
    /// - Parameters:
    ///   - identifier: The reuse identifier. Pass one if several cell classes draw the same type of
    ///     value.
    ///   - origin: The source of the cells.
    public func register<Cell: UICollectionViewCell & ConfigurableItem>(
      _ cell: Cell.Type, for identifier: String = Cell.Model.reuseIdentifier,
      from origin: CellOrigin = .code
    ) where Cell.Model: CellObject {
      CellDrawers.of(self).add(cell: cell, identifier: identifier, origin: origin)
      collectionAdapter?.register()
    }

    /// Registers a view class for headers and footers in a table. The class draws headers and
    /// footers of the type with which its views are configured.
    public func registerHeader<View: UITableViewHeaderFooterView & ConfigurableItem>(
      _ view: View.Type, for identifier: String = View.Model.reuseIdentifier
    ) where View.Model: CellObject {
      CellDrawers.of(self).add(header: view, identifier: identifier, origin: .code)
      tableAdapter?.register()
    }

    /// Registers a view class for headers and footers in a collection view. The class draws headers
    /// and footers of the type with which its views are configured.
    public func registerHeader<View: UICollectionReusableView & ConfigurableItem>(
      _ view: View.Type, for identifier: String = View.Model.reuseIdentifier
    ) where View.Model: CellObject {
      CellDrawers.of(self).add(header: view, identifier: identifier, origin: .code)
      collectionAdapter?.register()
    }
  }
#endif
