/// The content that a table or collection view has loaded: the number of elements in each section,
/// and the views of the elements on the screen. Both kinds of views share its rules for updates.
struct ListContent<Cell: UIView> {
  let noun: String
  private(set) var counts: [Int]?
  private(set) var shown: [IndexPath: Cell] = [:]

  private var update: BatchUpdate
  private var depth = 0
  private var countsBefore: [Int] = []

  init(noun: String) {
    self.noun = noun
    update = BatchUpdate(noun: noun)
  }

  /// Returns the index paths of the elements in a range of positions that are counted across all
  /// sections.
  func paths(in range: Range<Int>) -> [IndexPath] {
    var paths: [IndexPath] = []
    var start = 0
    for (section, count) in (counts ?? []).enumerated() {
      let elements = (start..<start + count).clamped(to: range)
      paths += elements.map { [section, $0 - start] }
      start += count
    }
    return paths
  }

  /// Replaces the content, or discards it if `counts`
  /// is nil. Returns the views that leave the screen.
  mutating func reset(to counts: [Int]?) -> [IndexPath: Cell] {
    defer { shown = [:] }
    self.counts = counts
    return shown
  }

  mutating func learn(_ counts: [Int]) { self.counts = counts }

  mutating func show(_ cell: Cell, at path: IndexPath) { shown[path] = cell }

  mutating func hide(at path: IndexPath) -> Cell? { shown.removeValue(forKey: path) }

  // MARK: Updates

  mutating func beginUpdates() {
    depth += 1
    guard depth == 1 else { return }
    countsBefore = counts ?? []
    update = BatchUpdate(noun: noun)
  }

  mutating func change(_ body: (inout BatchUpdate) -> Void) { body(&update) }

  /// Ends a group of updates, and returns true if it was the outermost one.
  mutating func endsUpdates() -> Bool {
    depth -= 1
    return depth == 0
  }

  /// Updates the content to the data source's new counts, which must result from the previous
  /// counts and the updates. The view of an element that stays moves with the element and is not
  /// changed, because only a reload changes what a view shows. Returns the views that leave the
  /// screen.
  mutating func finish(with after: [Int]) -> (gone: [IndexPath: Cell], update: BatchUpdate) {
    if let problem = update.problem(from: countsBefore, to: after) {
      raise(.internalInconsistency, "Invalid update: \(problem).")
    }
    let old = shown
    counts = after
    shown = [:]
    var gone: [IndexPath: Cell] = [:]
    for (path, cell) in old {
      if let new = update.newPosition(of: path) {
        shown[new] = cell
      } else {
        gone[path] = cell
      }
    }
    return (gone, update)
  }
}
