import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import UIKit

/// Tests that check batches only against the UIKit double's rules for table updates. This allows
/// testing many more batches than with tables that show cells.
struct BatchRulesTests {
  /// Returns the table update that `AdderUIKit` performs for a list update.
  private func batchUpdate(_ update: ListUpdate) -> BatchUpdate {
    var batch = BatchUpdate(noun: "row")
    batch.deletedSections = Set(update.deletedSections)
    batch.insertedSections = Set(update.insertedSections)
    batch.delete(update.deletions.map { [$0.section, $0.item] })
    batch.insert(update.insertions.map { [$0.section, $0.item] })
    for move in update.moves {
      batch.move([move.old.section, move.old.item], to: [move.new.section, move.new.item])
    }
    return batch
  }

  @Test func `A table accepts every random update, and then has the rows of the new list`() {
    for seed in 0..<samples(4_000, full: 1_000_000) {
      let lists = RandomUpdate(seed: seed)
      let update = ListUpdate(CacheTransactionBatch(from: lists.old, to: lists.new))
      let batch = batchUpdate(update)
      let before = lists.old.map(\.objects.count)
      #expect(
        batch.problem(from: before, to: lists.new.map(\.objects.count)) == nil, "seed \(seed)")
      // Each row that the table keeps has the same position in the new list.
      guard seed % 20 == 0 else { continue }
      for (section, rows) in lists.old.enumerated() {
        for (item, row) in rows.objects.enumerated() {
          guard let path = batch.newPosition(of: [section, item]) else { continue }
          #expect(lists.new[path.section].objects[path[1]].id == row.id, "seed \(seed)")
        }
      }
    }
  }
}
