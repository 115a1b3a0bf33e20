/// A view that shows items in sections.
///
/// Items are inserted and deleted, cells are reused and updates are checked as on a device.
/// Whatever the layout is, each line has as many items as fit, with a flow layout's `itemSize` or
/// 50 × 50 points. A collection view without a size is treated as if it were as large as the
/// screen, because no layout sets its size.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  nonisolated public class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  nonisolated public class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Raises an exception, as on a device, because a collection view needs a layout.
  public convenience override init(frame: CGRect) {
    raise(
      .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetContent() } }

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { _anyDelegate as? any UICollectionViewDelegate }
    set { _anyDelegate = newValue }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true

  // MARK: Cells

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var pool: [String: [UICollectionViewCell]] = [:]

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns a cell of the registered class that left the screen, or a new one. Raises an exception
  /// if no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let existing, existing.reuseIdentifier == identifier { return existing }
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let made: UICollectionViewCell? =
      nibs[identifier]?.instantiateFirst()
      ?? cellClasses[identifier]?.init(
        _reuseIdentifier: identifier)
    guard let made else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    return made
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let viewClass = supplementaryClasses[elementKind + identifier] else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    return viewClass.init(_reuseIdentifier: identifier)
  }

  // MARK: Content

  private var content = ListContent<UICollectionViewCell>(noun: "item")

  private var counts: [Int] {
    if let counts = content.counts { return counts }
    let counts = askForCounts()
    content.learn(counts)
    return counts
  }

  private func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  open var numberOfSections: Int { counts.count }

  open func numberOfItems(inSection section: Int) -> Int {
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
    let visible = content.paths(in: visibleItems)
    for path in Set(content.shown.keys).subtracting(visible) {
      if let cell = content.hide(at: path) { putAway([path: cell]) }
    }
    guard let dataSource else { return }
    for path in visible where content.shown[path] == nil {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.isSelected = selection.contains(path)
      content.show(cell, at: path)
      addSubview(cell)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  private func putAway(_ cells: [IndexPath: UICollectionViewCell]) {
    for (path, cell) in cells {
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  private var itemSize: CGSize {
    let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return size.width > 0 && size.height > 0 ? size : CGSize(width: 50, height: 50)
  }

  private var sizeOnScreen: CGSize {
    bounds.width > 0 && bounds.height > 0 ? bounds.size : UIScreen.main.bounds.size
  }

  private var itemsInLine: Int { max(1, Int(sizeOnScreen.width / itemSize.width)) }

  /// The items on the screen, counted across all sections.
  private var visibleItems: Range<Int> {
    let top = max(0, contentOffset.y)
    let first = Int((top / itemSize.height).rounded(.down))
    let end = Int(((top + sizeOnScreen.height) / itemSize.height).rounded(.up))
    return first * itemsInLine..<max(first, end) * itemsInLine
  }

  /// Returns the cell of an item if it is on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return content.shown[indexPath]
  }

  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return content.shown.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return content.shown.keys.sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.shown.first { $0.value === cell }?.key
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let count = numberOfItems(inSection: indexPath.section)
    if indexPath.item >= count {
      raise(
        .invalidArgument,
        "attempted to scroll to invalid index path: item \(indexPath.item) of section "
          + "\(indexPath.section), which has \(count) items")
    }
    let before = counts.prefix(indexPath.section).reduce(0, +) + indexPath.item
    let line = CGFloat(before / itemsInLine)
    setContentOffset(CGPoint(x: 0, y: line * itemSize.height), animated: animated)
  }

  // MARK: Selection

  private var selection: Set<IndexPath> = []

  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item without notifying the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for other in selection { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    content.shown[indexPath]?.isSelected = true
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    content.shown[indexPath]?.isSelected = false
  }

  // MARK: Updates

  /// Performs several updates as one. Raises an exception if the data source's counts do not result
  /// from the previous counts and the updates.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func beginUpdates() {
    _ = counts
    content.beginUpdates()
  }

  private func endUpdates() {
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

  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }

  /// Requests the cells of items on the screen again. The data source dequeues the existing cells,
  /// which are not prepared for reuse. Raises an exception if the data source returns another cell.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if let path = indexPaths.first(where: { $0.item >= numberOfItems(inSection: $0.section) }) {
      raise(
        .internalInconsistency,
        "attempt to reconfigure item \(path.item) of section \(path.section), which is not there")
    }
    for path in indexPaths {
      guard let cell = content.shown[path] else { continue }
      existing = cell
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      existing = nil
      if answer !== cell {
        raise(
          .internalInconsistency,
          "the data source must dequeue and return the existing cell when an item is reconfigured "
            + "(section \(path.section), item \(path.item))")
      }
    }
  }

  /// The cell that is being reconfigured.
  private var existing: UICollectionViewCell?

  /// Moves an item as if the user had dragged it: updates the data source, and moves the cell.
  func carryItem(at source: IndexPath, to target: IndexPath) {
    beginUpdates()
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    content.change { $0.move(source, to: target) }
    endUpdates()
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }

  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
}
