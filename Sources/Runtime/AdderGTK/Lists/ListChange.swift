internal import Adder

/// Rows of a flat list that are replaced by others, in indices before and after the whole update.
struct ListChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>

  /// The changes that splices represent, from front to back.
  static func changes(of splices: [ListSplice]) -> [ListChange] {
    // The offset so far of the rows behind a splice.
    var shift = 0
    return splices.map { splice in
      let start = splice.index - shift
      shift += splice.added - splice.removed
      return ListChange(
        old: start..<start + splice.removed, new: splice.index..<splice.index + splice.added)
    }
  }
}

extension [ListChange] {
  /// The changes as they are signalled to GTK, which spends time on each: on all the rows that it
  /// shows.
  ///
  /// Where no row is shown, changes are signalled as one. So are changes that are close to each other: GTK
  /// then finds a row that moves a little by its item, and the row keeps its widget and with it the
  /// keyboard focus.
  ///
  /// - Parameter held: the rows whose items are retained, by their former indices; ascending.
  func grouped(holding held: [Int]) -> [ListChange] {
    var groups: [(change: ListChange, isNear: Bool)] = []
    for change in self {
      let isNear = held.hasElement(
        in: change.old.lowerBound - Self.closeness..<change.old.upperBound + Self.closeness)
      if let last = groups.last, last.isNear == isNear {
        let gap = last.change.old.upperBound..<change.old.lowerBound
        if isNear ? gap.count <= Self.closeness : !held.hasElement(in: gap) {
          groups[groups.count - 1].change.old = last.change.old.lowerBound..<change.old.upperBound
          groups[groups.count - 1].change.new = last.change.new.lowerBound..<change.new.upperBound
          continue
        }
      }
      groups.append((change, isNear))
    }
    return groups.flatMap { change, _ in
      // If a row that GTK retains is deleted, GTK searches all inserted rows for it.
      guard change.new.count > Self.searched, held.hasElement(in: change.old) else {
        return [change]
      }
      let (old, new) = (change.old, change.new)
      return [
        ListChange(old: old, new: new.lowerBound..<new.lowerBound),
        ListChange(old: old.upperBound..<old.upperBound, new: new),
      ]
    }
  }

  /// The maximum number of rows between changes, or between changes and shown rows, that are close.
  private static var closeness: Int { 16 }

  /// The maximum number of new rows that GTK may search for one that it has lost.
  private static var searched: Int { 512 }

  /// The index of a former row after these changes; `nil` if it was deleted.
  func newIndex(of old: Int) -> Int? {
    let next = firstIndex(endingBehind: old)
    if next < count, self[next].old.lowerBound <= old { return nil }
    guard next > 0 else { return old }
    return old - self[next - 1].old.upperBound + self[next - 1].new.upperBound
  }

  /// The change that deletes a former row.
  func index(removing old: Int) -> Int? {
    let index = firstIndex(endingBehind: old)
    return index < count && self[index].old.contains(old) ? index : nil
  }

  private func firstIndex(endingBehind old: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].old.upperBound <= old { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Int] {
  /// Whether a sorted array has an element in the range.
  func hasElement(in range: Range<Int>) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] < range.upperBound
  }
}
