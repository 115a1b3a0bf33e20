extension CacheTransactionBatch {
  /// Returns one batch that has the same effect as this batch followed by `next`.
  ///
  /// A row that the first batch inserts and the second deletes is not in the result. A row
  /// that moves away and back is updated. The result has the minimum number of moves. If a row
  /// moves that is in neither batch, its move has no object. Takes O(k log k) for k transactions,
  /// however long the list is.
  public func followed(by next: CacheTransactionBatch) -> CacheTransactionBatch {
    if isEmpty { return next }
    if next.isEmpty { return self }
    let first = BatchMap(self)
    let second = BatchMap(next)

    var composed = CompositionDraft<Object>()
    for row in deleteTransactions { composed.leave(row.old, row.object) }
    for row in next.deleteTransactions {
      if let old = first.before(row.old) { composed.leave(old, row.object) }
    }
    for row in next.insertTransactions { composed.take(row.new, row.object) }
    for row in insertTransactions {
      if let new = second.after(row.new) { composed.take(new, second.objects[new] ?? row.object) }
    }
    for transactions in [moveTransactions, updateTransactions] {
      for row in transactions {
        guard let new = second.after(row.new) else { continue }
        composed.change(
          row.old, new, second.objects[new] ?? row.object,
          moves: row.kind == .move)
      }
    }
    for transactions in [next.moveTransactions, next.updateTransactions] {
      for row in transactions {
        guard let old = first.before(row.old) else { continue }
        composed.change(old, row.new, row.object, moves: row.kind == .move)
      }
    }

    var batch = CacheTransactionBatch()
    for section in deletedSections { batch.deletedSections.append(section) }
    for section in next.deletedSections {
      guard let old = first.sections.before(section.index) else { continue }
      batch.deletedSections.append(.init(index: old, name: section.name))
    }
    for section in next.insertedSections { batch.insertedSections.append(section) }
    for section in insertedSections {
      guard let new = second.sections.after(section.index) else { continue }
      batch.insertedSections.append(.init(index: new, name: section.name))
    }
    batch.deletedSections.sort { $0.index < $1.index }
    batch.insertedSections.sort { $0.index < $1.index }
    composed.finish(into: &batch)
    return batch
  }

  /// Returns the batch that reverts this one.
  ///
  /// - Parameter objectBefore: Returns the object at a position of the list before this batch.
  ///   Updates and moves restore that object. For deletions, the closure is called only if the
  ///   batch does not contain the object.
  public func inverted(
    _ objectBefore: (ListPosition) -> Object?
  ) -> CacheTransactionBatch {
    var batch = CacheTransactionBatch()
    batch.deletedSections = insertedSections
    batch.insertedSections = deletedSections
    for row in insertTransactions { batch.add(.delete(row.object, at: row.new)) }
    for row in deleteTransactions {
      batch.add(.insert(row.object ?? objectBefore(row.old), at: row.old))
    }
    for row in moveTransactions.sorted(by: { $0.old < $1.old }) {
      batch.add(.move(objectBefore(row.old), from: row.new, to: row.old))
    }
    for row in updateTransactions.sorted(by: { $0.old < $1.old }) {
      batch.add(.update(objectBefore(row.old), from: row.new, to: row.old))
    }
    return batch
  }
}

/// The rows that a combination of two batches changes, before it is known which of them must move.
private struct CompositionDraft<Object> {
  private var leaving: [(place: ListPosition, object: Object?, partner: ListPosition?)] = []
  private var taking: [(place: ListPosition, object: Object?)] = []
  /// Rows that stay in the list and change, keyed by their old positions.
  private var changed: [ListPosition: (new: ListPosition, object: Object?, moves: Bool)] = [:]

  mutating func leave(_ place: ListPosition, _ object: Object?) {
    leaving.append((place, object, nil))
  }

  mutating func take(_ place: ListPosition, _ object: Object?) { taking.append((place, object)) }

  mutating func change(
    _ old: ListPosition, _ new: ListPosition, _ object: Object?, moves: Bool
  ) {
    let known = changed[old]
    changed[old] = (new, object ?? known?.object, moves || known?.moves == true)
  }

  mutating func finish(into batch: inout CacheTransactionBatch<Object>) {
    for (old, row) in changed where row.moves {
      leaving.append((old, row.object, row.new))
      taking.append((row.new, row.object))
    }
    leaving.sort { $0.place < $1.place }
    taking.sort { $0.place < $1.place }
    let sections = PlaceMap(
      removed: batch.deletedSections.map(\.index), taken: batch.insertedSections.map(\.index))

    var places: [ListPosition: Int32] = [:]
    for (index, row) in taking.enumerated() { places[row.place] = Int32(index) }
    var plan = MovePlan(
      leaving: leaving.map { row in
        .init(position: row.place, partner: row.partner.flatMap { places[$0] } ?? -1)
      },
      taking: taking.map { .init(position: $0.place) },
      sections: sections)
    for (index, row) in plan.leaving.enumerated() where row.partner >= 0 {
      plan.taking[Int(row.partner)].partner = Int32(index)
    }
    plan.separatePartnersOutsideOfKeptSections()
    let solution = plan.solve()

    var updates = changed.filter { !$0.value.moves }.map {
      (old: $0.key, new: $0.value.new, object: $0.value.object)
    }
    var moves = solution.others.map { (old: $0.old, new: $0.new, object: changed[$0.old]?.object) }
    let others = Set(solution.others.map(\.old))
    updates.removeAll { others.contains($0.old) }
    for (index, row) in plan.leaving.enumerated() {
      if row.partner < 0 {
        batch.add(.delete(leaving[index].object, at: row.position))
        continue
      }
      let target = (
        old: row.position, new: plan.taking[Int(row.partner)].position,
        object: leaving[index].object
      )
      if solution.stays[index] { updates.append(target) } else { moves.append(target) }
    }
    for (index, row) in plan.taking.enumerated() where row.partner < 0 {
      batch.add(.insert(taking[index].object, at: row.position))
    }
    for row in moves.sorted(by: { $0.new < $1.new }) {
      batch.add(.move(row.object, from: row.old, to: row.new))
    }
    for row in updates.sorted(by: { $0.new < $1.new }) {
      batch.add(.update(row.object, from: row.old, to: row.new))
    }
  }
}
