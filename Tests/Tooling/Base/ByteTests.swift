import AdderBase
import AdderTestSupport
import Testing

@Suite struct ByteTests {
  @Test func `Comparing many bytes at a time gives the same results as one by one`() {
    for seed in 0..<samples(2_000, full: 200_000) {
      var random = SeededRandom(seed: seed)
      var one = (0..<Int.random(in: 0...130, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var other = one
      // The copy differs in one bit, or one of the two is shorter.
      if !other.isEmpty, Bool.random(using: &random) {
        other[Int.random(in: other.indices, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
      if Bool.random(using: &random) {
        other.removeLast(Int.random(in: 0...other.count, using: &random))
      }
      if Bool.random(using: &random) { swap(&one, &other) }
      // The slices often begin at unaligned addresses.
      let start = Int.random(in: 0...9, using: &random)
      let (first, second) = (one.dropFirst(start), other.dropFirst(start))
      first.withUnsafeBytes { first in
        second.withUnsafeBytes { second in
          let common = zip(first, second).prefix { $0 == $1 }.count
          #expect(first.commonLength(with: second) == common, "seed \(seed)")
          #expect(first.precedes(second) == first.lexicographicallyPrecedes(second), "seed \(seed)")
          #expect(first.hasSameBytes(as: second) == first.elementsEqual(second), "seed \(seed)")
        }
      }
    }
  }
}
