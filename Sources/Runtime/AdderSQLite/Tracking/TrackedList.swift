internal import Adder

/// The rows of a tracked list in sections. A row can be found by its rowid or by its position.
struct TrackedList {
  /// The path to a row: the path to its section, and the path inside it.
  struct Path {
    var section: SectionTree.Path
    var path: RowTree.Path
  }

  private(set) var sections = SectionTree()
  private let hasSections: Bool
  private let memory = LeafMemory(capacity: RowTree.capacityOfLeaf)
  private var leaves = RowPlaces()
  /// The group of each leaf, and the section of each group.
  private var groups: [Int32] = []
  private var sectionIDs: [Int32] = []
  /// The sections that have been inserted, have lost their last row, or have been deleted since the
  /// last delivery.
  private var added: Set<Int32> = []
  private var emptied: Set<Int32> = []
  private var removed: Set<Int32> = []

  /// Creates an empty list. A list without sections stores all rows in a single section, which
  /// always exists.
  init(hasSections: Bool) {
    self.hasSections = hasSections
    if !hasSections { _ = sections.append(.null) }
  }

  var count: Int { leaves.count }

  // MARK: Reading

  func path(of rowID: Int64) -> Path? {
    guard let leaf = leaves[rowID] else { return nil }
    let group = groups[Int(leaf)]
    let sectionID = sectionIDs[Int(group)]
    // Leaves and groups are kept in the list's order, not by number, so each is found by searching
    // its parent.
    guard let section = sections.path(of: sectionID) else { return nil }
    let rows = sections[section].rows
    guard let groupIndex = rows.groups.firstIndex(where: { $0.id == group }),
      let leafIndex = rows.groups[groupIndex].leaves.firstIndex(where: { $0.id == leaf }),
      let row = rows.groups[groupIndex].leaves[leafIndex].rows
        .firstIndex(where: { $0.rowID == rowID })
    else { return nil }
    return Path(
      section: section, path: RowTree.Path(group: groupIndex, leaf: leafIndex, row: row))
  }

  func position(of rowID: Int64) -> ListPosition? {
    path(of: rowID).map(position(of:))
  }

  func position(of path: Path) -> ListPosition {
    ListPosition(
      section: sections.index(of: path.section),
      item: sections[path.section].rows.place(of: path.path))
  }

  subscript(path: Path) -> TrackedRow { sections[path.section].rows[path.path] }

  subscript(position: ListPosition) -> TrackedRow {
    sections[position.section].rows[position.item]
  }

  // MARK: Changing

  /// Adds a row at the end. Used for rows that are read in order.
  mutating func append(_ row: TrackedRow, section value: OrderValue) {
    var section = sections.last
    if let last = section, hasSections, sections[last].value != value { section = nil }
    let path = section ?? sections.append(value)
    // Some room is left, so that later rows do not split every leaf.
    let full = RowTree.rowsInLeaf - RowTree.rowsInLeaf / 8
    if let end = sections[path].rows.end(ofLeafWithFewerThan: full) {
      insert(row, at: Path(section: path, path: end))
    } else {
      let leaves = sections[path].rows.groups.last?.leaves.count ?? RowTree.leavesInGroup
      if leaves > RowTree.leavesInGroup * 3 / 4 { appendGroup(to: path) }
      appendLeaf(of: row, to: path)
    }
  }

  /// Inserts a row at its place in the order.
  ///
  /// - Parameter isBefore: Returns true if the given row, of the same section, precedes the new
  ///   row.
  mutating func insert(
    _ row: TrackedRow, section value: OrderValue,
    where isBefore: (TrackedRow) throws -> Bool,
    sectionIsBefore: (OrderValue) -> Bool
  ) rethrows {
    let section = section(for: value, where: sectionIsBefore)
    if sections[section].rows.groups.isEmpty {
      appendGroup(to: section)
      return appendLeaf(of: row, to: section)
    }
    let path = try sections[section].rows.path(where: isBefore)
    insert(row, at: Path(section: section, path: path))
    if sections[section].rows.groups[path.group].leaves[path.leaf].rows.count > RowTree.rowsInLeaf {
      splitLeaf(section, path.group, path.leaf)
    }
  }

  private mutating func insert(_ row: TrackedRow, at path: Path) {
    let leaf = sections.change(path.section) { section in
      section.rows.insert(row, at: path.path)
      return section.rows.groups[path.path.group].leaves[path.path.leaf].id
    }
    leaves.set(leaf, for: row.rowID)
  }

  /// Replaces the content of a row.
  mutating func replace(_ row: TrackedRow, at path: Path) {
    sections.change(path.section) { $0.rows.replace(row, at: path.path) }
  }

  /// Removes a row. An empty section stays until `removeEmptySections` is called.
  mutating func remove(at path: Path) {
    leaves.remove(self[path].rowID)
    sections.change(path.section) { $0.rows.remove(at: path.path) }
    tidy(path)
    if hasSections, sections[path.section].rows.isEmpty {
      emptied.insert(sections[path.section].id)
    }
  }

