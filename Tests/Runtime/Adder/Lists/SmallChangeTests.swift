import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import Adder

@Suite struct SmallChangeTests {
  private func smallChange(
    _ batch: CacheTransactionBatch<SampleRow>, _ list: [CacheSection<SampleRow>]
  ) -> SmallChange<SampleRow>? {
    SmallChange(batch, sectionCount: list.count) { list[$0].objects.count }
  }

  @Test func `A small change has the same result as applying the batch`() {
    var small = 0
    for seed in 0..<samples(3_000, full: 500_000) {
      let update = RandomUpdate(seed: seed)
      let batch = CacheTransactionBatch(from: update.old, to: update.new)
      guard let change = smallChange(batch, update.old) else { continue }
      var list = update.old
      change.apply(to: &list)
      #expect(list == update.new, "seed \(seed)")
      small += 1
    }
    #expect(small > samples(3_000, full: 500_000) / 3)
  }

  /// Adds a random change to a valid batch. If the result is still a small change, it must fit the
  /// list, and both ways of applying it must produce the same list.
  @Test func `A batch that does not fit the list is not a small change`() {
    var refused = 0
    for seed in 0..<samples(6_000, full: 500_000) {
      var random = SeededRandom(seed: seed)
      let update = RandomUpdate(seed: seed)
      var batch = CacheTransactionBatch(from: update.old, to: update.new)
      let place = {
        ListPosition(
          section: Int.random(in: -1...4, using: &random),
          item: Int.random(in: -1...7, using: &random))
      }
      let row = SampleRow(id: 1, content: 1)
      switch seed % 6 {
      case 0: batch.add(.delete(row, at: place()))
      case 1: batch.add(.insert(row, at: place()))
      case 2: batch.add(.update(row, from: place(), to: place()))
      case 3: batch.add(.move(nil, from: place(), to: place()))
      case 4: batch.deleteSection("x", at: place().section)
      default: batch.insertSection("x", at: place().section)
      }
      let change = smallChange(batch, update.old)
      var list = update.old
      do throws(CacheTransactionBatchError) {
        try batch.apply(to: &list)
      } catch {
        #expect(change == nil, "seed \(seed): \(error)")
        refused += 1
        continue
      }
      guard let change else { continue }
      var changed = update.old
      change.apply(to: &changed)
      #expect(changed == list, "seed \(seed)")
    }
    #expect(refused > samples(6_000, full: 500_000) / 4)
  }
}
