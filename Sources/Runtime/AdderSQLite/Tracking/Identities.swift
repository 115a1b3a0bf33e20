/// Numbers for rows that have none of their own, by the value that tells them apart.
struct Identities: Sendable {
  private var numbers: [DatabaseValue: Int64] = [:]
  private var values: [Int64: DatabaseValue] = [:]
  private var next: Int64 = 0
  private let former: [DatabaseValue: Int64]

  /// - Parameter former: Numbers that values keep; those that do not come again are forgotten.
  init(after former: Identities? = nil) {
    self.former = former?.numbers ?? [:]
    next = former?.next ?? 0
  }

  /// - Parameter isOwn: Whether the value is the table's own number.
  mutating func number(of value: DatabaseValue, isOwn: Bool) -> Int64 {
    if isOwn, case .integer(let number) = value { return number }
    if let known = numbers[value] { return known }
    let number = former[value] ?? next
    if number == next { next += 1 }
    numbers[value] = number
    values[number] = value
    return number
  }

  func value(of number: Int64) -> DatabaseValue? { values[number] }
}
