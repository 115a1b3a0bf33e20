internal import Adder

/// A replacement of rows in a flat list, with the indices before and after the entire update.
struct ListChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>

  /// Returns the changes that splices represent, from front to back.
  static func changes(of splices: [ListSplice]) -> [ListChange] {
    // The offset of the rows after the current splice.
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
  /// Returns the changes to be signalled to GTK. Each signal costs time for
  /// all rows that GTK shows.
  ///
  /// Where no row is shown, changes are combined into one signal. Changes that are close to each
  /// other are combined as well: if a row moves only a little, GTK then finds the row by its item,
  /// and the row keeps its widget and the keyboard focus.
  ///
  /// - Parameter held: The old indices of the rows whose items are retained, in ascending order.
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

  /// Changes are close to each other, or to shown rows, if at most this many rows are between them.
  private static var closeness: Int { 16 }

  /// The maximum number of new rows among which GTK may search for a deleted row.
  private static var searched: Int { 512 }

  /// Returns the index of an old row after these changes; `nil` if it was deleted.
  func newIndex(of old: Int) -> Int? {
    let next = firstIndex(endingBehind: old)
    if next < count, self[next].old.lowerBound <= old { return nil }
    guard next > 0 else { return old }
    return old - self[next - 1].old.upperBound + self[next - 1].new.upperBound
  }

  /// Returns the index of the change that deletes an old row.
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
  /// Returns true if a sorted array has an element in the range.
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
