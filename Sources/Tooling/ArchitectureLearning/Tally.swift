import AdderBase

/// How many modules do something in one way, of all that do it in any way.
package struct Share: Equatable, Sendable {
  package let count: Int
  package let all: Int
  /// How many do otherwise and leak: their reference keeps its module alive for ever.
  var leaks = 0

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

  /// The most frequent value, if several modules have it, and more than half of a number of modules.
  func usual(of count: Int) -> (value: Value, share: Share)? {
    guard let first = values.first, first.count > 1, first.count * 2 > count else { return nil }
    return (first.value, Share(count: first.count, all: count))
  }

  /// How many have one of several values, of a number of modules.
  func share(of values: [Value], in count: Int) -> Share {
    Share(count: values.uniqued.reduce(0) { $0 + self.count(of: $1) }, all: count)
  }

  /// How many have a value.
  func count(of value: Value) -> Int { counts[value] ?? 0 }

  /// The values that at least one of five modules has, and more than one; the most frequent first.
  var common: [Value] {
    values.filter { $0.count > 1 && $0.count * 5 >= all }.map(\.value)
  }

  /// The common values, and if only half or fewer have one of them, the next ones that several have.
  var forms: [Value] {
    let (common, several) = (common, values.filter { $0.count > 1 })
    var sum = 0
    return several.enumerated().prefix { place, value in
      defer { sum += value.count }
      return place < common.count || !common.isEmpty && sum * 2 <= all
    }.map(\.element.value)
  }
}
