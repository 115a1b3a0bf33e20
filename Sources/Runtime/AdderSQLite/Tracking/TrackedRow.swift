/// The data that a tracker stores about a row: 32 bytes, whatever the row's size.
struct TrackedRow: Equatable {
  let rowID: Int64
  /// The beginning of the row's order values. It usually suffices to compare two rows without
  /// reading them.
  let key: RowKey
  /// Changes when the row's contents change.
  let fingerprint: RowFingerprint
}

/// The beginning of the order values, as two numbers that compare in the same order.
struct RowKey: Equatable {
  var first: UInt64 = 0
  var second: UInt64 = 0
}

/// A hash of all values of a row, and a flag that is set if the row's key completely represents its
/// order values.
///
/// Two different contents have the same hash in one of 2⁶³ cases.
struct RowFingerprint: Equatable {
  private let bits: UInt64

  init(hash: UInt64, isKeyComplete: Bool) { bits = hash << 1 | (isKeyComplete ? 1 : 0) }

  var isKeyComplete: Bool { bits & 1 == 1 }
}
