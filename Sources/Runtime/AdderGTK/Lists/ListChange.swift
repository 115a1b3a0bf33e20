internal import Adder

/// Rows of a flat list that make room for others, in places before and after the whole update.
struct ListChange: Hashable {
  var old: Range<Int>
  var new: Range<Int>

  /// The changes that splices stand for, from the front to the back.
  static func changes(of splices: [ListSplice]) -> [ListChange] {
    // How far the rows behind a splice have moved down so far.
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
  /// The changes as they are told to GTK, which spends time on each: on all the rows that it shows.
  ///
  /// Where it shows nothing, changes are told as one. So are those that are close to each other: it then
  /// finds a row that moves a little by its item, which keeps its widget and with it the keyboard's focus.
  ///
  /// - Parameter held: the rows that somebody holds items of, by their former places; ascending.
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
      // Where a row goes that it holds on to, GTK looks for it among all that come.
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

  /// How many rows lie between changes, or changes and rows that are shown, at most if they are close.
  private static var closeness: Int { 16 }

  /// Among how many new rows GTK may look for one that it has lost.
  private static var searched: Int { 512 }

  /// Where a former row is in the list after these changes; `nil` when it has gone.
  func newIndex(of old: Int) -> Int? {
    let next = firstIndex(endingBehind: old)
    if next < count, self[next].old.lowerBound <= old { return nil }
    guard next > 0 else { return old }
    return old - self[next - 1].old.upperBound + self[next - 1].new.upperBound
  }

  /// The change that takes a former row away.
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
