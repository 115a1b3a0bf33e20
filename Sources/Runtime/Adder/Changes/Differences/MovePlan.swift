/// Which rows must move when some rows leave their places and some places are taken.
///
/// It is told only of rows that something happens to. All others keep their order, so those between two
/// places where something happens count as one block, as heavy as it is long; k rows cost O(k log k),
/// however long the list is.
@usableFromInline package struct MovePlan {
  /// A row that leaves its place before the update, or takes one after it.
  @usableFromInline package struct Row {
    @usableFromInline package var position: ListPosition
    /// The index of the same row on the other side, or -1 where there is none.
    @usableFromInline package var partner: Int32

    @inlinable package init(position: ListPosition, partner: Int32 = -1) {
      self.position = position
      self.partner = partner
    }
  }

  /// The rows that leave their places, and those that take one; each in the order of positions, and no
  /// position twice.
  @usableFromInline package var leaving: [Row]
  @usableFromInline package var taking: [Row]

  /// For each section of before the update, where it is after it; `nil` when it goes. What stays keeps its
  /// order.
  @usableFromInline package var sections: [Int?]

  @inlinable package init(leaving: [Row], taking: [Row], sections: [Int?]) {
    self.leaving = leaving
    self.taking = taking
    self.sections = sections
  }

  @usableFromInline package struct Solution {
    /// For each row that leaves and has a partner: whether it keeps its order after all, so that it need
    /// not move.
    @usableFromInline package var stays: [Bool]
    /// Rows of which the plan was not told, and which had better move: fewer move then. In the order of
    /// their new places.
    @usableFromInline package var others: [(old: ListPosition, new: ListPosition)]
    /// How many rows move.
    @usableFromInline package var moves = 0
  }

  /// Separates partners of which one is in a section that goes or comes: such a row goes and comes too.
  @usableFromInline package mutating func separatePartnersOutsideOfKeptSections() {
    let last = taking.last.map(\.position.section) ?? -1
    var isKept = [Bool](repeating: false, count: last + 1)
    for case let section? in sections where section <= last { isKept[section] = true }
    if sections.allSatisfy({ $0 != nil }), taking.allSatisfy({ isKept[$0.position.section] }) {
      return
    }
    for index in leaving.indices where leaving[index].partner >= 0 {
      let partner = Int(leaving[index].partner)
      if sections[leaving[index].position.section] != nil,
        isKept[taking[partner].position.section]
      {
        continue
      }
      leaving[index].partner = -1
      taking[partner].partner = -1
    }
  }

  @usableFromInline package func solve() -> Solution {
    var solution = Solution(stays: Array(repeating: false, count: leaving.count), others: [])
    var firstLeaving = 0
    var firstTaking = 0
    for (old, new) in sections.enumerated() {
      while firstLeaving < leaving.count, leaving[firstLeaving].position.section < old {
        firstLeaving += 1
      }
      var end = firstLeaving
      while end < leaving.count, leaving[end].position.section == old { end += 1 }
      let left = firstLeaving..<end
      firstLeaving = end
      guard let new else { continue }

      while firstTaking < taking.count, taking[firstTaking].position.section < new {
        firstTaking += 1
      }
      end = firstTaking
      while end < taking.count, taking[end].position.section == new { end += 1 }
      SectionMoves(plan: self, leaving: left, taking: firstTaking..<end).solve(into: &solution)
      firstTaking = end
    }
    solution.others.sort { $0.new < $1.new }
    solution.moves = solution.others.count
    for (row, stays) in zip(leaving, solution.stays) where row.partner >= 0 && !stays {
      solution.moves += 1
    }
    return solution
  }
}

/// The rows that stay in one section, and the blocks of rows between them.
private struct SectionMoves {
  let plan: MovePlan
  let leaving: Range<Int>
  let taking: Range<Int>

  /// How many rows that nobody told of are before a row: in the list before, and in the list after.
  private func rankBefore(leaving index: Int) -> Int {
    plan.leaving[index].position.item - (index - leaving.lowerBound)
  }

  private func rankBefore(taking index: Int) -> Int {
    plan.taking[index].position.item - (index - taking.lowerBound)
  }

  /// Whether this is one stretch of rows that only change places among themselves, as in a list that is
  /// shuffled: then their partners are all there is to choose from.
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
    // The rows that are in this section before and after, in the order of both.
    let candidates = leaving.filter {
      plan.leaving[$0].partner >= 0 && taking.contains(Int(plan.leaving[$0].partner))
    }
    if candidates.isEmpty { return }
    let returning = taking.filter {
      plan.taking[$0].partner >= 0 && leaving.contains(Int(plan.taking[$0].partner))
    }

    let cuts = cuts(leaving: candidates, taking: returning)
    // Places after the change: candidates in their new order, with the block that begins at a cut behind
    // all candidates at that cut.
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

    // The same in the old order: what stays is the heaviest choice that keeps it.
    var elements: [IncreasingChoice.Weighted] = []
    elements.reserveCapacity(candidates.count + targetsOfBlocks.count)
    /// The candidate that an element is, or the block, as its complement.
    var sources: [Int] = []
    sources.reserveCapacity(elements.capacity)
    func append(block: Int) {
      elements.append(
        .init(
          target: targetsOfBlocks[block], rows: Int32(clamping: cuts[block + 1] - cuts[block]),
          isUntouched: true))
      sources.append(~block)
    }
    block = 0
    for index in candidates {
      while block < targetsOfBlocks.count, cuts[block] < rankBefore(leaving: index) {
        append(block: block)
        block += 1
      }
      elements.append(.init(target: target(of: index), rows: 1, isUntouched: false))
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

  /// The ranks at which a candidate stands, before or after; ascending, each once.
  private func cuts(leaving candidates: [Int], taking returning: [Int]) -> [Int] {
    // Both come in ascending order.
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
