import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

struct CompositionTests {
  /// Two successive random updates of one list.
  private func updates(_ seed: Int) -> (RandomUpdate, RandomUpdate) {
    let first = RandomUpdate(seed: seed)
    return (first, RandomUpdate(changing: first.new, seed: seed + 1_000_000))
  }

  @Test func `Two successive batches compose to one with the minimum number of moves`() throws {
    var compared = 0
    for seed in 0..<samples(3_000, full: 200_000) {
      let (first, second) = updates(seed)
      let one = CacheTransactionBatch(from: first.old, to: first.new)
      let other = CacheTransactionBatch(from: second.old, to: second.new)
      let both = one.followed(by: other)
      var list = first.old
      try both.apply(to: &list)
      #expect(list == second.new, "seed \(seed)")

      // If identities are unique, the composed batch moves as few rows as a direct difference,
      // unless a row or its section was deleted and inserted again.
      let direct = CacheTransactionBatch(from: first.old, to: second.new)
      if both.deleteTransactions.count == direct.deleteTransactions.count,
        both.deletedSections == direct.deletedSections, first.isUnique, second.isUnique
      {
        compared += 1
        #expect(both.moveTransactions.count == direct.moveTransactions.count, "seed \(seed)")
      }
    }
    #expect(compared > samples(3_000, full: 200_000) / 10)
  }

  @Test func `A batch can be reverted`() throws {
    for seed in 0..<samples(2_000, full: 200_000) {
      let update = RandomUpdate(seed: seed)
      let batch = CacheTransactionBatch(from: update.old, to: update.new)
      let back = batch.inverted { update.old[$0.section].objects[$0.item] }
      var list = update.new
      try back.apply(to: &list)
      #expect(list == update.old, "seed \(seed)")
      #expect(back.moveTransactions.count == batch.moveTransactions.count, "seed \(seed)")
      // Together, the two batches change nothing.
      var none = update.old
      try batch.followed(by: back).apply(to: &none)
      #expect(none == update.old, "seed \(seed)")
    }
  }

  @Test func `A row that is inserted and then deleted is not in the composed batch`() {
    var one = CacheTransactionBatch<Character>()
    one.add(.insert("x", at: ListPosition(item: 1)))
    var other = CacheTransactionBatch<Character>()
    other.add(.delete("x", at: ListPosition(item: 1)))
    #expect(one.followed(by: other).isEmpty)
  }

  @Test func `A row that moves away and back is an update in the composed batch`() {
    var one = CacheTransactionBatch<Character>()
    one.add(.move("a", from: ListPosition(item: 0), to: ListPosition(item: 2)))
    var other = CacheTransactionBatch<Character>()
    other.add(.move("A", from: ListPosition(item: 2), to: ListPosition(item: 0)))
    #expect(one.followed(by: other).description == "update A 0.0 → 0.0")
  }
}