  mutating func removeEmptySections() {
    for id in emptied {
      guard let path = sections.path(of: id), sections[path].rows.isEmpty else { continue }
      sections.remove(at: path)
      // A section that was both inserted and deleted since the last delivery was never delivered.
      if added.remove(id) == nil { removed.insert(id) }
    }
    emptied = []
  }

  /// Returns how sections were inserted and deleted since the last call.
  ///
  /// - Parameter former: The sections at the time of the last call.
  mutating func takeSectionChanges(since former: SectionTree) -> PlaceMap {
    defer { forgetSectionChanges() }
    return PlaceMap(
      removed: removed.compactMap { former.path(of: $0).map(former.index(of:)) }.sorted(),
      taken: added.compactMap { sections.path(of: $0).map(sections.index(of:)) }.sorted())
  }

  /// Discards the recorded changes to sections, because the list was delivered.
  mutating func forgetSectionChanges() {
    added = []
    emptied = []
    removed = []
  }

  // MARK: Leaves and groups

  private mutating func section(
    for value: OrderValue, where isBefore: (OrderValue) -> Bool
  ) -> SectionTree.Path {
    if !hasSections { return sections.path(to: 0) }
    let (path, isNew) = sections.path(for: value, where: isBefore)
    if isNew { added.insert(sections[path].id) }
    return path
  }

  private mutating func makeLeaf(_ rows: LeafRows, in group: Int32) -> RowTree.Leaf {
    let id = Int32(groups.count)
    groups.append(group)
    for row in rows { leaves.set(id, for: row.rowID) }
    return RowTree.Leaf(id: id, rows: rows)
  }

  private mutating func appendLeaf(of row: TrackedRow, to section: SectionTree.Path) {
    var rows = LeafRows(in: memory)
    rows.insert(row, at: 0)
    // Nothing here retains a copy of the section, so it is changed in place.
    let last = sections[section].rows.groups.count - 1
    let leaf = makeLeaf(rows, in: sections[section].rows.groups[last].id)
    sections.change(section) { $0.rows.appendLeaf(leaf) }
  }

  private mutating func makeGroup(
    _ leaves: [RowTree.Leaf], in section: SectionTree.Path
  ) -> RowTree.Group {
    let id = Int32(sectionIDs.count)
    sectionIDs.append(sections[section].id)
    for leaf in leaves { groups[Int(leaf.id)] = id }
    return RowTree.Group(
      id: id, leaves: leaves, count: leaves.reduce(0) { $0 + $1.rows.count })
  }

  private mutating func appendGroup(to section: SectionTree.Path) {
    let group = makeGroup([], in: section)
    sections.change(section) { $0.rows.groups.append(group) }
  }

  private mutating func splitLeaf(_ section: SectionTree.Path, _ group: Int, _ leaf: Int) {
    let upper = sections.change(section) { section in
      let half = section.rows.groups[group].leaves[leaf].rows.count / 2
      return section.rows.groups[group].leaves[leaf].rows.split(at: half)
    }
    let made = makeLeaf(upper, in: sections[section].rows.groups[group].id)
    sections.change(section) { $0.rows.groups[group].leaves.insert(made, at: leaf + 1) }
    let leaves = sections[section].rows.groups[group].leaves
    guard leaves.count > RowTree.leavesInGroup else { return }

    let upperGroup = makeGroup(Array(leaves[(leaves.count / 2)...]), in: section)
    sections.change(section) { section in
      section.rows.groups[group].leaves.removeSubrange((leaves.count / 2)...)
      section.rows.groups[group].count -= upperGroup.count
      section.rows.groups.insert(upperGroup, at: group + 1)
    }
  }

  /// Removes a leaf that is empty, and merges a leaf that has become small with its neighbor.
  private mutating func tidy(_ path: Path) {
    let (group, leaf) = (path.path.group, path.path.leaf)
    let leavesOfGroup = sections[path.section].rows.groups[group].leaves
    let rows = leavesOfGroup[leaf].rows
    if rows.isEmpty {
      sections.change(path.section) { section in
        section.rows.groups[group].leaves.remove(at: leaf)
        if section.rows.groups[group].leaves.isEmpty { section.rows.groups.remove(at: group) }
      }
    } else if rows.count < RowTree.rowsInLeaf / 4, leaf + 1 < leavesOfGroup.count,
      leavesOfGroup[leaf + 1].rows.count < RowTree.rowsInLeaf / 2
    {
      let next = sections.change(path.section) {
        $0.rows.groups[group].leaves.remove(at: leaf + 1)
      }
      for row in next.rows { leaves.set(leavesOfGroup[leaf].id, for: row.rowID) }
      sections.change(path.section) {
        $0.rows.groups[group].leaves[leaf].rows.append(contentsOf: next.rows)
      }
    }
  }
}
