extension Filter {
  /// Filters that calculate.
  static let numberFilters: [String: Filter] = [
    "abs": Filter { (value) throws(FilterProblem) in try Number(value).magnitude.value },
    "plus": Filter(operation: +),
    "minus": Filter(operation: -),
    "times": Filter(operation: *),
    "divided_by": Filter(operation: /),
    "modulo": Filter(operation: %),
    "at_least": Filter(operation: { $1 > $0 ? $1 : $0 }),
    "at_most": Filter(operation: { $1 < $0 ? $1 : $0 }),
    "ceil": Filter { (value) throws(FilterProblem) in
      try Number(value).rounded(.up, places: 0)
    },
    "floor": Filter { (value) throws(FilterProblem) in
      try Number(value).rounded(.down, places: 0)
    },
    "round": Filter(0...1) { (value, arguments, _) throws(FilterProblem) in
      let places = try Number(arguments[0] ?? 0).rounded(.towardZero, places: 0)
      guard case .integer(let places) = places else { throw .tooLarge }
      if case .float(let number) = value, let rounded = number.roundedDigits(places: places) {
        return .float(rounded)
      }
      return try Number(value).rounded(.toNearestOrAwayFromZero, places: places)
    },
  ]
}

/// A number in filters: an integer, or an exact decimal for a number with a decimal point.
enum Number: Comparable {
  case integer(Int)
  case decimal(DecimalNumber)
  /// The result of dividing a decimal by zero: infinity or NaN. It cannot be used in calculations.
  case undefined(Double)

  /// Creates the number that a value represents. A string represents the number at its start; any
  /// value that is neither a number nor a string represents 0.
  init(_ value: LiquidValue) throws(FilterProblem) {
    switch value {
    case .integer(let number): self = .integer(number)
    case .float(let number):
      guard let decimal = DecimalNumber(number) else {
        throw FilterProblem("\(number.liquidText) cannot be used in calculations.")
      }
      self = .decimal(decimal)
    case .string(let text):
      if let decimal = DecimalNumber(text) {
        self = .decimal(decimal)
      } else if let number = text.leadingInteger {
        self = .integer(number)
      } else {
        throw .tooLarge
      }
    default: self = .integer(0)
    }
  }

  var value: LiquidValue {
    get throws(FilterProblem) {
      switch self {
      case .integer(let number): return .integer(number)
      case .decimal(let decimal):
        let number = decimal.double
        guard number.isFinite else { throw .tooLarge }
        return .float(number)
      case .undefined(let number): return .float(number)
      }
    }
  }

  private var decimal: DecimalNumber {
    switch self {
    case .integer(let number): DecimalNumber(number)
    case .decimal(let decimal): decimal
    case .undefined: DecimalNumber(0)
    }
  }

  /// The work that a calculation with the number costs, in digits: an upper bound for a decimal,
  /// and 1 for an integer.
  var length: Int {
    switch self {
    case .integer, .undefined: 1
    case .decimal(let decimal): decimal.length
    }
  }

  private var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .decimal(let decimal): decimal.isZero
    case .undefined: false
    }
  }

  var magnitude: Number {
    get throws(FilterProblem) {
      switch self {
      case .integer(.min): throw .tooLarge
      case .integer(let number): .integer(abs(number))
      case .decimal(let decimal): .decimal(decimal.magnitude)
      case .undefined(let number): .undefined(number.magnitude)
      }
    }
  }

  static func < (one: Number, other: Number) -> Bool {
    if case .integer(let one) = one, case .integer(let other) = other { return one < other }
    return (one.decimal - other.decimal).isBelowZero
  }

  static func == (one: Number, other: Number) -> Bool { !(one < other) && !(other < one) }

  static func + (one: Number, other: Number) throws(FilterProblem) -> Number {
    try combine(one, other, { $0.addingReportingOverflow($1) }, { $0 + $1 })
  }

  static func - (one: Number, other: Number) throws(FilterProblem) -> Number {
    try combine(one, other, { $0.subtractingReportingOverflow($1) }, { $0 - $1 })
  }

  static func * (one: Number, other: Number) throws(FilterProblem) -> Number {
    try combine(one, other, { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 })
  }

  /// The quotient of two integers is an integer, rounded towards negative infinity. As in Ruby,
  /// only dividing integers by zero is an error.
  static func / (one: Number, other: Number) throws(FilterProblem) -> Number {
    if other.isZero {
      if case .integer = one, case .integer = other {
        throw FilterProblem("A number cannot be divided by 0.")
      }
      let sign: Double = one.isZero ? .nan : one.decimal.isBelowZero ? -1 : 1
      return .undefined(sign * .infinity)
    }
    return try combine(one, other, { $0.flooredDividing(by: $1) }, { $0 / $1 })
  }

  static func % (one: Number, other: Number) throws(FilterProblem) -> Number {
    guard !other.isZero else { throw FilterProblem("A number cannot be divided by 0.") }
    return try combine(
      one, other,
      { one, other in
        guard other != -1 else { return (0, false) }
        let remainder = one % other
        return (
          remainder != 0 && (remainder < 0) != (other < 0) ? remainder + other : remainder,
          false
        )
      }, { $0 % $1 })
  }

  private static func combine(
    _ one: Number, _ other: Number, _ integers: (Int, Int) -> (Int, Bool),
    _ decimals: (DecimalNumber, DecimalNumber) -> DecimalNumber
  ) throws(FilterProblem) -> Number {
    guard case .integer(let left) = one, case .integer(let right) = other else {
      return .decimal(decimals(one.decimal, other.decimal))
    }
    let (result, overflows) = integers(left, right)
    if overflows { throw .tooLarge }
    return .integer(result)
  }

  /// Returns the number rounded to the given decimal places. With zero or fewer
  /// places, the result is an integer. If that integer does not fit into `Int`, the result is a
  /// string with the digits, which prints the same.
  func rounded(
    _ rule: FloatingPointRoundingRule, places: Int
  ) throws(FilterProblem) -> LiquidValue {
    if case .integer(let number) = self, places >= 0 { return .integer(number) }
    let rounded = decimal.rounded(rule, places: places)
    guard places <= 0 else { return try Number.decimal(rounded).value }
    return LiquidValue(number: rounded.wholeText)
  }
}

