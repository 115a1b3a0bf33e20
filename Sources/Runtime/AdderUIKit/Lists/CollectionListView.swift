#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  internal import Adder
  internal import UIKit

  /// Shows a list in a collection view, as its data source and delegate, and applies the list's
  /// changes.
  @MainActor final class CollectionListView: NSObject, ListView {
    private(set) weak var collectionView: UICollectionView?
    private(set) weak var list: DataDisplayManager?
    var base = BaseCollectionDelegate(nil) { didSet { passedOn = base.delegate } }

    // Unchecked, because UIKit asks a delegate for its methods only on the main thread, where this
    // property is also set. The method that UIKit calls, `responds(to:)`, is nonisolated.
    nonisolated(unsafe) private weak var passedOn: (any NSObjectProtocol)?

    #if canImport(ObjectiveC)
      override nonisolated func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || passedOn?.responds(to: selector) == true
      }

      override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
        passedOn?.responds(to: selector) == true ? passedOn : super.forwardingTarget(for: selector)
      }
    #endif

    /// The identifier of an empty cell. A collection view accepts only dequeued cells, so one is
    /// dequeued even for a value that cannot be drawn.
    private static let empty = "Adder.empty"

    init(_ collectionView: UICollectionView, of list: DataDisplayManager) {
      self.collectionView = collectionView
      self.list = list
      super.init()
      register()
    }

    // MARK: Updates

    // Reloading loses the selections. The plugin that keeps selections selects its rows again.
    func reload() { collectionView?.reloadData() }

    func show(_ update: ListUpdate, change: @escaping () -> Void) {
      guard let collectionView, collectionView.window != nil else {
        change()
        return reload()
      }
      if update.changesPlaces {
        collectionView.performBatchUpdates {
          change()
          collectionView.deleteSections(IndexSet(update.deletedSections))
          collectionView.insertSections(IndexSet(update.insertedSections))
          collectionView.deleteItems(at: update.deletions.map(\.indexPath))
          collectionView.insertItems(at: update.insertions.map(\.indexPath))
          for move in update.moves {
            collectionView.moveItem(at: move.old.indexPath, to: move.new.indexPath)
          }
        }
      } else {
        change()
      }
      redraw(update.redrawnRows, in: collectionView)
      if !update.redrawnSections.isEmpty {
        collectionView.reloadSections(IndexSet(update.redrawnSections))
      }
    }

    /// Redraws items at their new positions.
    private func redraw(_ positions: [ListPosition], in collectionView: UICollectionView) {
      var kept: [IndexPath] = []
      var replaced: [IndexPath] = []
      for position in positions {
        let path = position.indexPath
        let kind = list?.cellObject(at: position)?.reuseIdentifier
        if let cell = collectionView.cellForItem(at: path), cell.reuseIdentifier == kind,
          kind != nil
        {
          kept.append(path)
        } else {
          replaced.append(path)
        }
      }
      if !kept.isEmpty { collectionView.reconfigureItems(at: kept) }
      if replaced.isEmpty { return }
      let selected = Set(collectionView.indexPathsForSelectedItems ?? []).intersection(replaced)
      collectionView.reloadItems(at: replaced)
      for path in selected { select(at: ListPosition(path)) }
    }

    func select(at position: ListPosition) {
      collectionView?.selectItem(at: position.indexPath, animated: false, scrollPosition: [])
    }

    func deselect(at position: ListPosition) {
      collectionView?.deselectItem(at: position.indexPath, animated: true)
    }

    var lastVisiblePosition: ListPosition? {
      collectionView?.indexPathsForVisibleItems.max().map { ListPosition($0) }
    }

    // MARK: Plugins

    func pluginsDidChange() {
      for plugin in list?.plugins ?? [] {
        if let selectable = plugin as? SelectablePlugin {
          collectionView?.allowsMultipleSelection = selectable.mode == .multiple
        }
        if plugin is RefreshablePlugin, collectionView?.refreshControl == nil {
          collectionView?.refreshControl = UIRefreshControl(for: list)
        }
      }
    }

    func showRefreshing(_ isRefreshing: Bool) {
      if isRefreshing {
        collectionView?.refreshControl?.beginRefreshing()
      } else {
        collectionView?.refreshControl?.endRefreshing()
      }
    }

    // MARK: Cells

    private var drawers: CellDrawers? { list.map { CellDrawers.of($0) } }
    private static let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    func register() {
      guard let collectionView else { return }
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.empty)
      for (identifier, drawer) in drawers?.cells ?? [:] {
        switch drawer.origin {
        case .code:
          collectionView.register(drawer.itemClass, forCellWithReuseIdentifier: identifier)
        case .nib(let nib): collectionView.register(nib, forCellWithReuseIdentifier: identifier)
        case .storyboard: break
        }
      }
      for kind in Self.kinds {
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: Self.empty)
        for (identifier, drawer) in drawers?.headers ?? [:] {
          collectionView.register(
            drawer.itemClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
      }
    }
  }

  extension CollectionListView: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { list?.sectionCount ?? 0 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { list?.rowCount(inSection: section) ?? 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let object = list?.cellObject(at: ListPosition(indexPath))
      guard let object, let drawer = drawers?.cells[object.reuseIdentifier] else {
        if let object {
          RuntimeProblem.noCell(reuseIdentifier: object.reuseIdentifier).report()
        }
        return collectionView.dequeueReusableCell(
          withReuseIdentifier: Self.empty, for: indexPath)
      }
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: object.reuseIdentifier, for: indexPath)
      drawer.draw(cell, object)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      let object =
        isHeader
        ? list?.header(ofSection: indexPath.section) : list?.footer(ofSection: indexPath.section)
      guard let object, let drawer = drawers?.headers[object.reuseIdentifier] else {
        if let object {
          RuntimeProblem.noCell(reuseIdentifier: object.reuseIdentifier).report()
        }
        return collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: Self.empty, for: indexPath)
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: object.reuseIdentifier, for: indexPath)
      drawer.draw(view, object)
      return view
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { list?.canMoveRow(at: ListPosition(indexPath)) ?? false }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let list else { return }
      // Changes that result from the move must not change the list while UIKit drops the row.
      list.holdChanges()
      list.userDidMoveRow(
        from: ListPosition(sourceIndexPath), to: ListPosition(destinationIndexPath))
      Task { list.releaseChanges() }
    }
  }

  extension CollectionListView: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      list?.userDidSelect(at: ListPosition(indexPath))
      base.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      list?.userDidDeselect(at: ListPosition(indexPath))
      base.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      // Deferred, because the list may change as a result, and must not change while the collection
      // view draws.
      Task { [weak list] in list?.willShowRow(at: ListPosition(indexPath)) }
      base.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      list?.target(
        forMovingRowAt: ListPosition(originalIndexPath), to: ListPosition(proposedIndexPath)
      ).indexPath ?? proposedIndexPath
    }
  }
#endif
