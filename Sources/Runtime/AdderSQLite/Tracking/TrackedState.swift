internal import Adder

/// A tracked list at one time, with the row at each position.
struct TrackedState: Sendable {
  var sections = SectionTree()
  var query: TrackedQuery?
  var identities = Identities()

  /// Returns the number of the row at a position; `nil` outside of the list.
  func number(at position: ListPosition) -> Int64? {
    guard position.section >= 0, position.section < sections.count else { return nil }
    let rows = sections[position.section].rows
    guard position.item >= 0, position.item < rows.count else { return nil }
    return rows[position.item].rowID
  }

  /// Returns the insertions that turn an empty list into this list.
  ///
  /// - Parameter objects: Returns the object of a row by the row's number; `nil` if only positions
  ///   are tracked.
  func everything<Object>(objects: ((Int64) -> Object?)?) -> CacheTransactionBatch<Object> {
    var batch = CacheTransactionBatch<Object>()
    for (index, section) in sections.map(\.self).enumerated() {
      if query?.hasSections == true { batch.insertSection(section.name, at: index) }
      let start = ListPosition(section: index, item: 0)
      if let objects {
        var item = 0
        section.rows.forEach { row in
          batch.add(.insert(objects(row.rowID), at: ListPosition(section: index, item: item)))
          item += 1
        }
      } else if section.rows.count > 0 {
        batch.addInsertions(at: start, count: section.rows.count)
      }
    }
    return batch
  }
}
