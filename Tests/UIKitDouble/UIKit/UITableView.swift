/// A view that shows rows in sections.
///
/// Rows are inserted and deleted, cells are reused and updates are checked as
/// on a device. All rows are `rowHeight` tall (44 points if that is
/// automatic), and headers take no space. A table without a height is treated
/// as if it were as tall as the screen, because no layout sets its height.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public let style: Style
  nonisolated public class var automaticDimension: CGFloat { -1 }

  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetContent() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  open weak var delegate: (any UITableViewDelegate)? {
    get { _anyDelegate as? any UITableViewDelegate }
    set { _anyDelegate = newValue }
  }

  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorColor: UIColor?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Cells

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var pool: [String: [UITableViewCell]] = [:]

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a cell of the registered class that left the screen, or a new one, or nil if no class
  /// is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let existing, existing.reuseIdentifier == identifier { return existing }
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = nibs[identifier] { return nib.instantiateFirst() }
    return cellClasses[identifier]?.init(_reuseIdentifier: identifier)
  }

  /// Like `dequeueReusableCell(withIdentifier:)`, but raises an exception if no class is
  /// registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.init(_reuseIdentifier: identifier)
  }

  // MARK: Content

  private var content = ListContent<UITableViewCell>(noun: "row")

  private var counts: [Int] {
    if let counts = content.counts { return counts }
    let counts = askForCounts()
    content.learn(counts)
    return counts
  }

  private func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  open var numberOfSections: Int { counts.count }

  open func numberOfRows(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  private func forgetContent() { putAway(content.reset(to: nil)) }

  /// Requests the entire content again.
  open func reloadData() {
    selection = []
    putAway(content.reset(to: askForCounts()))
    setNeedsLayout()
  }

  // MARK: Cells on the screen

  open override func layoutSubviews() {
    super.layoutSubviews()
    showCells()
  }

  private func showCells() {
    _ = counts
    let visible = content.paths(in: visibleRows)
    for path in Set(content.shown.keys).subtracting(visible) {
      if let cell = content.hide(at: path) { putAway([path: cell]) }
    }
    guard let dataSource else { return }
    for path in visible where content.shown[path] == nil {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.isSelected = selection.contains(path)
      content.show(cell, at: path)
      addSubview(cell)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func putAway(_ cells: [IndexPath: UITableViewCell]) {
    for (path, cell) in cells {
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  private var heightOfRow: CGFloat { rowHeight > 0 ? rowHeight : 44 }

  /// The rows on the screen, counted across all sections.
  private var visibleRows: Range<Int> {
    let height = bounds.height > 0 ? bounds.height : UIScreen.main.bounds.height
    let top = max(0, contentOffset.y)
    let first = Int((top / heightOfRow).rounded(.down))
    return first..<max(first, Int(((top + height) / heightOfRow).rounded(.up)))
  }

  /// Returns the cell of a row if it is on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return content.shown[indexPath]
  }

  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return content.shown.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return content.shown.keys.sorted()
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.shown.first { $0.value === cell }?.key
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    delegate?.tableView(self, viewForHeaderInSection: section) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    delegate?.tableView(self, viewForFooterInSection: section) as? UITableViewHeaderFooterView
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let count = numberOfRows(inSection: indexPath.section)
    if indexPath.row >= count {
      raise(
        .internalInconsistency,
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(count) rows in section \(indexPath.section).")
    }
    let above = counts.prefix(indexPath.section).reduce(0, +) + indexPath.row
    setContentOffset(CGPoint(x: 0, y: CGFloat(above) * heightOfRow), animated: animated)
  }

  // MARK: Selection

  private var selection: Set<IndexPath> = []

  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// Selects a row without notifying the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for other in selection { deselectRow(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    content.shown[indexPath]?.setSelected(true, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    content.shown[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Updates

  open func beginUpdates() {
    _ = counts
    content.beginUpdates()
  }

  /// Ends a group of updates. Raises an exception if the data source's counts do not result from
  /// the previous counts and the updates.
  open func endUpdates() {
    guard content.endsUpdates() else { return }
    let (gone, update) = content.finish(with: askForCounts())
    putAway(gone)
    selection = Set(selection.compactMap(update.newPosition(of:)))
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func change(_ body: (inout BatchUpdate) -> Void) {
    beginUpdates()
    content.change(body)
    endUpdates()
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insert(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.delete(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reload(indexPaths) }
  }

  /// Requests the cells of rows on the screen again. The data source dequeues the existing cells,
  /// which are not prepared for reuse. Raises an exception if the data source returns another cell.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    if let path = indexPaths.first(where: { $0.row >= numberOfRows(inSection: $0.section) }) {
      raise(
        .internalInconsistency,
        "attempt to reconfigure row \(path.row) of section \(path.section), which is not there")
    }
    for path in indexPaths {
      guard let cell = content.shown[path] else { continue }
      existing = cell
      let answer = dataSource?.tableView(self, cellForRowAt: path)
      existing = nil
      if answer !== cell {
        raise(
          .internalInconsistency,
          "the data source must dequeue and return the existing cell when a row is reconfigured "
            + "(section \(path.section), row \(path.row))")
      }
    }
  }

  /// The cell that is being reconfigured.
  private var existing: UITableViewCell?

  /// Moves a row as if the user had dragged it: updates the data source, and moves the cell.
  func carryRow(at source: IndexPath, to target: IndexPath) {
    beginUpdates()
    dataSource?.tableView(self, moveRowAt: source, to: target)
    content.change { $0.move(source, to: target) }
    endUpdates()
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
