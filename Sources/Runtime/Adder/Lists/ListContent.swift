/// The contents of a list: the rows, or only their number.
enum ListContent {
  case rows([CacheSection<ListRow>])
  case positions([CacheSectionSize])

  var sectionCount: Int {
    switch self {
    case .rows(let sections): sections.count
    case .positions(let sizes): sizes.count
    }
  }

  func rowCount(inSection section: Int) -> Int {
    switch self {
    case .rows(let sections):
      sections.indices.contains(section) ? sections[section].objects.count : 0
    case .positions(let sizes): sizes.indices.contains(section) ? sizes[section].count : 0
    }
  }

  func sectionName(at section: Int) -> String? {
    switch self {
    case .rows(let sections): sections.indices.contains(section) ? sections[section].name : nil
    case .positions(let sizes): sizes.indices.contains(section) ? sizes[section].name : nil
    }
  }

  var rowCounts: [Int] { (0..<sectionCount).map(rowCount(inSection:)) }

  var hasRows: Bool { (0..<sectionCount).contains { rowCount(inSection: $0) > 0 } }

  func has(_ position: ListPosition) -> Bool {
    position.item >= 0 && position.item < rowCount(inSection: position.section)
  }

  /// The positions of all rows, in order.
  var positions: some Sequence<ListPosition> {
    (0..<sectionCount).lazy.flatMap { section in
      (0..<rowCount(inSection: section)).lazy.map { ListPosition(section: section, item: $0) }
    }
  }
}

/// Returns the changes that turn one list of rows into another.
func difference(
  from old: [CacheSection<ListRow>], to new: [CacheSection<ListRow>]
) -> CacheTransactionBatch<ListRow> {
  CacheTransactionBatch(
    from: old, to: new, identity: { CellIdentity($0.cellObject) },
    hasSameContent: { Optional($0.cellObject).isDrawn(like: $1.cellObject) })
}
