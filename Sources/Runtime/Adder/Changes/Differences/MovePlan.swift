/// A plan that decides which rows must move when some rows leave their positions and
/// some positions are taken.
///
/// The plan contains only the rows that change. All other rows keep their order, so the rows
/// between two changes count as one block whose weight is its length. Takes O(k log k) for k rows,
/// however long the list is.
@usableFromInline package struct MovePlan {
  /// A row that leaves a position in the old list, or takes a position in the new list.
  @usableFromInline package struct Row {
    @usableFromInline package var position: ListPosition
    /// The index of the same row in the opposite array, `leaving` or `taking`; -1 if there is none.
    @usableFromInline package var partner: Int32

    @inlinable package init(position: ListPosition, partner: Int32 = -1) {
      self.position = position
      self.partner = partner
    }
  }

  /// The rows that leave their positions, and the rows that take a position. Both arrays are sorted
  /// by position, without duplicates.
  @usableFromInline package var leaving: [Row]
  @usableFromInline package var taking: [Row]

  /// The map from old to new sections; sections that stay keep their order.
  private let sections: PlaceMap

  package init(leaving: [Row], taking: [Row], sections: PlaceMap) {
    self.leaving = leaving
    self.taking = taking
    self.sections = sections
  }

  /// Creates a plan without rows.
  ///
  /// - Parameters:
  ///   - kept: For each section before the update, its index after it; `nil` if it is deleted.
  ///   - count: The number of sections after the update.
  @usableFromInline init(keeping kept: [Int?], of count: Int) {
    let stay = Set(kept.compactMap(\.self))
    self.init(
      leaving: [], taking: [],
      sections: PlaceMap(
        removed: kept.indices.filter { kept[$0] == nil },
        taken: (0..<count).filter { !stay.contains($0) }))
  }

  @usableFromInline package struct Solution {
    /// For each row that leaves and has a partner: true if it keeps its order after all, so
    /// that it does not move.
    @usableFromInline package var stays: [Bool]
    /// Rows outside the plan that should move, because this reduces the total number of moves.
    /// Sorted by their new positions.
    @usableFromInline package var others: [(old: ListPosition, new: ListPosition)]
    /// The number of rows that move.
    @usableFromInline package var moves = 0
  }

  /// Separates partners if one of them is in a deleted or inserted section. Such a row is deleted
  /// and inserted instead of moved.
  @usableFromInline package mutating func separatePartnersOutsideOfKeptSections() {
    if sections.isIdentity { return }
    for index in leaving.indices where leaving[index].partner >= 0 {
      let partner = Int(leaving[index].partner)
      if sections.after(leaving[index].position.section) != nil,
        sections.before(taking[partner].position.section) != nil
      {
        continue
      }
      leaving[index].partner = -1
      taking[partner].partner = -1
    }
  }

  @usableFromInline package func solve() -> Solution {
    var solution = Solution(stays: Array(repeating: false, count: leaving.count), others: [])
    var first = 0
    while first < leaving.count {
      let section = leaving[first].position.section
      let left = first..<leaving.end(of: section, from: first)
      first = left.upperBound
      guard let new = sections.after(section) else { continue }
      let firstTaking = taking.indices.partitioningIndex { taking[$0].position.section >= new }
      SectionMoves(
        plan: self, leaving: left, taking: firstTaking..<taking.end(of: new, from: firstTaking)
      ).solve(into: &solution)
    }
    solution.others.sort { $0.new < $1.new }
    solution.moves = solution.others.count
    for (row, stays) in zip(leaving, solution.stays) where row.partner >= 0 && !stays {
      solution.moves += 1
    }
    return solution
  }
}

extension [MovePlan.Row] {
  /// Returns the end of a section's rows in this array. The rows begin at index `start`.
  fileprivate func end(of section: Int, from start: Int) -> Int {
    (start..<count).partitioningIndex { self[$0].position.section > section }
  }
}

/// The rows that change in one section, and the blocks of unchanged rows between them.
private struct SectionMoves {
  let plan: MovePlan
  let leaving: Range<Int>
  let taking: Range<Int>

  /// The number of rows outside the plan that precede a row, in the old list or in the new one.
  private func rankBefore(leaving index: Int) -> Int {
    plan.leaving[index].position.item - (index - leaving.lowerBound)
  }

  private func rankBefore(taking index: Int) -> Int {
    plan.taking[index].position.item - (index - taking.lowerBound)
  }

  /// True if all rows of the plan in this section are adjacent and only change places among
  /// themselves, as in a shuffled list. Then there are no blocks of other rows to consider.
  private var isShuffle: Bool {
    guard leaving.count == taking.count, let last = leaving.last, let lastTaking = taking.last,
      rankBefore(leaving: last) == rankBefore(leaving: leaving.lowerBound),
      rankBefore(taking: lastTaking) == rankBefore(leaving: last),
      rankBefore(taking: taking.lowerBound) == rankBefore(leaving: last)
    else { return false }
    return plan.leaving[leaving].allSatisfy { taking.contains(Int($0.partner)) }
  }

