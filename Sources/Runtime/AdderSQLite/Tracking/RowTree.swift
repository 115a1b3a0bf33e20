/// An ordered collection of rows, each of which can be found by its position. Rows are stored in
/// leaves of a few dozen rows, and leaves in groups of about a hundred.
///
/// It is a value type: a copy costs nothing, and a change copies only the path to one leaf. So the
/// list on the screen stays as delivered while the next list is created.
///
/// Three levels are enough: they hold millions of rows before the top level becomes slow.
struct RowTree {
  struct Leaf {
    /// The leaf's number, which does not change when rows are inserted or deleted.
    let id: Int32
    var rows: LeafRows
  }

  struct Group {
    let id: Int32
    var leaves: [Leaf]
    var count: Int
  }

  /// The path to a row.
  struct Path: Equatable {
    var group: Int
    var leaf: Int
    var row: Int
  }

  static let rowsInLeaf = 64
  static let leavesInGroup = 128

  /// The maximum number of rows in a leaf, including the row that makes the leaf split.
  static let capacityOfLeaf = rowsInLeaf + 1

  var groups: [Group] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(path: Path) -> TrackedRow { groups[path.group].leaves[path.leaf].rows[path.row] }

  /// The row at a position.
  subscript(place: Int) -> TrackedRow {
    let path = self.path(to: place)
    return self[path]
  }

  func path(to place: Int) -> Path {
    var rest = place
    var group = 0
    while rest >= groups[group].count {
      rest -= groups[group].count
      group += 1
    }
    var leaf = 0
    while rest >= groups[group].leaves[leaf].rows.count {
      rest -= groups[group].leaves[leaf].rows.count
      leaf += 1
    }
    return Path(group: group, leaf: leaf, row: rest)
  }

  func place(of path: Path) -> Int {
    var place = path.row
    for group in 0..<path.group { place += groups[group].count }
    for leaf in 0..<path.leaf { place += groups[path.group].leaves[leaf].rows.count }
    return place
  }

  /// Returns the path to the previous row.
  func path(before path: Path) -> Path? {
    var path = path
    if path.row == 0 {
      if path.leaf == 0 {
        guard path.group > 0 else { return nil }
        path.group -= 1
        path.leaf = groups[path.group].leaves.count
      }
      path.leaf -= 1
      path.row = groups[path.group].leaves[path.leaf].rows.count
    }
    path.row -= 1
    return path
  }

  /// Returns the path to the next row.
  func path(after path: Path) -> Path? {
    var path = path
    path.row += 1
    if path.row < groups[path.group].leaves[path.leaf].rows.count { return path }
    path.row = 0
    path.leaf += 1
    if path.leaf < groups[path.group].leaves.count { return path }
    path.leaf = 0
    path.group += 1
    return path.group < groups.count ? path : nil
  }

  /// Calls `body` for each row, in order.
  func forEach(_ body: (TrackedRow) throws -> Void) rethrows {
    for group in groups { for leaf in group.leaves { for row in leaf.rows { try body(row) } } }
  }

  /// Returns the path at which a new row belongs: the path to the first row for which the condition
  /// does not hold.
  func path(where isBefore: (TrackedRow) throws -> Bool) rethrows -> Path {
    if groups.isEmpty { return Path(group: 0, leaf: 0, row: 0) }
    // The last group that begins before the new row and, in that group, the last leaf that begins
    // before the new row.
    let group = max(
      0, try groups.firstIndexAfter { try isBefore($0.leaves[0].rows[0]) } - 1)
    let leaf = max(
      0, try groups[group].leaves.firstIndexAfter { try isBefore($0.rows[0]) } - 1)
    let row = try groups[group].leaves[leaf].rows.firstIndexAfter(isBefore)
    return Path(group: group, leaf: leaf, row: row)
  }

  /// Returns the path to the end of the last leaf, if that leaf has fewer than `count` rows.
  func end(ofLeafWithFewerThan count: Int) -> Path? {
    guard let group = groups.last, let leaf = group.leaves.last, leaf.rows.count < count else {
      return nil
    }
    return Path(group: groups.count - 1, leaf: group.leaves.count - 1, row: leaf.rows.count)
  }

  mutating func insert(_ row: TrackedRow, at path: Path) {
    groups[path.group].leaves[path.leaf].rows.insert(row, at: path.row)
    groups[path.group].count += 1
    count += 1
  }

  mutating func remove(at path: Path) {
    groups[path.group].leaves[path.leaf].rows.remove(at: path.row)
    groups[path.group].count -= 1
    count -= 1
  }

  mutating func replace(_ row: TrackedRow, at path: Path) {
    groups[path.group].leaves[path.leaf].rows[path.row] = row
  }

  mutating func appendLeaf(_ leaf: Leaf) {
    groups[groups.count - 1].leaves.append(leaf)
    groups[groups.count - 1].count += leaf.rows.count
    count += leaf.rows.count
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the number of leading elements for which the condition holds. The condition must not
  /// hold for any later element.
  fileprivate func firstIndexAfter(_ holds: (Element) throws -> Bool) rethrows -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if try holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
