#if canImport(UIKit) && (!os(Linux) || ADDER_UIKIT_DOUBLE)
  internal import Adder
  internal import UIKit

  /// Shows a list in a table, as its data source and delegate, and applies the list's changes.
  @MainActor final class TableListView: NSObject, ListView {
    private(set) weak var tableView: UITableView?
    private(set) weak var list: DataDisplayManager?
    var base = BaseTableDelegate(nil) { didSet { passedOn = base.delegate } }

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

    init(_ tableView: UITableView, of list: DataDisplayManager) {
      self.tableView = tableView
      self.list = list
      super.init()
      register()
    }

    // MARK: Updates

    // Reloading loses the selections. The plugin that keeps selections selects its rows again.
    func reload() { tableView?.reloadData() }

    func show(_ update: ListUpdate, change: @escaping () -> Void) {
      // Without a window, there is nothing to animate, and an animation would log a warning.
      guard let tableView, tableView.window != nil else {
        change()
        return reload()
      }
      if update.changesPlaces {
        tableView.performBatchUpdates {
          change()
          tableView.deleteSections(IndexSet(update.deletedSections), with: .automatic)
          tableView.insertSections(IndexSet(update.insertedSections), with: .automatic)
          tableView.deleteRows(at: update.deletions.map(\.indexPath), with: .automatic)
          tableView.insertRows(at: update.insertions.map(\.indexPath), with: .automatic)
          for move in update.moves {
            tableView.moveRow(at: move.old.indexPath, to: move.new.indexPath)
          }
        }
      } else {
        change()
      }
      redraw(update.redrawnRows, in: tableView)
      redrawFrames(of: update.redrawnSections, in: tableView)
    }

    /// Redraws rows at their new positions, which a table cannot do while it moves them.
    private func redraw(_ positions: [ListPosition], in tableView: UITableView) {
      var kept: [IndexPath] = []
      var replaced: [IndexPath] = []
      for position in positions {
        let path = position.indexPath
        let kind = list?.cellObject(at: position)?.reuseIdentifier
        // `cellForRow(at:)` does not return a cell that was prepared off screen, so the cell's kind
        // is unknown here.
        if let cell = tableView.cellForRow(at: path), cell.reuseIdentifier == kind, kind != nil {
          kept.append(path)
        } else {
          replaced.append(path)
        }
      }
      if !kept.isEmpty { tableView.reconfigureRows(at: kept) }
      if replaced.isEmpty { return }
      let selected = Set(tableView.indexPathsForSelectedRows ?? []).intersection(replaced)
      tableView.reloadRows(at: replaced, with: .automatic)
      for path in selected { select(at: ListPosition(path)) }
    }

    private func redrawFrames(of sections: [Int], in tableView: UITableView) {
      guard let list else { return }
      let replaced = sections.filter { section in
        !redraw(tableView.headerView(forSection: section), list.header(ofSection: section))
          || !redraw(tableView.footerView(forSection: section), list.footer(ofSection: section))
      }
      if !replaced.isEmpty { tableView.reloadSections(IndexSet(replaced), with: .automatic) }
    }

    /// Redraws a header or footer. Returns false if it must be replaced.
    private func redraw(
      _ view: UITableViewHeaderFooterView?, _ object: (any CellObject)?
    ) -> Bool {
      guard let object else { return view == nil }
      guard let view, view.reuseIdentifier == object.reuseIdentifier else { return false }
      drawers?.headers[object.reuseIdentifier]?.draw(view, object)
      return true
    }

    func select(at position: ListPosition) {
      tableView?.selectRow(at: position.indexPath, animated: false, scrollPosition: .none)
    }

    func deselect(at position: ListPosition) {
      tableView?.deselectRow(at: position.indexPath, animated: true)
    }

    var lastVisiblePosition: ListPosition? {
      tableView?.indexPathsForVisibleRows?.last.map { ListPosition($0) }
    }

    // MARK: Plugins

    func pluginsDidChange() {
      for plugin in list?.plugins ?? [] {
        if let selectable = plugin as? SelectablePlugin {
          tableView?.allowsMultipleSelection = selectable.mode == .multiple
        }
        if plugin is RefreshablePlugin, tableView?.refreshControl == nil {
          tableView?.refreshControl = UIRefreshControl(for: list)
        }
      }
    }

    func showRefreshing(_ isRefreshing: Bool) {
      if isRefreshing {
        tableView?.refreshControl?.beginRefreshing()
      } else {
        tableView?.refreshControl?.endRefreshing()
      }
    }

    // MARK: Cells

    private var drawers: CellDrawers? { list.map { CellDrawers.of($0) } }

    func register() {
      for (identifier, drawer) in drawers?.cells ?? [:] {
        switch drawer.origin {
        case .code: tableView?.register(drawer.itemClass, forCellReuseIdentifier: identifier)
        case .nib(let nib): tableView?.register(nib, forCellReuseIdentifier: identifier)
        case .storyboard: break
        }
      }
      for (identifier, drawer) in drawers?.headers ?? [:] {
        tableView?.register(drawer.itemClass, forHeaderFooterViewReuseIdentifier: identifier)
      }
    }

    private func frameView(
      _ object: (any CellObject)?, in tableView: UITableView
    ) -> UITableViewHeaderFooterView? {
      guard let object else { return nil }
      guard let drawer = drawers?.headers[object.reuseIdentifier],
        let view = tableView.dequeueReusableHeaderFooterView(
          withIdentifier: object.reuseIdentifier)
      else {
        RuntimeProblem.noCell(reuseIdentifier: object.reuseIdentifier).report()
        return nil
      }
      drawer.draw(view, object)
      return view
    }
  }

  extension TableListView: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { list?.sectionCount ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      list?.rowCount(inSection: section) ?? 0
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard let object = list?.cellObject(at: ListPosition(indexPath)) else {
        return UITableViewCell()
      }
      guard let drawer = drawers?.cells[object.reuseIdentifier] else {
        RuntimeProblem.noCell(reuseIdentifier: object.reuseIdentifier).report()
        return UITableViewCell()
      }
      let cell = tableView.dequeueReusableCell(
        withIdentifier: object.reuseIdentifier, for: indexPath)
      drawer.draw(cell, object)
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      list?.canMoveRow(at: ListPosition(indexPath)) ?? false
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
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

  extension TableListView: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      list?.userDidSelect(at: ListPosition(indexPath))
      base.tableView(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      list?.userDidDeselect(at: ListPosition(indexPath))
      base.tableView(tableView, didDeselectRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      // Deferred, because the list may change as a result, and must not change while the table
      // draws.
      Task { [weak list] in list?.willShowRow(at: ListPosition(indexPath)) }
      base.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      frameView(list?.header(ofSection: section), in: tableView)
        ?? base.tableView(tableView, viewForHeaderInSection: section)
    }

    func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
      frameView(list?.footer(ofSection: section), in: tableView)
        ?? base.tableView(tableView, viewForFooterInSection: section)
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      swipes(at: indexPath, .leading)
        ?? base.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      swipes(at: indexPath, .trailing)
        ?? base.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    private func swipes(
      at indexPath: IndexPath, _ edge: SwipeAction.Edge
    ) -> UISwipeActionsConfiguration? {
      let position = ListPosition(indexPath)
      guard let list, let row = list.row(at: position) else { return nil }
      let actions = list.swipeActions(at: position).filter { $0.edge == edge }
      if actions.isEmpty { return nil }
      return UISwipeActionsConfiguration(
        actions: actions.map { action in
          UIContextualAction(
            style: action.style == .destructive ? .destructive : .normal, title: action.title
          ) { [weak list] _, _, completion in
            list?.userDidSwipe(row, action: action)
            completion(true)
          }
        })
    }

    /// While rows can be dragged, they have no red delete button. Otherwise, the editing style with
    /// that button is returned, because swipe actions need it.
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      base.tableView(tableView, editingStyleForRowAt: indexPath)
        ?? (tableView.isEditing ? .none : .delete)
    }

    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      let source = ListPosition(sourceIndexPath)
      return list?.target(forMovingRowAt: source, to: ListPosition(proposedDestinationIndexPath))
        .indexPath ?? proposedDestinationIndexPath
    }
  }

  extension UIRefreshControl {
    /// Creates a control that notifies a list when the user pulls it down.
    convenience init(for list: DataDisplayManager?) {
      self.init()
      addAction(UIAction { [weak list] _ in list?.userDidRefresh() }, for: .valueChanged)
    }
  }
#endif
