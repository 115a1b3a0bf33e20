import AdderSwiftSource
import AdderTestSupport
import Testing

@Suite struct ContentHashTests {
  @Test func `Every bit and the length change the hash`() {
    var random = SeededRandom(seed: 1)
    for length in Array(0...130) + [1_000, 4_096] {
      var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let hash = ContentHash(of: bytes)
      #expect(hash == ContentHash(of: bytes))
      #expect(hash != ContentHash(of: bytes + [0]))
      for index in bytes.indices {
        for bit in 0..<8 {
          bytes[index] ^= 1 << bit
          #expect(hash != ContentHash(of: bytes))
          bytes[index] ^= 1 << bit
        }
      }
    }
  }

  @Test func `A changed bit changes about half of each half of the hash`() {
    var random = SeededRandom(seed: 2)
    for length in [1, 16, 63, 64, 65, 200, 1_000] {
      var (low, high, count) = (0, 0, 0)
      for _ in 0..<samples(200, full: 5_000) {
        var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
        let before = ContentHash(of: bytes)
        bytes[Int.random(in: 0..<length, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
        let after = ContentHash(of: bytes)
        low += (before.low ^ after.low).nonzeroBitCount
        high += (before.high ^ after.high).nonzeroBitCount
        count += 64
      }
      #expect((0.47...0.53).contains(Double(low) / Double(count)), "\(length)")
      #expect((0.47...0.53).contains(Double(high) / Double(count)), "\(length)")
    }
  }

  @Test func `Similar contents have hashes that differ in both halves`() {
    var low: Set<UInt64> = []
    var high: Set<UInt64> = []
    var count = 0
    func take(_ bytes: [UInt8]) {
      let hash = ContentHash(of: bytes)
      low.insert(hash.low)
      high.insert(hash.high)
      count += 1
    }
    // Zeros of all lengths, one other byte among zeros, and two equal words at all positions.
    for length in 0..<2_000 { take([UInt8](repeating: 0, count: length)) }
    for place in 0..<512 {
      var bytes = [UInt8](repeating: 0, count: 512)
      for value in [1, 2, 0x80, 0xFF] as [UInt8] {
        bytes[place] = value
        take(bytes)
      }
    }
    for one in 0..<64 {
      for other in 0..<one {
        var bytes = [UInt8](repeating: 0x20, count: 512)
        for index in 0..<8 {
          bytes[one * 8 + index] = UInt8(index) &* 31
          bytes[other * 8 + index] = UInt8(index) &* 31
        }
        take(bytes)
      }
    }
    #expect(low.count == count)
    #expect(high.count == count)
  }
}
