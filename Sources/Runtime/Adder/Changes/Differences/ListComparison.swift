/// A comparison of two lists of sections, which finds the rows that are in both.
///
/// Rows are first matched by position: both lists are traversed together, with a short look-ahead
/// where they differ. The remaining rows are matched by identity. So the costly step processes only
/// the changed rows, and for lists with little in common, the cost is that of one hash table.
///
/// The k-th old row with an identity is always matched with the k-th new row with that identity. If
/// a match by position follows an unmatched row, this is certain only if no row with the same
/// identity is unmatched. Otherwise, the match is undone.
@usableFromInline struct ListComparison<Rows: RowIdentity> {
  @usableFromInline typealias Section = CacheSection<Rows.Object>

  @usableFromInline let old: [Section]
  @usableFromInline let new: [Section]
  @usableFromInline let rows: Rows

  /// For each old section, its new index; `nil` if it was deleted.
  @usableFromInline let sections: [Int?]

  /// The rows that are not matched by position: they leave a position or take one. Partners
  /// are found by identity.
  @usableFromInline var plan: MovePlan
  /// Rows matched by position that come after an unmatched row.
  @usableFromInline var unproven: [(old: ListPosition, new: ListPosition, count: Int)] = []
  /// Rows matched by position whose content differs.
  @usableFromInline var changed: [(old: ListPosition, new: ListPosition)] = []

  /// - Parameter sections: For each old section, its new index; `nil` if it is deleted. Sections
  ///   that stay keep their order.
  @inlinable init(old: [Section], new: [Section], keeping sections: [Int?], rows: Rows) {
    self.old = old
    self.new = new
    self.rows = rows
    self.sections = sections
    plan = MovePlan(keeping: sections, of: new.count)
  }

  // MARK: The batch

  @inlinable mutating func batch() -> CacheTransactionBatch<Rows.Object> {
    matchByPlace()
    matchByIdentity()
    plan.separatePartnersOutsideOfKeptSections()
    let solution = plan.solve()

    let pairs = plan.leaving.count { $0.partner >= 0 }
    var deletes = CacheTransactions<Rows.Object>(kind: .delete)
    deletes.reserveCapacity(plan.leaving.count - pairs)
    var updated = changed
    forEach(plan.leaving, in: old) { index, row, object in
      if row.partner < 0 {
        deletes.append(old: row.position, new: .nowhere, object: object)
      } else if solution.stays[index] {
        let place = plan.taking[Int(row.partner)].position
        if !rows.hasSameContent(object, self.object(new, place)) {
          updated.append((row.position, place))
        }
      }
    }
    var inserts = CacheTransactions<Rows.Object>(kind: .insert)
    inserts.reserveCapacity(plan.taking.count - pairs)
    var moves = CacheTransactions<Rows.Object>(kind: .move)
    moves.reserveCapacity(solution.moves)
    forEach(plan.taking, in: new) { _, row, object in
      if row.partner < 0 {
        inserts.append(old: .nowhere, new: row.position, object: object)
      } else if !solution.stays[Int(row.partner)] {
        let place = plan.leaving[Int(row.partner)].position
        moves.append(old: place, new: row.position, object: object)
      }
    }
    if !solution.others.isEmpty {
      moves = merged(moves, solution.others)
      let others = Set(solution.others.map(\.old))
      updated.removeAll { others.contains($0.old) }
    }
    if updated.count > changed.count { updated.sort { $0.new < $1.new } }
    var updates = CacheTransactions<Rows.Object>(kind: .update)
    updates.reserveCapacity(updated.count)
    for update in updated {
      updates.append(old: update.old, new: update.new, object: object(new, update.new))
    }
    var batch = CacheTransactionBatch(
      deletes: deletes, inserts: inserts, updates: updates, moves: moves)
    batch.noteSections(from: old.map(\.name), to: new.map(\.name), kept: sections)
    return batch
  }

  /// Returns these moves and the moves of rows outside the plan, in the order of their new
  /// positions.
  @inlinable func merged(
    _ moves: CacheTransactions<Rows.Object>, _ others: [(old: ListPosition, new: ListPosition)]
  ) -> CacheTransactions<Rows.Object> {
    var merged = CacheTransactions<Rows.Object>(kind: .move)
    merged.reserveCapacity(moves.count + others.count)
    var next = others.makeIterator()
    var other = next.next()
    func appendOther(_ other: (old: ListPosition, new: ListPosition)) {
      merged.append(old: other.old, new: other.new, object: object(new, other.new))
    }
    for move in moves {
      while let earlier = other, earlier.new < move.new {
        appendOther(earlier)
        other = next.next()
      }
      merged.append(old: move.old, new: move.new, object: move.object)
    }
    while let last = other {
      appendOther(last)
      other = next.next()
    }
    return merged
  }

  @inlinable @inline(__always)
  func object(_ list: [Section], _ position: ListPosition) -> Rows.Object {
    list[position.section].objects[position.item]
  }