extension Double {
  /// Rounds the number's decimal digits as they are written, half away from zero. Returns `nil` if
  /// there are too many digits for integer arithmetic.
  fileprivate func roundedDigits(places: Int) -> Double? {
    guard (1...15).contains(places), (0.001..<1e15).contains(magnitude) else { return nil }
    var digits = 0
    var excess = 0
    var isFraction = false
    for byte in magnitude.description.utf8 {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        // A `Double` is written with at most 17 digits, which fit into an integer.
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { excess += 1 }
      }
    }
    excess -= places
    guard excess > 0 else { return self }
    let unit = Int.powerOfTen(excess)
    let rounded = (digits + unit / 2) / unit
    // Both numbers are exact, so their quotient is the `Double` nearest to the decimal.
    guard rounded < 1 << 53 else { return nil }
    let magnitude = Double(rounded) / Double(Int.powerOfTen(places))
    return self < 0 ? -magnitude : magnitude
  }
}

extension Int {
  fileprivate static func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  fileprivate func flooredDividing(by other: Int) -> (Int, Bool) {
    let (quotient, overflows) = dividedReportingOverflow(by: other)
    guard !overflows else { return (quotient, true) }
    let isInexact = self % other != 0
    return (isInexact && (self < 0) != (other < 0) ? quotient - 1 : quotient, false)
  }
}

extension FilterProblem {
  fileprivate static var tooLarge: FilterProblem {
    FilterProblem("The number is too large.")
  }
}

extension LiquidValue {
  /// The value as an integer, converted as Ruby's `to_i` does; `nil` if Ruby cannot convert it.
  var leadingInteger: Int? {
    switch self {
    case .null: 0
    case .integer(let number): number
    case .float(let number): Int(exactly: number.rounded(.towardZero))
    case .string(let text): text.leadingInteger
    case .bool, .array, .object, .range, .loop: nil
    }
  }

  /// The value as an integer, if it is an integer or a string that contains one.
  var wholeInteger: Int? {
    switch self {
    case .integer(let number): number
    case .string(let text): text.wholeInteger
    default: nil
    }
  }
}

extension String {
  /// The number at the start of the string; 0 if there are no digits, `nil` if there are too many.
  var leadingInteger: Int? {
    let digits = integerDigits
    return digits.text.isEmpty ? 0 : Int(digits.text)
  }

  /// The string as a number, if it contains nothing else. Numbers that are too large become the
  /// largest or smallest `Int`.
  fileprivate var wholeInteger: Int? {
    let digits = integerDigits
    guard !digits.text.isEmpty, utf8.dropFirst(digits.end).allSatisfy(\.isWhitespace) else {
      return nil
    }
    return Int(digits.text) ?? (digits.text.hasPrefix("-") ? .min : .max)
  }

  /// The sign and digits after leading white space, and the position after them. Single underscores
  /// between digits are skipped.
  private var integerDigits: (text: String, end: Int) {
    let bytes = Array(utf8)
    var cursor = bytes.firstIndex { !$0.isWhitespace } ?? bytes.count
    var digits: [UInt8] = []
    if cursor < bytes.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[cursor]) {
      if bytes[cursor] == UInt8(ascii: "-") { digits.append(bytes[cursor]) }
      cursor += 1
    }
    let start = cursor
    while cursor < bytes.count {
      if bytes[cursor].isDigit {
        digits.append(bytes[cursor])
        cursor += 1
      } else if bytes[cursor] == UInt8(ascii: "_"), cursor > start, cursor + 1 < bytes.count,
        bytes[cursor + 1].isDigit
      {
        cursor += 1
      } else {
        break
      }
    }
    return cursor > start ? (String(bytes: digits), cursor) : ("", 0)
  }
}