  func solve(into solution: inout MovePlan.Solution) {
    if isShuffle {
      let stays = IncreasingChoice.longest(
        of: plan.leaving[leaving].map { $0.partner - Int32(taking.lowerBound) })
      solution.stays.replaceSubrange(leaving, with: stays)
      return
    }
    // The rows that are in this section both before and after the update. `candidates` is in the
    // old order, and `returning` in the new order.
    let candidates = leaving.filter {
      plan.leaving[$0].partner >= 0 && taking.contains(Int(plan.leaving[$0].partner))
    }
    if candidates.isEmpty { return }
    let returning = taking.filter {
      plan.taking[$0].partner >= 0 && leaving.contains(Int(plan.taking[$0].partner))
    }

    let cuts = cuts(leaving: candidates, taking: returning)
    // Numbers candidates and blocks in the new order: the block that begins at a cut follows all
    // candidates at that cut.
    var targets = [Int32](repeating: 0, count: taking.count)
    var targetsOfBlocks = [Int32](repeating: 0, count: max(0, cuts.count - 1))
    var place: Int32 = 0
    var block = 0
    for index in returning {
      while block < targetsOfBlocks.count, cuts[block] < rankBefore(taking: index) {
        targetsOfBlocks[block] = place
        place += 1
        block += 1
      }
      targets[index - taking.lowerBound] = place
      place += 1
    }
    while block < targetsOfBlocks.count {
      targetsOfBlocks[block] = place
      place += 1
      block += 1
    }
    func target(of index: Int) -> Int32 {
      targets[Int(plan.leaving[index].partner) - taking.lowerBound]
    }

    if targetsOfBlocks.isEmpty {
      let stays = IncreasingChoice.longest(of: candidates.map(target(of:)))
      for (index, stays) in zip(candidates, stays) { solution.stays[index] = stays }
      return
    }

    // Lists candidates and blocks in the old order. The heaviest subset of them whose order is the
    // same in the new list stays.
    var elements: [IncreasingChoice.Weighted] = []
    elements.reserveCapacity(candidates.count + targetsOfBlocks.count)
    /// The index of the candidate that an element represents, or the bitwise complement of the
    /// index of its block.
    var sources: [Int] = []
    sources.reserveCapacity(elements.capacity)
    func append(block: Int) {
      // Among equally good choices, the one that keeps more rows outside the plan in place wins.
      let rows = Int32(clamping: cuts[block + 1] - cuts[block])
      elements.append(.init(target: targetsOfBlocks[block], rows: rows, preference: rows))
      sources.append(~block)
    }
    block = 0
    for index in candidates {
      while block < targetsOfBlocks.count, cuts[block] < rankBefore(leaving: index) {
        append(block: block)
        block += 1
      }
      elements.append(.init(target: target(of: index), rows: 1, preference: 0))
      sources.append(index)
    }
    while block < targetsOfBlocks.count {
      append(block: block)
      block += 1
    }
    for (source, stays) in zip(sources, IncreasingChoice.heaviest(of: elements)) {
      if source >= 0 {
        solution.stays[source] = stays
      } else if !stays {
        for rank in cuts[~source]..<cuts[~source + 1] {
          solution.others.append((oldPosition(ofRank: rank), newPosition(ofRank: rank)))
        }
      }
    }
  }

  /// Returns the ranks of all candidates, both in the old list and in the new one; ascending,
  /// without duplicates.
  private func cuts(leaving candidates: [Int], taking returning: [Int]) -> [Int] {
    // The ranks in each of the two arrays are ascending.
    var cuts: [Int] = []
    func append(_ rank: Int) { if cuts.last != rank { cuts.append(rank) } }
    var next = 0
    for index in candidates {
      let rank = rankBefore(leaving: index)
      while next < returning.count, rankBefore(taking: returning[next]) < rank {
        append(rankBefore(taking: returning[next]))
        next += 1
      }
      append(rank)
    }
    while next < returning.count {
      append(rankBefore(taking: returning[next]))
      next += 1
    }
    return cuts
  }

  private func oldPosition(ofRank rank: Int) -> ListPosition {
    let passed = leaving.partitioningIndex { rankBefore(leaving: $0) > rank } - leaving.lowerBound
    return ListPosition(
      section: plan.leaving[leaving.lowerBound].position.section, item: rank + passed)
  }

  private func newPosition(ofRank rank: Int) -> ListPosition {
    let passed = taking.partitioningIndex { rankBefore(taking: $0) > rank } - taking.lowerBound
    return ListPosition(
      section: plan.taking[taking.lowerBound].position.section, item: rank + passed)
  }
}