  /// Calls the body with each of these rows, its index and its object.
  @inlinable @inline(__always)
  func forEach(
    _ rows: [MovePlan.Row], in list: [Section], _ body: (Int, MovePlan.Row, Rows.Object) -> Void
  ) {
    var index = 0
    while index < rows.count {
      // Section by section, since looking up each row's section would cost more than the rest.
      let section = rows[index].position.section
      list[section].objects.withUnsafeBufferPointer { objects in
        while index < rows.count, rows[index].position.section == section {
          body(index, rows[index], objects[rows[index].position.item])
          index += 1
        }
      }
    }
  }

  // MARK: By place

  @inlinable mutating func matchByPlace() {
    // The budget of comparisons for looking ahead. When it is used up, the lists have too little in
    // common to be matched by position.
    var patience = 1024 + old.reduce(0) { $0 + $1.objects.count } / 2
    var nextNew = 0
    for (oldSection, kept) in sections.enumerated() {
      guard let kept else {
        plan.leaving += rows(of: old, section: oldSection)
        continue
      }
      while nextNew < kept {
        plan.taking += rows(of: new, section: nextNew)
        nextNew += 1
      }
      nextNew = kept + 1
      matchByPlace(oldSection, kept, patience: &patience)
    }
    while nextNew < new.count {
      plan.taking += rows(of: new, section: nextNew)
      nextNew += 1
    }
  }

  /// Returns all rows of a deleted or inserted section.
  @inlinable func rows(of list: [Section], section: Int) -> [MovePlan.Row] {
    list[section].objects.indices.map { .init(position: ListPosition(section: section, item: $0)) }
  }

  @inlinable mutating func matchByPlace(_ oldSection: Int, _ newSection: Int, patience: inout Int) {
    let objects = old[oldSection].objects
    let others = new[newSection].objects
    objects.withUnsafeBufferPointer { objects in
      others.withUnsafeBufferPointer { others in
        matchByPlace(
          objects, others, ListPosition(section: oldSection, item: 0),
          ListPosition(section: newSection, item: 0), patience: &patience)
      }
    }
  }

  @inlinable mutating func matchByPlace(
    _ objects: UnsafeBufferPointer<Rows.Object>, _ others: UnsafeBufferPointer<Rows.Object>,
    _ start: ListPosition, _ otherStart: ListPosition, patience: inout Int
  ) {
    var item = 0
    var other = 0
    for stretch in stretches(objects, others, patience: &patience) {
      leave(item..<stretch.item, other..<stretch.other, start, otherStart)
      match(objects, others, stretch, start, otherStart)
      item = stretch.item + stretch.count
      other = stretch.other + stretch.count
    }
    leave(item..<objects.count, other..<others.count, start, otherStart)
  }

  @inlinable mutating func leave(
    _ items: Range<Int>, _ others: Range<Int>, _ start: ListPosition, _ otherStart: ListPosition
  ) {
    for item in items { plan.leaving.append(.init(position: start.advanced(by: item))) }
    for other in others { plan.taking.append(.init(position: otherStart.advanced(by: other))) }
  }

  /// Returns the stretches that are the same in both lists, in order: the common beginning, those
  /// that a scan finds in between, and the common end.
  @inlinable func stretches(
    _ objects: UnsafeBufferPointer<Rows.Object>, _ others: UnsafeBufferPointer<Rows.Object>,
    patience: inout Int
  ) -> [SameStretch] {
    var first = 0
    let shorter = min(objects.count, others.count)
    while first < shorter, rows.identity(of: objects[first]) == rows.identity(of: others[first]) {
      first += 1
    }
    var last = 0
    while last < shorter - first,
      rows.identity(of: objects[objects.count - 1 - last])
        == rows.identity(of: others[others.count - 1 - last])
    {
      last += 1
    }
    let head = SameStretch(item: 0, other: 0, count: first)
    let tail = SameStretch(
      item: objects.count - last, other: others.count - last, count: last)

    var stretches = [head]
    var item = first
    var other = first
    var found = 0
    while item < tail.item, other < tail.other, patience > 0 {
      let (skip, skipOther) = lookAhead(
        UnsafeBufferPointer(rebasing: objects[item..<tail.item]),
        UnsafeBufferPointer(rebasing: others[other..<tail.other]), patience: &patience)
      item += skip
      other += skipOther
      var count = 0
      while item + count < tail.item, other + count < tail.other,
        rows.identity(of: objects[item + count]) == rows.identity(of: others[other + count])
      {
        count += 1
      }
      if count > 0 { stretches.append(SameStretch(item: item, other: other, count: count)) }
      item += count
      other += count
      found += count
    }
    // A small number of matches is accidental and only makes the next steps more costly.
    let most = max(tail.item, tail.other) - first
    return found < most / 2 ? [head, tail] : stretches + [tail]
  }

