/// A map from each row's position before a batch to its position after it, and back.
struct BatchMap<Object> {
  let sections: PlaceMap
  /// The positions in each section that stays, keyed by the section's old index.
  private var rows: [Int: PlaceMap] = [:]
  private var deleted: Set<ListPosition>
  private var inserted: Set<ListPosition>
  private var moves: [ListPosition: ListPosition] = [:]
  private var sources: [ListPosition: ListPosition] = [:]
  /// The objects of moves and updates, keyed by their new positions.
  private(set) var objects: [ListPosition: Object] = [:]

  init(_ batch: CacheTransactionBatch<Object>) {
    sections = PlaceMap(
      removed: batch.deletedSections.map(\.index).sorted(),
      taken: batch.insertedSections.map(\.index).sorted())
    deleted = Set(batch.deleteTransactions.map(\.old))
    inserted = Set(batch.insertTransactions.map(\.new))
    for move in batch.moveTransactions {
      moves[move.old] = move.new
      sources[move.new] = move.old
      objects[move.new] = move.object
    }
    for update in batch.updateTransactions { objects[update.new] = update.object }

    for place in deleted.union(moves.keys) {
      rows[place.section, default: PlaceMap()].removed.append(place.item)
    }
    for place in inserted.union(moves.values) {
      guard let section = sections.before(place.section) else { continue }
      rows[section, default: PlaceMap()].taken.append(place.item)
    }
    for section in rows.keys {
      rows[section]?.removed.sort()
      rows[section]?.taken.sort()
    }
  }

  /// Returns the position of a row after the batch; `nil` if the row is deleted.
  func after(_ place: ListPosition) -> ListPosition? {
    if let target = moves[place] { return target }
    guard !deleted.contains(place), let section = sections.after(place.section),
      let item = (rows[place.section] ?? PlaceMap()).after(place.item)
    else { return nil }
    return ListPosition(section: section, item: item)
  }

  /// Returns the position of a row before the batch; `nil` if the row was inserted.
  func before(_ place: ListPosition) -> ListPosition? {
    if let source = sources[place] { return source }
    guard !inserted.contains(place), let section = sections.before(place.section),
      let item = (rows[section] ?? PlaceMap()).before(place.item)
    else { return nil }
    return ListPosition(section: section, item: item)
  }
}
