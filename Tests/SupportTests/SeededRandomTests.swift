import AdderTestSupport
import Testing

@Suite struct SeededRandomTests {
  @Test func `The same seed gives the same numbers`() {
    #expect(numbers(seed: 7) == numbers(seed: 7))
  }

  @Test func `Seeds that are close to each other have no number in common`() {
    let seeds = -50...50
    let all = Set(seeds.flatMap(numbers))
    #expect(all.count == seeds.count * Self.count)
  }

  @Test func `Half of the bits differ between seeds that are close to each other`() {
    for place in 0..<Self.count {
      let column = (0..<1_000).map { numbers(seed: $0)[place] }
      let bits = zip(column, column.dropFirst()).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
      // Half of 63 936 bits are expected to differ. The limit is 3.5 standard deviations.
      #expect(abs(bits - 999 * 32) < 5 * 90)
    }
  }

  // MARK: - Helpers

  private static let count = 20

  private func numbers(seed: Int) -> [UInt64] {
    var random = SeededRandom(seed: seed)
    return (0..<Self.count).map { _ in random.next() }
  }
}