  @inlinable mutating func match(
    _ objects: UnsafeBufferPointer<Rows.Object>, _ others: UnsafeBufferPointer<Rows.Object>,
    _ stretch: SameStretch, _ start: ListPosition, _ otherStart: ListPosition
  ) {
    if stretch.count == 0 { return }
    let old = start.advanced(by: stretch.item)
    let new = otherStart.advanced(by: stretch.other)
    for offset in 0..<stretch.count
    where !rows.hasSameContent(objects[stretch.item + offset], others[stretch.other + offset]) {
      changed.append((old.advanced(by: offset), new.advanced(by: offset)))
    }
    // If no row is unmatched so far, the k-th old row of each identity was matched with the k-th
    // new row.
    if plan.leaving.isEmpty, plan.taking.isEmpty { return }
    unproven.append((old, new, stretch.count))
  }

  /// Returns the number of rows to leave unmatched in each list before the next match. At least
  /// one of the two numbers is greater than 0.
  @inlinable func lookAhead(
    _ objects: UnsafeBufferPointer<Rows.Object>, _ others: UnsafeBufferPointer<Rows.Object>,
    patience: inout Int
  ) -> (Int, Int) {
    // A few rows on both sides, nearest first.
    let near = 8
    for distance in 1...near {
      for skip in stride(from: distance, through: 0, by: -1) {
        let skipOther = distance - skip
        guard skip < objects.count, skipOther < others.count else { continue }
        patience -= 1
        if rows.identity(of: objects[skip]) == rows.identity(of: others[skipOther]) {
          return (skip, skipOther)
        }
      }
    }
    // Then look for a stretch that was deleted or inserted.
    let here = rows.identity(of: objects[0])
    let there = rows.identity(of: others[0])
    let far = min(max(objects.count, others.count), near + 1 + max(0, patience) / 2)
    for distance in stride(from: near + 1, to: far, by: 1) {
      patience -= 2
      if distance < objects.count, rows.identity(of: objects[distance]) == there {
        return (distance, 0)
      }
      if distance < others.count, rows.identity(of: others[distance]) == here {
        return (0, distance)
      }
    }
    return (1, 1)
  }

  // MARK: By identity

  @inlinable mutating func matchByIdentity() {
    if plan.leaving.isEmpty || plan.taking.isEmpty, unproven.isEmpty { return }
    var table = table(withOld: !unproven.isEmpty)
    if !unproven.isEmpty, leaveUnproven(knownTo: table) {
      plan.leaving.sort { $0.position < $1.position }
      plan.taking.sort { $0.position < $1.position }
      table = self.table(withOld: false)
    }
    var matches: [Int32] = []
    matches.reserveCapacity(plan.leaving.count)
    var hashes: [Int] = []
    hashes.reserveCapacity(plan.leaving.count)
    forEach(plan.leaving, in: old) { hashes.append(table.hash(of: rows.identity(of: $2))) }
    forEach(plan.leaving, in: old) { index, _, object in
      matches.append(table.takeMatch(of: rows.identity(of: object), hash: hashes[index]))
    }
    for (index, match) in matches.enumerated() where match >= 0 {
      plan.leaving[index].partner = match
      plan.taking[Int(match)].partner = Int32(index)
    }
  }

  /// - Parameter withOld: True to include the identities of unmatched old rows, so that the table
  ///   shows whether any row with a given identity is unmatched.
  @inlinable func table(withOld: Bool) -> IdentityTable<Rows.ID> {
    var table = IdentityTable<Rows.ID>(
      capacity: plan.taking.count + (withOld ? plan.leaving.count : 0))
    forEach(plan.taking, in: new) { table.append(rows.identity(of: $2)) }
    if withOld { forEach(plan.leaving, in: old) { table.append(rows.identity(of: $2)) } }
    table.index(matchable: plan.taking.count)
    return table
  }

  /// Undoes the positional match of each row that has the same identity as an unmatched row.
  /// - Returns: True if there was such a row.
  @inlinable mutating func leaveUnproven(knownTo table: IdentityTable<Rows.ID>) -> Bool {
    let before = plan.leaving.count
    for stretch in unproven {
      let objects = old[stretch.old.section].objects
      for offset in 0..<stretch.count
      where table.contains(rows.identity(of: objects[stretch.old.item + offset])) {
        plan.leaving.append(.init(position: stretch.old.advanced(by: offset)))
        plan.taking.append(.init(position: stretch.new.advanced(by: offset)))
      }
    }
    if plan.leaving.count == before { return false }
    let left = Set(plan.leaving[before...].map(\.position))
    changed.removeAll { left.contains($0.old) }
    return true
  }
}

/// A stretch of rows that is the same in two sections, with its first index in each section.
@usableFromInline struct SameStretch {
  @usableFromInline let item: Int
  @usableFromInline let other: Int
  @usableFromInline let count: Int

  @inlinable init(item: Int, other: Int, count: Int) {
    self.item = item
    self.other = other
    self.count = count
  }
}

extension CacheTransactionBatch {
  /// Records which sections were deleted and inserted.
  @usableFromInline
  package mutating func noteSections(from old: [String], to new: [String], kept: [Int?]) {
    for (index, name) in old.enumerated() where kept[index] == nil {
      deleteSection(name, at: index)
    }
    let stay = Set(kept.compactMap(\.self))
    for (index, name) in new.enumerated() where !stay.contains(index) {
      insertSection(name, at: index)
    }
  }
}
