/// The reason why a batch cannot be applied to a list.
public enum CacheTransactionBatchError: Error, Hashable, Sendable {
  /// The position or section is not in the list before the update.
  case notBefore(ListPosition)
  /// The position is not in the list after the update, or an updated row is not at this position.
  case notAfter(ListPosition)
  /// Two transactions remove or change the same row.
  case changedTwice(ListPosition)
  /// Two transactions put a row at the same position.
  case placedTwice(ListPosition)
  /// A row is in a deleted section, but is not deleted.
  case staysInDeletedSection(ListPosition)
  /// An insertion has no object, because the batch contains only positions.
  case noObject(ListPosition)
}

extension CacheTransactionBatchError: CustomStringConvertible {
  public var description: String {
    let problem =
      switch self {
      case .notBefore(let position): "there is no row \(position) before it"
      case .notAfter(let position): "there is no row \(position) after it"
      case .changedTwice(let position): "two transactions change row \(position)"
      case .placedTwice(let position): "two transactions put a row at \(position)"
      case .staysInDeletedSection(let position):
        "row \(position) is in a deleted section but is not deleted"
      case .noObject(let position): "the insertion at \(position) has no object"
      }
    return """
      The batch does not fit the list: \(problem). A batch fits only the list that it was made for: apply \
      each batch once, in the order in which they arrive, or reload the list.
      """
  }
}

extension CacheTransactionBatch {
  /// Turns the list before the update into the list after it. This method defines what
  /// applying a batch means.
  ///
  /// Deleted and moved rows are removed, inserted and moved rows are put at their new positions,
  /// and the other rows fill the remaining positions in order. Takes one pass through the list.
  ///
  /// - Throws: ``CacheTransactionBatchError`` if the batch does not fit this list.
  ///   The list is then unchanged.
  public func apply(to sections: inout [CacheSection<Object>]) throws(CacheTransactionBatchError) {
    let frame = try SectionFrame(of: self, over: sections.map(\.objects.count))
    let taken = try rowsTakenOut(of: sections)
    let placed = try placedRows(from: sections)
    var updated = try updatedRows(of: sections, takenOut: taken)

    var result: [CacheSection<Object>] = []
    result.reserveCapacity(frame.sources.count)
    for (new, source) in frame.sources.enumerated() {
      var section =
        switch source {
        case .inserted(let name): CacheSection<Object>(name: name, objects: [])
        case .kept(let old): CacheSection<Object>(name: sections[old].name, objects: [])
        }
      var places = (placed[new] ?? [])[...]
      func fillPlaces() {
        while let next = places.first, next.item == section.objects.count {
          section.objects.append(next.object)
          places.removeFirst()
        }
      }
      fillPlaces()
      if case .kept(let old) = source {
        for (item, object) in sections[old].objects.enumerated() {
          let position = ListPosition(section: old, item: item)
          if taken.contains(position) { continue }
          let update = updated.removeValue(forKey: position)
          let place = ListPosition(section: new, item: section.objects.count)
          if let update, update.new != place { throw .notAfter(update.new) }
          section.objects.append(update?.object ?? object)
          fillPlaces()
        }
      }
      if let left = places.first { throw .notAfter(ListPosition(section: new, item: left.item)) }
      result.append(section)
    }
    if let section = placed.keys.filter({ $0 >= frame.sources.count }).min() {
      throw .notAfter(ListPosition(section: section, item: 0))
    }
    sections = result
  }

  /// Applies the batch to a list with one section.
  public func apply(to objects: inout [Object]) throws(CacheTransactionBatchError) {
    var sections = [CacheSection(name: "", objects: objects)]
    try apply(to: &sections)
    guard let only = sections.first, sections.count == 1 else {
      throw .notAfter(ListPosition(section: 0, item: 0))
    }
    objects = only.objects
  }

  /// Returns the number of rows in each section after the update, given the numbers before it.
  ///
  /// Use it for lists that store no objects. The cost is that of sorting the runs of the batch.
  ///
  /// - Throws: ``CacheTransactionBatchError`` if the batch does not fit a list with these numbers
  ///   of rows. The method does not check that each updated row ends up at its new position.
  public func rowCounts(after counts: [Int]) throws(CacheTransactionBatchError) -> [Int] {
    let frame = try SectionFrame(of: self, over: counts)
    var result = [Int](repeating: 0, count: frame.sources.count)
    let left = deleteTransactions.runs + moveTransactions.runs
    try Self.check(left + updateTransactions.runs, in: counts, at: { $0.old }) {
      $1 ? .changedTwice($0) : .notBefore($0)
    }
    var remaining = counts
    for run in left { remaining[run.old.section] -= run.count }
    for (old, new) in frame.targets.enumerated() {
      if let new {
        result[new] = remaining[old]
      } else if remaining[old] > 0 {
        throw .staysInDeletedSection(Self.firstRow(in: old, without: left))
      }
    }
    for run in insertTransactions.runs + moveTransactions.runs {
      guard result.indices.contains(run.new.section) else { throw .notAfter(run.new) }
      result[run.new.section] += run.count
    }
    try Self.check(
      insertTransactions.runs + moveTransactions.runs + updateTransactions.runs, in: result,
      at: { $0.new }
    ) { $1 ? .placedTwice($0) : .notAfter($0) }
    return result
  }

