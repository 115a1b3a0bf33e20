extension Sequence<UInt8> {
  /// The bytes as one number that is the same in every process (FNV-1a).
  func hash(from start: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
