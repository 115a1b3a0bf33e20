import Foundation

/// How many samples a test takes: the default, or a multiple of it by `ADDER_TEST_SCALE`, which is
/// a number or `full`.
public func samples(_ count: Int, full: Int) -> Int {
  switch ProcessInfo.processInfo.environment["ADDER_TEST_SCALE"] {
  case "full"?: full
  case let text?: max(1, Int(Double(count) * (Double(text) ?? 1)))
  case nil: count
  }
}

/// Random numbers that are the same for the same seed (SplitMix64).
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
