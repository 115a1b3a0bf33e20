/// The comparison of values in conditions and filters.
extension LiquidValue: Equatable {
  /// An integer equals a decimal with the same value; a number never equals a string.
  package static func == (one: LiquidValue, other: LiquidValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.float(let one), .float(let other)): one == other
    case (.integer(let one), .float(let other)): Double(one) == other
    case (.float(let one), .integer(let other)): one == Double(other)
    case (.string(let one), .string(let other)): one.hasSameBytes(as: other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    case (.range(let first, let last), .range(let otherFirst, let otherLast)):
      first == otherFirst && last == otherLast
    case (.loop(let one), .loop(let other)): one == other
    default: false
    }
  }

  /// Returns a negative number, zero or a positive number if this value is less than, equal to or
  /// greater than the other value; `nil` if the values have no order.
  func order(before other: LiquidValue) -> Int? {
    // Strings are handled separately, because the tuple in the switch below copies both values.
    if case .string(let one) = self, case .string(let other) = other {
      return one.orderOfBytes(before: other)
    }
    return switch (self, other) {
    case (.integer(let one), .integer(let other)): one < other ? -1 : one > other ? 1 : 0
    case (.integer, .float), (.float, .integer), (.float, .float):
      asDouble < other.asDouble ? -1 : asDouble > other.asDouble ? 1 : 0
    case (.array(let one), .array(let other)):
      Self.order(one, before: other)
    default: self == other ? 0 : nil
    }
  }

  private static func order(_ one: [LiquidValue], before other: [LiquidValue]) -> Int? {
    for (mine, theirs) in zip(one, other) {
      let order = mine.order(before: theirs)
      if order != 0 { return order }
    }
    return one.count - other.count
  }

  private var asDouble: Double {
    switch self {
    case .integer(let number): Double(number)
    case .float(let number): number
    default: .nan
    }
  }

  /// Implements `contains`: a substring in a string, a value in an array, a name in an object.
  func contains(_ other: LiquidValue) -> Bool {
    guard other.isTruthy else { return false }
    switch self {
    case .string(let text): return text.containsBytes(of: other.text)
    case .array(let elements): return elements.contains(other)
    case .object(let object):
      guard case .string(let name) = other else { return false }
      return object[name] != nil
    case .range(let first, let last):
      switch other {
      case .integer(let number): return first <= number && number <= last
      case .float(let number): return Double(first) <= number && number <= Double(last)
      default: return false
      }
    case .null, .bool, .integer, .float, .loop: return false
    }
  }
}

extension LiquidObject: Equatable {
  /// Compares two objects, regardless of the order of their names.
  package static func == (one: LiquidObject, other: LiquidObject) -> Bool {
    one.count == other.count && one.entries.allSatisfy { other[$0.key] == $0.value }
  }
}

extension String {
  func containsBytes(of other: String) -> Bool {
    withBytes { text in other.withBytes { position(of: $0, in: text) != nil } }
  }

  func orderOfBytes(before other: String) -> Int {
    withBytes { one in
      other.withBytes { other in
        for position in 0..<min(one.count, other.count)
        where one[position] != other[position] {
          return one[position] < other[position] ? -1 : 1
        }
        return one.count - other.count
      }
    }
  }
}
