/// What a tracker keeps of a row: 32 bytes, however much is in it.
struct TrackedRow: Equatable {
  let rowID: Int64
  /// Tells most rows apart in their order, without reading them.
  let key: RowKey
  /// Whether what the row holds is what it held.
  let fingerprint: RowFingerprint
}

/// The beginning of what a row is ordered by, as two numbers that are in the same order.
struct RowKey: Equatable {
  var first: UInt64 = 0
  var second: UInt64 = 0
}

/// A hash of all values of a row, and whether the row's key is all there is to its order.
///
/// Two different contents have the same one in one of 2⁶³ cases.
struct RowFingerprint: Equatable {
  private let bits: UInt64

  init(hash: UInt64, isKeyComplete: Bool) { bits = hash << 1 | (isKeyComplete ? 1 : 0) }

  var isKeyComplete: Bool { bits & 1 == 1 }
}
