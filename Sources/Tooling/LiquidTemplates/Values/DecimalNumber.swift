/// A decimal number with arbitrary precision: digits times a power of ten.
///
/// Filters calculate with decimals, so that `0.1 + 0.2` is `0.3`. Only quotients are inexact.
struct DecimalNumber {
  /// True if the number has a minus sign; zero can have one, too.
  private var isNegative: Bool
  /// The digits, starting with the least significant one. The number's leading zeros are omitted.
  private var digits: [UInt8]
  /// The decimal exponent of the least significant digit.
  private var power: Int

  var isZero: Bool { digits.isEmpty }
  var isBelowZero: Bool { isNegative && !isZero }
  /// An upper bound for the number of digits when the number is written out.
  var length: Int { digits.count + abs(power) }

  private init(isNegative: Bool, digits: [UInt8], power: Int) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative
    self.power = digits.isEmpty ? 0 : power
  }

  init(_ number: Int) {
    self.init(
      isNegative: number < 0, digits: Self.digits(of: "\(number.magnitude)"), power: 0)
  }

  /// Creates the shortest decimal that converts back to this number; `nil` if it is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    guard number != 0 else {
      self.init(isNegative: false, digits: [], power: 0)
      return
    }
    let (digits, exponent) = number.magnitude.shortestDigits
    self.init(
      isNegative: number < 0, digits: Self.digits(of: digits),
      power: exponent - digits.utf8.count)
  }

  /// Reads a string that consists only of a number with digits on both sides of a decimal point.
  /// Uses at most 400 digits after the point, because no result can show more. Returns `nil` if
  /// there are more than 400 digits before the point.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...].drop(while: \.isStripped)
    while let last = bytes.last, last.isStripped { bytes.removeLast() }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let whole = bytes[..<point]
    let fraction = bytes[(point + 1)...]
    guard !whole.isEmpty, !fraction.isEmpty, whole.allSatisfy(\.isDigit),
      fraction.allSatisfy(\.isDigit)
    else { return nil }
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    guard significant.count <= Self.mostDigits else { return nil }
    let kept = fraction.prefix(Self.mostDigits)
    self.init(
      isNegative: isNegative, digits: Self.digits(of: significant + kept), power: -kept.count)
  }

  private static let mostDigits = 400

  private static func digits(of text: String) -> [UInt8] { digits(of: Array(text.utf8)[...]) }

  private static func digits(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.reversed().map { $0 - UInt8(ascii: "0") }
  }

  /// The nearest `Double`.
  var double: Double {
    guard !isZero else { return isNegative ? -0.0 : 0 }
    return Double("\(isNegative ? "-" : "")\(written)e\(power)") ?? .nan
  }

  private var written: String {
    String(bytes: digits.reversed().map { $0 + UInt8(ascii: "0") })
  }

  /// The part before the decimal point, with its sign.
  var wholeText: String {
    let whole = DecimalNumber(isNegative: isNegative, digits: aligned(to: 0), power: 0)
    return whole.isZero ? "0" : (isNegative ? "-" : "") + whole.written
  }

  var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, digits: digits, power: power)
  }

  /// Returns the digits starting at another power of ten. A higher power drops digits.
  private func aligned(to power: Int) -> [UInt8] {
    if power <= self.power {
      return Array(repeating: 0, count: isZero ? 0 : self.power - power) + digits
    }
    return Array(digits.dropFirst(power - self.power))
  }

  // MARK: Calculating

  static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(isNegative: !number.isNegative, digits: number.digits, power: number.power)
  }

  static func - (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber { one + -other }

  static func + (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    let power = min(one.power, other.power)
    let (left, right) = (one.aligned(to: power), other.aligned(to: power))
    if one.isNegative == other.isNegative {
      return DecimalNumber(isNegative: one.isNegative, digits: sum(left, right), power: power)
    }
    let isLarger = !isBelow(left, right)
    return DecimalNumber(
      isNegative: left != right && (isLarger ? one.isNegative : other.isNegative),
      digits: isLarger ? difference(left, right) : difference(right, left), power: power)
  }

  static func * (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    var product = Array(repeating: 0, count: one.digits.count + other.digits.count + 1)
    for (place, digit) in one.digits.enumerated() {
      for (otherPlace, otherDigit) in other.digits.enumerated() {
        product[place + otherPlace] += Int(digit) * Int(otherDigit)
      }
    }
    var carry = 0
    let digits = product.map { cell -> UInt8 in
      carry += cell
      defer { carry /= 10 }
      return UInt8(carry % 10)
    }
    return DecimalNumber(
      isNegative: one.isNegative != other.isNegative, digits: digits,
      power: one.power + other.power)
  }

  /// Returns the quotient, truncated after more digits than a `Double` can represent.
  static func / (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    let places = max(0, other.digits.count - one.digits.count) + 40
    let dividend = Array(repeating: 0, count: places) + one.digits
    return DecimalNumber(
      isNegative: one.isNegative != other.isNegative,
      digits: quotient(dividend, other.digits),
      power: one.power - other.power - places)
  }

  /// Returns the remainder of a division that rounds towards negative infinity.
  static func % (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    let power = min(one.power, other.power)
    let (left, right) = (one.aligned(to: power), other.aligned(to: power))
    let rest = DecimalNumber(
      isNegative: one.isNegative, digits: remainder(left, right), power: power)
    if rest.isZero { return DecimalNumber(0) }
    return rest.isNegative == other.isNegative ? rest : rest + other
  }

  func rounded(_ rule: FloatingPointRoundingRule, places: Int) -> DecimalNumber {
    // Limiting the places does not change the result: if there are more places than the number has,
    // it is unchanged, and if there are too few, the result is zero.
    let places = min(max(places, -1_000), 1_000)
    guard power < -places else { return self }
    let cut = -places - power
    let kept = Array(digits.dropFirst(cut))
    let isExact = digits.prefix(cut).allSatisfy { $0 == 0 }
    let isHalf = cut <= digits.count && digits[cut - 1] >= 5
    let isAway =
      switch rule {
      case .up: !isExact && !isNegative
      case .down: !isExact && isNegative
      case .toNearestOrAwayFromZero: isHalf
      default: false
      }
    return DecimalNumber(
      isNegative: isNegative, digits: isAway ? Self.sum(kept, [1]) : kept, power: -places)
  }

  // MARK: Digits

  private static func sum(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0..<max(one.count, other.count) {
      carry += (place < one.count ? one[place] : 0) + (place < other.count ? other[place] : 0)
      digits.append(carry % 10)
      carry /= 10
    }
    return digits + [carry]
  }

  /// Returns the difference. The second number must not be larger.
  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var digits: [UInt8] = []
    var borrow: UInt8 = 0
    for place in one.indices {
      let taken = (place < other.count ? other[place] : 0) + borrow
      borrow = one[place] < taken ? 1 : 0
      digits.append(one[place] + 10 * borrow - taken)
    }
    return digits
  }

  private static func isBelow(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    for place in stride(from: max(one.count, other.count) - 1, through: 0, by: -1) {
      let (mine, theirs) = (
        place < one.count ? one[place] : 0, place < other.count ? other[place] : 0
      )
      if mine != theirs { return mine < theirs }
    }
    return false
  }

  private static func quotient(_ dividend: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    divide(dividend, divisor).quotient
  }

  private static func remainder(_ dividend: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    divide(dividend, divisor).remainder
  }

  /// Long division, digit by digit.
  private static func divide(
    _ dividend: [UInt8], _ divisor: [UInt8]
  ) -> (quotient: [UInt8], remainder: [UInt8]) {
    var quotient: [UInt8] = []
    var rest: [UInt8] = []
    for digit in dividend.reversed() {
      rest.insert(digit, at: 0)
      var count: UInt8 = 0
      while !isBelow(rest, divisor) {
        rest = difference(rest, divisor)
        count += 1
      }
      while rest.last == 0 { rest.removeLast() }
      quotient.append(count)
    }
    return (quotient.reversed(), rest)
  }
}
