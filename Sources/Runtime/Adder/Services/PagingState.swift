/// Records which cached elements of a feed are adjacent, and updates this record with each page.
struct PagingState<ID: Hashable & Sendable>: Sendable {
  /// The elements after which elements of the feed may be missing.
  private(set) var gaps: Set<ID> = []

  /// True if the last cached element is the last one of the feed.
  private(set) var isEndKnown = false

  /// The cursor that follows an element, if pages are requested by cursors.
  private var cursors: [ID: String] = [:]

  /// The changes that merge a page into the cache.
  struct Merge: Sendable {
    let range: Range<Int>
    let inserted: [ID]
    let removed: [ID]
  }

  /// Treats all cached elements as if other elements could be missing between them.
  mutating func distrust(_ cached: [ID]) {
    gaps = Set(cached)
    isEndKnown = false
  }

  /// Returns the element after which the next page is needed; `nil` if nothing is missing.
  func anchor(in cached: [ID], style: PagingStyle) -> ID? {
    switch style {
    case .offset: cached.first(where: gaps.contains) ?? (isEndKnown ? nil : cached.last)
    // An element without a cursor cannot be a starting point. Requests that start above it will
    // reach it.
    case .cursor: cached.first { cursors[$0] != nil && (gaps.contains($0) || $0 == cached.last) }
    }
  }

  func cursor(after id: ID) -> String? { cursors[id] }

  /// Returns the changes that merge a page into the cache. The elements of a page are adjacent in
  /// the feed, so a cached element that is between two of them but is not in the page was removed.
  ///
  /// - Parameters:
  ///   - isFirst: True if the page begins the feed.
  ///   - isLast: True if the page ends the feed.
  ///   - after: The element that directly precedes the page, if known.
  /// - Returns: The changes; `nil` if the position of the page cannot be determined. In that case,
  ///   this state does not change.
  mutating func merge(
    _ page: [ID], into cached: [ID], isFirst: Bool, isLast: Bool, after: ID? = nil,
    nextCursor: String? = nil
  ) -> Merge? {
    let places = Dictionary(uniqueKeysWithValues: cached.enumerated().map { ($1, $0) })
    let known = page.compactMap { places[$0] }
    let above = after.flatMap { places[$0] }
    guard let range = range(known, count: cached.count, isFirst, isLast, above) else { return nil }

    let own = Set(page)
    let removed = cached[range].filter { !own.contains($0) }
    let isTorn = removed.contains { id in
      guard let place = places[id], let first = known.min(), let last = known.max() else {
        return false
      }
      return first < place && place < last
    }
    let hadGapBelow = range.isEmpty || gaps.contains(cached[range.upperBound - 1])
    let endsAsBefore = !range.isEmpty && page.last == cached[range.upperBound - 1] && !isTorn
    let beginsAsBefore = !range.isEmpty && page.first == cached[range.lowerBound]

    gaps.subtract(cached[range])
    for id in removed { cursors[id] = nil }
    if range.lowerBound > 0 {
      let neighbour = cached[range.lowerBound - 1]
      if above == range.lowerBound - 1 {
        gaps.remove(neighbour)
      } else if !beginsAsBefore {
        gaps.insert(neighbour)
      }
    }
    let last = page.last ?? (range.lowerBound > 0 ? cached[range.lowerBound - 1] : nil)
    if isLast {
      isEndKnown = true
    } else if range.upperBound < cached.count {
      if let last, hadGapBelow || !endsAsBefore { gaps.insert(last) }
    } else {
      isEndKnown = isEndKnown && endsAsBefore
    }
    if let last { cursors[last] = nextCursor }
    return Merge(range: range, inserted: page.filter { places[$0] == nil }, removed: removed)
  }

  /// Returns the range of the cache that the page replaces; `nil` if it is not known.
  private func range(
    _ known: [Int], count: Int, _ isFirst: Bool, _ isLast: Bool, _ above: Int?
  ) -> Range<Int>? {
    guard let first = known.min(), let last = known.max() else {
      if isFirst { return 0..<(isLast ? count : 0) }
      return above.map { $0 + 1..<(isLast ? count : $0 + 1) }
    }
    var lower = isFirst ? 0 : first
    if let above, above < first { lower = above + 1 }
    return lower..<(isLast ? count : last + 1)
  }
}
