/// A value in a template: passed by the caller, or produced by tags and filters.
package enum LiquidValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case float(Double)
  case string(String)
  case array([LiquidValue])
  case object(LiquidObject)
  /// All integers from the first to the last; none if the last is smaller than the first.
  case range(Int, Int)
  /// The value of `forloop` and `tablerowloop` inside a loop.
  case loop(LoopReference)
}

/// A running loop as a value. After the loop ends, the value has no properties.
package struct LoopReference: Hashable, Sendable {
  let depth: Int
  let serial: Int
}

extension LiquidValue {
  /// True for all values except `nil` and `false`; `0` and `''` are truthy.
  var isTruthy: Bool {
    switch self {
    case .null, .bool(false): false
    default: true
    }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// True if the value equals the literal `empty`: an empty string, array or object.
  var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let object): object.isEmpty
    case .null, .bool, .integer, .float, .range, .loop: false
    }
  }

  /// True if the value equals the literal `blank`: it is empty, `nil`, `false`, or a
  /// string that contains only white space.
  var isBlank: Bool {
    switch self {
    case .null, .bool(false): true
    case .string(let text): text.utf8.allSatisfy(\.isWhitespace)
    default: isEmpty
    }
  }

  /// The approximate size of the value in bytes. This size counts towards the work limit.
  var weight: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let elements): elements.count &* MemoryLayout<LiquidValue>.stride
    default: MemoryLayout<LiquidValue>.stride
    }
  }
}

// There is deliberately no `nil` literal: in `isSet ? value : nil`, it would turn a
// missing value into a value.
extension LiquidValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .float(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: LiquidValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, LiquidValue)...) {
    self = .object(LiquidObject(elements))
  }
}
