#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  /// A table with one kind of cell, as in Surf's guide. The view passes the table and the items to
  /// the adapter, and does not depend on the cells.
  ///
  /// ```swift
  /// final class ProfileTableAdapter: TableAdapter<ProfileCell> {}
  ///
  /// lazy var adapter = ProfileTableAdapter(tableView: tableView)
  /// adapter.didSelectItemEvent.addListener(self) { $0.output.openProfile($1.id) }
  /// adapter.show(profiles)
  /// ```
  ///
  /// An adapter has all features of a data display manager.
  @MainActor open class TableAdapter<Cell: UITableViewCell & ConfigurableItem>: DataDisplayManager
  where Cell.Model: CellObject {
    /// Occurs when the user selects a row; the value is the row's item.
    public let didSelectItemEvent = FutureEvent<Cell.Model>()

    /// Creates an adapter and makes it the table's data source and delegate.
    public init(
      tableView: UITableView, baseDelegate: (any UITableViewDelegate)? = nil,
      from origin: CellOrigin = .code
    ) {
      super.init()
      register(Cell.self, from: origin)
      didSelectEvent += { [didSelectItemEvent] row in
        if let item = row.cellObject as? Cell.Model { didSelectItemEvent.invoke(with: item) }
      }
      tableView.dataSource = dataSource(for: tableView)
      tableView.delegate = delegate(for: tableView, withBaseDelegate: baseDelegate)
    }

    /// Shows these items. Only the difference is applied to the table.
    open func show(_ items: [Cell.Model]) { show(items as [any CellObject]) }
  }

  /// A collection view with one kind of cell; see ``TableAdapter``.
  @MainActor
  open class CollectionAdapter<
    Cell: UICollectionViewCell & ConfigurableItem
  >: DataDisplayManager where Cell.Model: CellObject {
    /// Occurs when the user selects an item; the value is that item.
    public let didSelectItemEvent = FutureEvent<Cell.Model>()

    /// Creates an adapter and makes it the collection view's data source and delegate.
    public init(
      collectionView: UICollectionView, baseDelegate: (any UICollectionViewDelegate)? = nil,
      from origin: CellOrigin = .code
    ) {
      super.init()
      register(Cell.self, from: origin)
      didSelectEvent += { [didSelectItemEvent] row in
        if let item = row.cellObject as? Cell.Model { didSelectItemEvent.invoke(with: item) }
      }
      collectionView.dataSource = dataSource(for: collectionView)
      collectionView.delegate = delegate(for: collectionView, withBaseDelegate: baseDelegate)
    }

    /// Shows these items. Only the difference is applied to the collection view.
    open func show(_ items: [Cell.Model]) { show(items as [any CellObject]) }
  }
#endif
