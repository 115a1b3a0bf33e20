/// Chooses the elements that can stay where they are: as many as possible that are in the same
/// order before and after.
@usableFromInline enum IncreasingChoice {
  /// Finds a longest increasing subsequence of these distinct, non-negative numbers in O(n log n).
  /// Returns true for each number that belongs to it.
  @usableFromInline static func longest(of values: [Int32]) -> [Bool] {
    var previous = [Int32](repeating: -1, count: values.count)
    // For each length, the smallest number that a subsequence of this length can end with, and
    // its index in `values`.
    var ends = [Int32](repeating: 0, count: values.count)
    var places = ends
    var last: Int32 = -1
    ends.withUnsafeMutableBufferPointer { ends in
      places.withUnsafeMutableBufferPointer { places in
        previous.withUnsafeMutableBufferPointer { previous in
          last = fill(ends, places, previous, from: values)
        }
      }
    }
    return chosen(from: last, previous: previous)
  }

  /// - Returns: The index of the number that a longest subsequence ends with; -1 if there is none.
  private static func fill(
    _ ends: UnsafeMutableBufferPointer<Int32>, _ places: UnsafeMutableBufferPointer<Int32>,
    _ previous: UnsafeMutableBufferPointer<Int32>, from values: [Int32]
  ) -> Int32 {
    var length = 0
    for (place, value) in values.enumerated() {
      var low = length
      // Lists mostly keep their order, so most numbers extend the longest subsequence.
      if length > 0, ends[length - 1] > value {
        low = 0
        var count = length
        // Counts the ends that are smaller than the value, using the signs of the differences. Sums
        // replace branches, because the processor would mispredict half of the branches. Three ends
        // are compared at once, because the processor would otherwise wait for each.
        func isSmaller(_ end: Int) -> Int {
          Int(UInt32(bitPattern: ends[end] &- value) >> 31)
        }
        while count > 3 {
          let quarter = count / 4
          let smaller =
            isSmaller(low &+ quarter &- 1) &+ isSmaller(low &+ 2 &* quarter &- 1)
            &+ isSmaller(low &+ 3 &* quarter &- 1)
          low &+= quarter &* smaller
          count &-= 3 &* quarter
        }
        while count > 1 {
          low &+= isSmaller(low)
          count &-= 1
        }
      }
      if low > 0 { previous[place] = places[low - 1] }
      ends[low] = value
      places[low] = Int32(truncatingIfNeeded: place)
      length = max(length, low + 1)
    }
    return length > 0 ? places[length - 1] : -1
  }

  /// An element with a weight: the number of rows it represents.
  @usableFromInline struct Weighted {
    /// The element's position after the change. The positions of all elements are a permutation of
    /// `0..<count`.
    var target: Int32
    /// The number of rows that the element represents.
    var rows: Int32
    /// Breaks ties between choices with the same number of rows: the one with the higher sum wins.
    var preference: Int32

    @usableFromInline init(target: Int32, rows: Int32, preference: Int32) {
      self.target = target
      self.rows = rows
      self.preference = preference
    }

    fileprivate var weight: Int { Int(rows) << 32 + Int(preference) }
  }

  /// Finds a heaviest increasing subsequence of these elements in O(n log n). Returns true for each
  /// element that belongs to it.
  @usableFromInline static func heaviest(of elements: [Weighted]) -> [Bool] {
    // A Fenwick tree of maxima: the heaviest subsequence that ends at a target or before it.
    var best = [(weight: Int, place: Int32)](repeating: (0, -1), count: elements.count + 1)
    var previous = [Int32](repeating: -1, count: elements.count)
    for (place, element) in elements.enumerated() {
      var before: (weight: Int, place: Int32) = (0, -1)
      var node = Int(element.target)
      while node > 0 {
        if best[node].weight > before.weight { before = best[node] }
        node &= node - 1
      }
      previous[place] = before.place
      let own = (weight: before.weight + element.weight, place: Int32(place))
      node = Int(element.target) + 1
      while node < best.count {
        if own.weight > best[node].weight { best[node] = own }
        node += node & -node
      }
    }
    var last: (weight: Int, place: Int32) = (0, -1)
    var node = elements.count
    while node > 0 {
      if best[node].weight > last.weight { last = best[node] }
      node &= node - 1
    }
    return chosen(from: last.place, previous: previous)
  }

  private static func chosen(from last: Int32, previous: [Int32]) -> [Bool] {
    var chosen = [Bool](repeating: false, count: previous.count)
    var place = last
    while place >= 0 {
      chosen[Int(place)] = true
      place = previous[Int(place)]
    }
    return chosen
  }
}
