internal import Adder

/// The rows of a tracked list in sections, each found by its rowid and by its place.
struct TrackedList {
  struct Section {
    let id: Int32
    /// What the rows of the section have in common; NULL where the list has no sections.
    let value: OrderValue
    var rows = RowTree()
  }

  /// The way to a row: the index of its section, and the way in there.
  struct Path {
    var section: Int
    var path: RowTree.Path
  }

  private(set) var sections: [Section] = []
  private let hasSections: Bool
  private let memory = LeafMemory(capacity: RowTree.capacityOfLeaf)
  private var leaves = RowPlaces()
  /// The group of each leaf, and the section of each group.
  private var groups: [Int32] = []
  private var sectionIDs: [Int32] = []
  private var nextSectionID: Int32 = 0

  /// An empty list. Without sections it has one, which stays.
  init(hasSections: Bool) {
    self.hasSections = hasSections
    if !hasSections { addSection(.null, at: 0) }
  }

  var count: Int { leaves.count }

  // MARK: Reading

  func path(of rowID: Int64) -> Path? {
    guard let leaf = leaves[rowID] else { return nil }
    let group = groups[Int(leaf)]
    let sectionID = sectionIDs[Int(group)]
    // Leaves and groups stay in the order of the list, so each is found by looking through its parent.
    guard let section = sections.firstIndex(where: { $0.id == sectionID }),
      let groupIndex = sections[section].rows.groups.firstIndex(where: { $0.id == group }),
      let leafIndex = sections[section].rows.groups[groupIndex].leaves
        .firstIndex(where: { $0.id == leaf }),
      let row = sections[section].rows.groups[groupIndex].leaves[leafIndex].rows
        .firstIndex(where: { $0.rowID == rowID })
    else { return nil }
    return Path(
      section: section, path: RowTree.Path(group: groupIndex, leaf: leafIndex, row: row))
  }

  func position(of rowID: Int64) -> ListPosition? {
    path(of: rowID).map(position(of:))
  }

  func position(of path: Path) -> ListPosition {
    ListPosition(section: path.section, item: sections[path.section].rows.place(of: path.path))
  }

  subscript(path: Path) -> TrackedRow { sections[path.section].rows[path.path] }

  subscript(position: ListPosition) -> TrackedRow {
    sections[position.section].rows[position.item]
  }

  // MARK: Changing

  /// Adds a row at the end; what is read in order is added so.
  mutating func append(_ row: TrackedRow, section value: OrderValue) {
    if sections.isEmpty || (hasSections && sections[sections.count - 1].value != value) {
      addSection(value, at: sections.count)
    }
    let section = sections.count - 1
    // Some room is left, so that rows that come later do not split every leaf.
    let full = RowTree.rowsInLeaf - RowTree.rowsInLeaf / 8
    if let group = sections[section].rows.groups.last, let leaf = group.leaves.last,
      leaf.rows.count < full
    {
      sections[section].rows.insert(
        row,
        at: RowTree.Path(
          group: sections[section].rows.groups.count - 1, leaf: group.leaves.count - 1,
          row: leaf.rows.count))
      leaves.set(leaf.id, for: row.rowID)
      return
    }
    let groupCount = sections[section].rows.groups.last?.leaves.count ?? RowTree.leavesInGroup
    if groupCount > RowTree.leavesInGroup * 3 / 4 { appendGroup(to: section) }
    let leaf = makeLeaf(
      rows(of: row), in: sections[section].rows.groups[sections[section].rows.groups.count - 1].id)
    sections[section].rows.appendLeaf(leaf)
  }

  /// Puts a row where it belongs in the order.
  ///
  /// - Parameter isBefore: Whether a row of the list is before this one; both are in the same section.
  mutating func insert(
    _ row: TrackedRow, section value: OrderValue,
    where isBefore: (TrackedRow) throws -> Bool,
    sectionIsBefore: (OrderValue) -> Bool
  ) rethrows {
    let section = section(for: value, where: sectionIsBefore)
    if sections[section].rows.groups.isEmpty {
      appendGroup(to: section)
      let leaf = makeLeaf(rows(of: row), in: sections[section].rows.groups[0].id)
      sections[section].rows.appendLeaf(leaf)
      return
    }
    let path = try sections[section].rows.path(where: isBefore)
    sections[section].rows.insert(row, at: path)
    leaves.set(sections[section].rows.groups[path.group].leaves[path.leaf].id, for: row.rowID)
    if sections[section].rows.groups[path.group].leaves[path.leaf].rows.count > RowTree.rowsInLeaf {
      splitLeaf(section, path.group, path.leaf)
    }
  }

