/// A map from old to new places and back. Removed old places have no new place, taken new places
/// have no old place, and the other old places fill the remaining new places in order.
@usableFromInline package struct PlaceMap {
  /// The old places that are removed; ascending.
  package var removed: [Int] = []
  /// The new places that are taken; ascending.
  package var taken: [Int] = []

  package init(removed: [Int] = [], taken: [Int] = []) {
    self.removed = removed
    self.taken = taken
  }

  /// True if every place stays the same.
  var isIdentity: Bool { removed.isEmpty && taken.isEmpty }

  /// Returns the new place for an old place; `nil` if the old place is removed.
  func after(_ place: Int) -> Int? { Self.map(place, leaving: removed, filling: taken) }

  /// Returns the old place for a new place; `nil` if the new place is taken.
  func before(_ place: Int) -> Int? { Self.map(place, leaving: taken, filling: removed) }

  private static func map(_ place: Int, leaving: [Int], filling: [Int]) -> Int? {
    let passed = (0..<leaving.count).partitioningIndex { leaving[$0] >= place }
    if passed < leaving.count, leaving[passed] == place { return nil }
    let rank = place - passed
    return rank + (0..<filling.count).partitioningIndex { filling[$0] - $0 > rank }
  }
}

extension Range<Int> {
  /// Finds the first element for which the condition holds by binary search. Returns the upper
  /// bound if there is none.
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
