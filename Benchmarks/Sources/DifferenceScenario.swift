import Adder

/// Measures how long Adder takes to find the differences between two lists, compared with the
/// standard library's `CollectionDifference` in the same run.
enum DifferenceScenario {
  struct Row: Hashable, Identifiable {
    var id: Int
    var content: Int
  }

  /// Prints the rows of a table.
  static func measure() {
    for count in [10_000, 100_000, 1_000_000] {
      for (name, update) in updates(of: count) { measure(name, count, update) }
    }
  }

  private static func updates(of count: Int) -> [(String, [Row])] {
    var random = SystemRandomNumberGenerator()
    let rows = list(count)
    var front = rows
    front.insert(front.removeLast(), at: 0)
    return [
      ("1 % mixed edits", edited(rows, random: &random)),
      ("shuffle", rows.shuffled(using: &random)),
      ("reverse", rows.reversed()),
      ("append of 1 %", rows + (0..<count / 100).map { Row(id: count + $0, content: 0) }),
      ("last to the front", front),
      ("nothing", list(count)),
    ]
  }

  private static func list(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, content: 0) } }

  /// Returns the rows after edits to 1 % of them: deletions,
  /// insertions, changes and moves in equal parts.
  private static func edited(_ rows: [Row], random: inout some RandomNumberGenerator) -> [Row] {
    let edits = rows.count / 400
    var places = Set<Int>()
    while places.count < edits * 3 { places.insert(Int.random(in: 0..<rows.count, using: &random)) }
    let chosen = Array(places)
    let gone = Set(chosen[..<edits])
    let moved = Set(chosen[edits..<edits * 2])
    let changed = Set(chosen[(edits * 2)...])
    var come: [Int: [Row]] = [:]
    for place in moved {
      come[Int.random(in: 0..<rows.count, using: &random), default: []].append(rows[place])
    }
    for id in 0..<edits {
      let row = Row(id: rows.count + id, content: 0)
      come[Int.random(in: 0..<rows.count, using: &random), default: []].append(row)
    }
    var result: [Row] = []
    for (place, row) in rows.enumerated() {
      if let rows = come[place] { result += rows }
      if gone.contains(place) || moved.contains(place) { continue }
      result.append(changed.contains(place) ? Row(id: row.id, content: 1) : row)
    }
    return result
  }

  private static func measure(_ name: String, _ count: Int, _ new: [Row]) {
    let old = list(count)
    var durations: [Double] = []
    var moves = 0
    for _ in 0..<(count > 100_000 ? 5 : 15) {
      let start = processorTime()
      let batch = CacheTransactionBatch(from: old, to: new)
      durations.append(processorTime() - start)
      moves = batch.moveTransactions.count
    }
    let ours = durations.sorted()[durations.count / 2] * 1_000
    print(
      "| \(name) | \(count) | \(text(ours)) | \(moves) | \(leastMoves(from: old, to: new)) |",
      terminator: "")
    // `CollectionDifference` takes minutes for lists that have little in common.
    if (name == "shuffle" || name == "reverse") && count > 10_000 {
      print(" | |")
      return
    }
    let start = processorTime()
    let difference = new.difference(from: old).inferringMoves()
    let theirs = (processorTime() - start) * 1_000
    let theirMoves = difference.removals.count {
      if case .remove(_, _, let place) = $0 { place != nil } else { false }
    }
    print(" \(text(theirs)) | \(theirMoves) |")
  }

  private static func text(_ milliseconds: Double) -> String {
    String(Double(Int(milliseconds * 100)) / 100)
  }

  /// Returns the minimum number of moves: the number of common rows minus the length of the longest
  /// subsequence whose rows can stay where they are.
  private static func leastMoves(from old: [Row], to new: [Row]) -> Int {
    let places = Dictionary(
      uniqueKeysWithValues: new.enumerated().map { ($0.element.id, $0.offset) })
    let kept = old.compactMap { places[$0.id] }
    // Patience sorting: the number of piles is the length of the longest increasing subsequence.
    var piles: [Int] = []
    for place in kept {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if piles[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == piles.count { piles.append(place) } else { piles[low] = place }
    }
    return kept.count - piles.count
  }
}