  /// Puts another content in the place of a row's.
  mutating func replace(_ row: TrackedRow, at path: Path) {
    sections[path.section].rows.replace(row, at: path.path)
  }

  /// Takes a row out; a section that is left empty stays until `removeEmptySections`.
  mutating func remove(at path: Path) {
    leaves.remove(self[path].rowID)
    sections[path.section].rows.remove(at: path.path)
    tidy(path)
  }

  mutating func removeEmptySections() {
    if hasSections { sections.removeAll(where: \.rows.isEmpty) }
  }

  // MARK: Leaves and groups

  private mutating func addSection(_ value: OrderValue, at index: Int) {
    sections.insert(Section(id: nextSectionID, value: value), at: index)
    nextSectionID += 1
  }

  private mutating func section(
    for value: OrderValue, where isBefore: (OrderValue) -> Bool
  ) -> Int {
    guard hasSections else { return 0 }
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(sections[middle].value) { low = middle + 1 } else { high = middle }
    }
    if low == sections.count || sections[low].value != value { addSection(value, at: low) }
    return low
  }

  private func rows(of row: TrackedRow) -> LeafRows {
    var rows = LeafRows(in: memory)
    rows.insert(row, at: 0)
    return rows
  }

  private mutating func makeLeaf(_ rows: LeafRows, in group: Int32) -> RowTree.Leaf {
    let id = Int32(groups.count)
    groups.append(group)
    for row in rows { leaves.set(id, for: row.rowID) }
    return RowTree.Leaf(id: id, rows: rows)
  }

  private mutating func makeGroup(_ leaves: [RowTree.Leaf], in section: Int) -> RowTree.Group {
    let id = Int32(sectionIDs.count)
    sectionIDs.append(sections[section].id)
    for leaf in leaves { groups[Int(leaf.id)] = id }
    return RowTree.Group(
      id: id, leaves: leaves, count: leaves.reduce(0) { $0 + $1.rows.count })
  }

  private mutating func appendGroup(to section: Int) {
    let group = makeGroup([], in: section)
    sections[section].rows.groups.append(group)
  }

  private mutating func splitLeaf(_ section: Int, _ group: Int, _ leaf: Int) {
    let half = sections[section].rows.groups[group].leaves[leaf].rows.count / 2
    let upper = sections[section].rows.groups[group].leaves[leaf].rows.split(at: half)
    let made = makeLeaf(upper, in: sections[section].rows.groups[group].id)
    sections[section].rows.groups[group].leaves.insert(made, at: leaf + 1)
    guard sections[section].rows.groups[group].leaves.count > RowTree.leavesInGroup else { return }

    let leaves = sections[section].rows.groups[group].leaves
    let upperGroup = makeGroup(Array(leaves[(leaves.count / 2)...]), in: section)
    sections[section].rows.groups[group].leaves.removeSubrange((leaves.count / 2)...)
    sections[section].rows.groups[group].count -= upperGroup.count
    sections[section].rows.groups.insert(upperGroup, at: group + 1)
  }

  /// Joins a leaf that has become small with its neighbour, and drops what is empty.
  private mutating func tidy(_ path: Path) {
    let (section, group, leaf) = (path.section, path.path.group, path.path.leaf)
    let rows = sections[section].rows.groups[group].leaves[leaf].rows
    if rows.isEmpty {
      sections[section].rows.groups[group].leaves.remove(at: leaf)
    } else if rows.count < RowTree.rowsInLeaf / 4,
      leaf + 1 < sections[section].rows.groups[group].leaves.count,
      sections[section].rows.groups[group].leaves[leaf + 1].rows.count
        < RowTree.rowsInLeaf / 2
    {
      let next = sections[section].rows.groups[group].leaves.remove(at: leaf + 1)
      for row in next.rows { leaves.set(rowsLeaf(section, group, leaf), for: row.rowID) }
      sections[section].rows.groups[group].leaves[leaf].rows.append(contentsOf: next.rows)
    }
    if sections[section].rows.groups[group].leaves.isEmpty {
      sections[section].rows.groups.remove(at: group)
    }
  }

  private func rowsLeaf(_ section: Int, _ group: Int, _ leaf: Int) -> Int32 {
    sections[section].rows.groups[group].leaves[leaf].id
  }
}
