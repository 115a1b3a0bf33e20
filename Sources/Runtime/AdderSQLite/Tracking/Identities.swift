/// The numbers of rows without rowids, keyed by the value that identifies a row.
struct Identities: Sendable {
  /// A value, and the number of earlier rows with the same value. An identity should be unique, but
  /// the list is correct even if it is not.
  struct Identity: Hashable, Sendable {
    let value: DatabaseValue
    var occurrence = 0

    // Compares bytes: Swift treats canonically equivalent strings as equal, and SQLite does not.
    static func == (one: Identity, other: Identity) -> Bool {
      guard one.occurrence == other.occurrence else { return false }
      if case .text(let text) = one.value, case .text(let otherText) = other.value {
        return text.utf8.elementsEqual(otherText.utf8)
      }
      return one.value == other.value
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(occurrence)
      if case .text(var text) = value {
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      } else {
        hasher.combine(value)
      }
    }
  }

  private var numbers: [Identity: Int64] = [:]
  private var identities: [Int64: Identity] = [:]
  private var next: Int64 = 0
  private let former: [Identity: Int64]

  /// - Parameter former: The earlier numbers. A value that occurs again keeps its number, and the
  ///   numbers of all other values are discarded.
  init(after former: Identities? = nil) {
    self.former = former?.numbers ?? [:]
    next = former?.next ?? 0
  }

  /// Returns the number of a row. Call this once for each row that is read.
  ///
  /// - Parameter isOwn: True if the value is the table's rowid.
  mutating func number(of value: DatabaseValue, isOwn: Bool) -> Int64 {
    if isOwn, case .integer(let number) = value { return number }
    var identity = Identity(value: value)
    while numbers[identity] != nil { identity.occurrence += 1 }
    let number = former[identity] ?? next
    if number == next { next += 1 }
    numbers[identity] = number
    identities[number] = identity
    return number
  }

  func identity(of number: Int64) -> Identity? { identities[number] }
}
