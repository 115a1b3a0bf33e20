/// A small batch of changes that fits a list and is applied in the list's own storage.
///
/// Usually, applying a batch costs a pass through the list. This type performs only the insertions
/// and removals, which matters for a long list that changes all the time.
struct SmallChange<Object> {
  /// The maximum number of changes. Up to this number, applying them in place is faster than a pass
  /// through a list of a hundred thousand rows.
  private static var most: Int { 32 }

  private let removals: [ListPosition]
  private let moves: [(old: ListPosition, new: ListPosition, object: Object?)]
  private let insertions: [(new: ListPosition, object: Object)]
  private let updates: [(new: ListPosition, object: Object)]
  private let deletedSections: [Int]
  private let insertedSections: [(index: Int, name: String)]

  /// - Parameters:
  ///   - sectionCount: The number of sections in the list.
  ///   - rowCount: The number of rows in a section.
  /// - Returns: `nil` if there are many changes, or if it is not certain that the batch fits the
  ///   list. In these cases, use `CacheTransactionBatch.apply(to:)`, which throws the reason if the
  ///   batch does not fit.
  init?(
    _ batch: CacheTransactionBatch<Object>, sectionCount: Int, rowCount: (Int) -> Int
  ) {
    let count =
      batch.deleteTransactions.count + batch.insertTransactions.count
      + batch.updateTransactions.count + batch.moveTransactions.count
    guard count <= Self.most else { return nil }
    let gone = batch.deletedSections.map(\.index).sorted()
    let come = batch.insertedSections.map(\.index).sorted()
    let newSectionCount = sectionCount - gone.count + come.count
    guard gone.areDifferent(in: 0..<sectionCount), come.areDifferent(in: 0..<newSectionCount) else {
      return nil
    }
    let sections = PlaceMap(removed: gone, taken: come)
    let deletions = batch.deleteTransactions.map(\.old)
    let moved = batch.moveTransactions.map { ($0.old, $0.new, $0.object) }
    let inserted = batch.insertTransactions.compactMap { transaction in
      transaction.object.map { (new: transaction.new, object: $0) }
    }
    guard inserted.count == batch.insertTransactions.count else { return nil }

    // Each changed row must exist and may be changed only once. A section may be deleted only
    // together with all of its rows.
    let taken = deletions + moved.map(\.0) + batch.updateTransactions.map(\.old)
    guard Set(taken).count == taken.count,
      taken.allSatisfy({
        (0..<sectionCount).contains($0.section) && (0..<rowCount($0.section)).contains($0.item)
      }),
      batch.deletedSections.allSatisfy({ section in
        deletions.count { $0.section == section.index } == rowCount(section.index)
      })
    else { return nil }

    // Each position may be filled only once, and there must be enough rows above it.
    let leaving = deletions + moved.map(\.0)
    let placed = (inserted.map(\.new) + moved.map(\.1)).sorted()
    guard Set(placed).count == placed.count else { return nil }
    /// The number of rows above the next position in each section, keyed by the section's new
    /// index.
    var lengths: [Int: Int] = [:]
    for place in placed {
      guard (0..<newSectionCount).contains(place.section) else { return nil }
      let length =
        lengths[place.section]
        ?? sections.before(place.section).map { old in
          rowCount(old) - leaving.count { $0.section == old }
        } ?? 0
      guard place.item >= 0, place.item <= length else { return nil }
      lengths[place.section] = length + 1
    }

    // The new position of an updated row must be the one to which the other changes move it.
    for transaction in batch.updateTransactions {
      let old = transaction.old
      guard let section = sections.after(old.section) else { return nil }
      var item = old.item - leaving.count { $0.section == old.section && $0.item < old.item }
      for place in placed where place.section == section && place.item <= item { item += 1 }
      guard transaction.new == ListPosition(section: section, item: item) else { return nil }
    }

    removals = leaving.filter { sections.after($0.section) != nil }.sorted(by: >)
    moves = moved
    insertions = inserted
    updates = batch.updateTransactions.compactMap { transaction in
      transaction.object.map { (transaction.new, $0) }
    }
    deletedSections = gone.reversed()
    insertedSections = batch.insertedSections.map { ($0.index, $0.name) }.sorted { $0.0 < $1.0 }
  }

  func apply(to sections: inout [CacheSection<Object>]) {
    var placed = insertions
    for move in moves {
      placed.append(
        (move.new, move.object ?? sections[move.old.section].objects[move.old.item]))
    }
    for position in removals { sections[position.section].objects.remove(at: position.item) }
    for section in deletedSections { sections.remove(at: section) }
    for section in insertedSections {
      sections.insert(CacheSection(name: section.name, objects: []), at: section.index)
    }
    for (place, object) in placed.sorted(by: { $0.new < $1.new }) {
      sections[place.section].objects.insert(object, at: place.item)
    }
    for (place, object) in updates { sections[place.section].objects[place.item] = object }
  }
}

extension [Int] {
  /// Returns true if these ascending numbers are distinct and within a range.
  fileprivate func areDifferent(in range: Range<Int>) -> Bool {
    allSatisfy(range.contains) && zip(self, dropFirst()).allSatisfy { $0 < $1 }
  }
}