  /// Returns the first row of a section that is not among the old positions of the runs.
  private static func firstRow(
    in section: Int, without runs: [CacheTransactionRun]
  ) -> ListPosition {
    var first = ListPosition(section: section, item: 0)
    for run in runs.sorted(by: { $0.old < $1.old }) where run.old == first {
      first.item += run.count
    }
    return first
  }

  /// Checks that all rows are in a list, and that none occurs twice.
  ///
  /// - Parameter problem: Returns the error for a position. The Boolean is true if the position
  ///   occurs twice, and false if it is not in the list.
  private static func check(
    _ runs: [CacheTransactionRun], in counts: [Int],
    at start: (CacheTransactionRun) -> ListPosition,
    problem: (ListPosition, Bool) -> CacheTransactionBatchError
  ) throws(CacheTransactionBatchError) {
    var last: CacheTransactionRun?
    for run in runs.sorted(by: { start($0) < start($1) }) {
      let position = start(run)
      guard counts.indices.contains(position.section), position.item >= 0 else {
        throw problem(position, false)
      }
      let count = counts[position.section]
      if position.item + run.count > count {
        throw problem(
          ListPosition(section: position.section, item: max(position.item, count)), false)
      }
      if let last, start(last).section == position.section,
        start(last).item + last.count > position.item
      {
        throw problem(position, true)
      }
      last = run
    }
  }

  private func rowsTakenOut(
    of sections: [CacheSection<Object>]
  ) throws(CacheTransactionBatchError) -> Set<ListPosition> {
    var taken: Set<ListPosition> = []
    for transactions in [deleteTransactions, moveTransactions] {
      for transaction in transactions {
        guard sections.has(transaction.old) else { throw .notBefore(transaction.old) }
        if !taken.insert(transaction.old).inserted { throw .changedTwice(transaction.old) }
      }
    }
    for section in deletedSections {
      for item in sections[section.index].objects.indices {
        let position = ListPosition(section: section.index, item: item)
        if !taken.contains(position) { throw .staysInDeletedSection(position) }
      }
    }
    return taken
  }

  /// The inserted and moved rows, keyed by their new section. In each section, they are sorted by
  /// their new position.
  private func placedRows(
    from sections: [CacheSection<Object>]
  ) throws(CacheTransactionBatchError) -> [Int: [(item: Int, object: Object)]] {
    var placed: [Int: [(item: Int, object: Object)]] = [:]
    for transaction in insertTransactions {
      guard let object = transaction.object else { throw .noObject(transaction.new) }
      placed[transaction.new.section, default: []].append((transaction.new.item, object))
    }
    for transaction in moveTransactions {
      let object =
        transaction.object ?? sections[transaction.old.section].objects[transaction.old.item]
      placed[transaction.new.section, default: []].append((transaction.new.item, object))
    }
    for (section, rows) in placed {
      let sorted = rows.sorted { $0.item < $1.item }
      for (row, next) in zip(sorted, sorted.dropFirst()) where row.item == next.item {
        throw .placedTwice(ListPosition(section: section, item: row.item))
      }
      placed[section] = sorted
    }
    return placed
  }

  private func updatedRows(
    of sections: [CacheSection<Object>], takenOut: Set<ListPosition>
  ) throws(CacheTransactionBatchError) -> [ListPosition: CacheTransaction<Object>] {
    var updated: [ListPosition: CacheTransaction<Object>] = [:]
    for transaction in updateTransactions {
      guard sections.has(transaction.old) else { throw .notBefore(transaction.old) }
      if takenOut.contains(transaction.old)
        || updated.updateValue(transaction, forKey: transaction.old) != nil
      {
        throw .changedTwice(transaction.old)
      }
    }
    return updated
  }
}

extension Array {
  fileprivate func has<Object>(_ position: ListPosition) -> Bool
  where Element == CacheSection<Object> {
    indices.contains(position.section)
      && self[position.section].objects.indices.contains(position.item)
  }
}

/// The origin of the sections after an update.
struct SectionFrame {
  enum Source: Equatable {
    case kept(Int)
    case inserted(String)
  }

  /// The origin of each section after the update.
  let sources: [Source]
  /// For each section before the update, its new index; `nil` if it is deleted.
  let targets: [Int?]

  init<Object>(
    of batch: CacheTransactionBatch<Object>, over counts: [Int]
  ) throws(CacheTransactionBatchError) {
    var stays = Array(repeating: true, count: counts.count)
    for section in batch.deletedSections {
      let position = ListPosition(section: section.index, item: 0)
      guard stays.indices.contains(section.index) else { throw .notBefore(position) }
      if !stays[section.index] { throw .changedTwice(position) }
      stays[section.index] = false
    }
    let kept = stays.indices.filter { stays[$0] }
    var sources = [Source?](repeating: nil, count: kept.count + batch.insertedSections.count)
    for section in batch.insertedSections {
      let position = ListPosition(section: section.index, item: 0)
      guard sources.indices.contains(section.index) else { throw .notAfter(position) }
      if sources[section.index] != nil { throw .placedTwice(position) }
      sources[section.index] = .inserted(section.name)
    }
    var targets = [Int?](repeating: nil, count: counts.count)
    var left = kept[...]
    for (new, source) in sources.enumerated() where source == nil {
      let old = left.removeFirst()
      sources[new] = .kept(old)
      targets[old] = new
    }
    self.sources = sources.compactMap(\.self)
    self.targets = targets
  }
}
