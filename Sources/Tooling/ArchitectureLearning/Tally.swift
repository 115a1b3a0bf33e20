/// How many modules do something in one way, of all that do it in any way.
package struct Share: Equatable, Sendable {
  package let count: Int
  package let all: Int

  /// True if so many do it that it is a convention: nine of ten.
  var isConvention: Bool { all > 0 && count * 10 >= all * 9 }
}

/// Counts values, one for each module.
struct Tally<Value: Hashable> {
  private var counts: [Value: Int] = [:]
  /// The values in the order in which they first occurred, so that the result does not depend on chance.
  private var order: [Value] = []
  private(set) var all = 0

  mutating func add(_ value: Value) {
    if counts[value] == nil { order.append(value) }
    counts[value, default: 0] += 1
    all += 1
  }

  /// The values, the most frequent first.
  var values: [(value: Value, count: Int)] {
    order.enumerated().map { ($0.element, counts[$0.element] ?? 0, $0.offset) }
      .sorted { ($1.1, $0.2) < ($0.1, $1.2) }
      .map { ($0.0, $0.1) }
  }

  /// The most frequent value, if at least half of all are alike.
  var usual: (value: Value, share: Share)? {
    guard let first = values.first, first.count * 2 >= all else { return nil }
    return (first.value, Share(count: first.count, all: all))
  }

  /// The most frequent value, if several modules have it, and at least half of a number of modules.
  func usual(of count: Int) -> (value: Value, share: Share)? {
    guard let first = values.first, first.count > 1, first.count * 2 >= count else { return nil }
    return (first.value, Share(count: first.count, all: count))
  }

  /// How many have a value.
  func count(of value: Value) -> Int { counts[value] ?? 0 }

  /// The values that at least one of five modules has, and more than one; the most frequent first.
  var common: [Value] {
    values.filter { $0.count > 1 && $0.count * 5 >= all }.map(\.value)
  }
}
