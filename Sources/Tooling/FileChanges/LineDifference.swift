/// The lines to remove and to add to turn one version of a file into another. Their number is as
/// small as possible, unless the versions differ too much to compute the minimum cheaply.
struct LineDifference {
  /// A run of common lines, or of removed lines and the added lines that replace them.
  struct Run: Equatable {
    var isChange: Bool
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: TextLines
  let new: TextLines
  /// All lines of both versions, in order; changed and common runs alternate.
  let runs: [Run]

  /// The maximum number of removed and added lines for which the smallest difference is computed.
  /// If there are more, all lines between the common beginning and end count as changed.
  private static let limit = 2000

  init(from oldText: [UInt8], to newText: [UInt8]) {
    old = TextLines(of: oldText)
    new = TextLines(of: newText)
    var numbers = LineNumbers(capacity: old.count + new.count)
    runs = Self.runs(
      from: old.map { numbers.number(of: $0) }, to: new.map { numbers.number(of: $0) })
  }

  /// Returns the numbers of removed and added lines, or `nil` if one of the files is not text.
  static func counts(from old: [UInt8], to new: [UInt8]) -> (removed: Int, added: Int)? {
    if let added = AddedLines(from: old, to: new) {
      // The rest of the new text is identical to the old text.
      guard old.isText, added.ranges.allSatisfy({ new[$0].isText }) else { return nil }
      return (0, added.count)
    }
    if let removed = AddedLines(from: new, to: old) {
      guard new.isText, removed.ranges.allSatisfy({ old[$0].isText }) else { return nil }
      return (removed.count, 0)
    }
    guard old.isText, new.isText else { return nil }
    let difference = LineDifference(from: old, to: new)
    return (difference.removedCount, difference.addedCount)
  }

  var removedCount: Int { runs.reduce(0) { $0 + ($1.isChange ? $1.old.count : 0) } }
  var addedCount: Int { runs.reduce(0) { $0 + ($1.isChange ? $1.new.count : 0) } }

  private static func runs(from old: [Int], to new: [Int]) -> [Run] {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }

    let oldMiddle = Array(old[head..<(old.count - tail)])
    let newMiddle = Array(new[head..<(new.count - tail)])
    let middle =
      matches(oldMiddle, newMiddle) ?? []
    var kept = (0..<head).map { ($0, $0) }
    kept += middle.map { ($0 + head, $1 + head) }
    kept += (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
    return runs(keeping: kept, oldCount: old.count, newCount: new.count)
  }

  /// Returns the pairs of common lines, by Myers's algorithm (An O(ND) Difference Algorithm, 1986),
  /// or `nil` if the number of changed lines exceeds the limit.
  ///
  /// `reach` is the furthest position in the old lines that each diagonal reaches with the
  /// current number of changes.
  private static func matches(_ old: [Int], _ new: [Int]) -> [(Int, Int)]? {
    let most = min(limit, old.count + new.count)
    let center = most + 1
    var reach = [Int](repeating: 0, count: 2 * most + 3)
    var history: [ArraySlice<Int>] = []
    for changes in 0...most {
      history.append(reach[(center - changes - 1)...(center + changes + 1)])
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        let place = center + diagonal
        let insert =
          diagonal == -changes || (diagonal != changes && reach[place - 1] < reach[place + 1])
        var x = insert ? reach[place + 1] : reach[place - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[place] = x
        if x == old.count, x - diagonal == new.count {
          return walkBack(history, center: center, end: (x, x - diagonal))
        }
      }
    }
    return nil
  }

  private static func walkBack(
    _ history: [ArraySlice<Int>], center: Int, end: (Int, Int)
  ) -> [(Int, Int)] {
    var matches: [(Int, Int)] = []
    var (x, y) = end
    for (changes, reach) in history.enumerated().reversed() {
      let place = center + x - y
      let insert =
        x - y == -changes || (x - y != changes && reach[place - 1] < reach[place + 1])
      let startX = changes == 0 ? 0 : insert ? reach[place + 1] : reach[place - 1] + 1
      while x > startX {
        x -= 1
        y -= 1
        matches.append((x, y))
      }
      if insert { y -= 1 } else { x -= 1 }
    }
    return matches.reversed()
  }

  private static func runs(
    keeping kept: [(Int, Int)], oldCount: Int, newCount: Int
  ) -> [Run] {
    var runs: [Run] = []
    var (x, y) = (0, 0)
    for (nextX, nextY) in kept + [(oldCount, newCount)] {
      if nextX > x || nextY > y {
        runs.append(Run(isChange: true, old: x..<nextX, new: y..<nextY))
      }
      guard nextX < oldCount, nextY < newCount else { break }
      if let last = runs.last, !last.isChange, last.old.upperBound == nextX {
        runs[runs.count - 1].old = last.old.lowerBound..<(nextX + 1)
        runs[runs.count - 1].new = last.new.lowerBound..<(nextY + 1)
      } else {
        runs.append(Run(isChange: false, old: nextX..<(nextX + 1), new: nextY..<(nextY + 1)))
      }
      (x, y) = (nextX + 1, nextY + 1)
    }
    return runs
  }
}
