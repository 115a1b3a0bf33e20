/// A value a template can work with: what the caller gives, and what tags and filters make of it.
package enum LiquidValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case float(Double)
  case string(String)
  case array([LiquidValue])
  case object(LiquidObject)
  /// All integers from the first to the last; none when the last is smaller.
  case range(Int, Int)
  /// What `forloop` and `tablerowloop` stand for inside a loop.
  case loop(LoopReference)
}

/// A loop that is running, as a value. Outside its loop it has no properties.
package struct LoopReference: Hashable, Sendable {
  let depth: Int
  let serial: Int
}

extension LiquidValue {
  /// Only `nil` and `false` are not true: `0` and `''` are.
  var isTruthy: Bool {
    switch self {
    case .null, .bool(false): false
    default: true
    }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// What the literal `empty` equals: a string, array or object with nothing in it.
  var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let object): object.isEmpty
    case .null, .bool, .integer, .float, .range, .loop: false
    }
  }

  /// What the literal `blank` equals: what is empty or not true, and text of only white space.
  var isBlank: Bool {
    switch self {
    case .null, .bool(false): true
    case .string(let text): text.utf8.allSatisfy(\.isWhitespace)
    default: isEmpty
    }
  }

  /// About how many bytes the value takes: what limits are counted in.
  var weight: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let elements): elements.count &* MemoryLayout<LiquidValue>.stride
    default: MemoryLayout<LiquidValue>.stride
    }
  }
}

// There is no `nil` literal: in `isThere ? value : nil` it would hide that nothing is there.
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
