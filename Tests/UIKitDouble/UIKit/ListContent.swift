/// What a table or collection view knows about its content: the last known number of elements in
/// each section, and the views of those on the screen. Both lists share the rules of updating it.
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

  /// The elements of a flat range, which runs through all sections.
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

  /// Discards the content, or loads it again. Returns the views that leave the screen.
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

  /// Whether this ends the outermost group of updates.
  mutating func endsUpdates() -> Bool {
    depth -= 1
    return depth == 0
  }

  /// Updates the content to the data source's new counts, which have to match the previous ones and
  /// the updates. Views of elements that stay move with them unchanged: only a reload changes what
  /// they show. Returns the views that leave the screen.
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
