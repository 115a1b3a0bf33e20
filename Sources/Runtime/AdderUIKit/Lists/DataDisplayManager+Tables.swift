#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  public import Adder
  public import UIKit

  extension DataDisplayManager {
    /// Returns the data source of a table (the VIPER book, “DataDisplayManager”). The manager
    /// retains it, since the table does not.
    ///
    /// ```swift
    /// tableView.dataSource = dataDisplayManager.dataSource(for: tableView)
    /// tableView.delegate = dataDisplayManager.delegate(for: tableView, withBaseDelegate: self)
    /// ```
    public func dataSource(for tableView: UITableView) -> any UITableViewDataSource {
      adapter(for: tableView)
    }

    /// Returns the delegate of a table. Methods that the list does not implement are forwarded to
    /// the base delegate, which is not retained. Methods that the list implements, such as those
    /// for selections, also call the base delegate.
    public func delegate(
      for tableView: UITableView, withBaseDelegate base: (any UITableViewDelegate)? = nil
    ) -> any UITableViewDelegate {
      let adapter = adapter(for: tableView)
      adapter.base = BaseTableDelegate(base)
      return adapter
    }

    /// Returns the data source of a collection view. The manager retains it, since the
    /// collection view does not.
    public func dataSource(
      for collectionView: UICollectionView
    ) -> any UICollectionViewDataSource {
      adapter(for: collectionView)
    }

    /// Returns the delegate of a collection view. It works like the delegate of a table.
    public func delegate(
      for collectionView: UICollectionView,
      withBaseDelegate base: (any UICollectionViewDelegate)? = nil
    ) -> any UICollectionViewDelegate {
      let adapter = adapter(for: collectionView)
      adapter.base = BaseCollectionDelegate(base)
      return adapter
    }

    var tableAdapter: TableListView? {
      companions[ObjectIdentifier(TableListView.self)] as? TableListView
    }

    var collectionAdapter: CollectionListView? {
      companions[ObjectIdentifier(CollectionListView.self)] as? CollectionListView
    }

    private func adapter(for tableView: UITableView) -> TableListView {
      if let adapter = tableAdapter, adapter.tableView === tableView { return adapter }
      let adapter = TableListView(tableView, of: self)
      companions[ObjectIdentifier(TableListView.self)] = adapter
      show(in: adapter)
      return adapter
    }

    private func adapter(for collectionView: UICollectionView) -> CollectionListView {
      if let adapter = collectionAdapter, adapter.collectionView === collectionView {
        return adapter
      }
      let adapter = CollectionListView(collectionView, of: self)
      companions[ObjectIdentifier(CollectionListView.self)] = adapter
      show(in: adapter)
      return adapter
    }
  }

  extension ListPosition {
    public init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, item: indexPath.item)
    }

    public var indexPath: IndexPath { IndexPath(item: item, section: section) }
  }
#endif
