import AdderBase

/// Counts what modules have, and decides what most of them have in common.
struct Majority<Value: Hashable> {
  private var counts: [Value: Int] = [:]
  /// The values in the order in which they first occurred, so that the result does not depend on chance.
  private(set) var values: [Value] = []

  init() {}

  init(_ values: some Sequence<Value>) {
    for value in values { add(value) }
  }

  mutating func add(_ value: Value) {
    if counts[value] == nil { values.append(value) }
    counts[value, default: 0] += 1
  }

  func count(of value: Value) -> Int { counts[value] ?? 0 }

  /// The most frequent value, the first one of several.
  var first: Value? {
    var best: Value?
    for value in values where count(of: value) > best.map(count) ?? 0 { best = value }
    return best
  }

  /// The values that more than half of so many have.
  func kept(of all: Int) -> [Value] { values.filter { count(of: $0) * 2 > all } }
}

/// Puts values into the order that most lists have.
///
/// - Parameter kept: The values to order.
/// - Returns: The values in the order of the list that has most of them. Each of the others follows what precedes it in
///   the first list that has it.
func commonOrder<Value: Hashable>(_ kept: Set<Value>, in lists: [[Value]]) -> [Value] {
  let known = lists.map { list in list.filter(kept.contains).uniqued }
  guard var order = known.max(by: { $0.count < $1.count }) else { return [] }
  var placed = Set(order)
  for list in known {
    for (place, value) in list.enumerated() where placed.insert(value).inserted {
      let before = place > 0 ? order.firstIndex(of: list[place - 1]) : nil
      order.insert(value, at: before.map { $0 + 1 } ?? 0)
    }
  }
  return order
}
