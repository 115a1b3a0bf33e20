import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import UIKit

/// Batches as a table receives them, by the double's rules alone. So many more can be tried than with
/// tables that show cells.
struct BatchRulesTests {
  /// The update of a table, as `AdderUIKit` performs it.
  private func told(_ update: ListUpdate) -> BatchUpdate {
    var told = BatchUpdate(noun: "row")
    told.deletedSections = Set(update.deletedSections)
    told.insertedSections = Set(update.insertedSections)
    told.delete(update.deletions.map { [$0.section, $0.item] })
    told.insert(update.insertions.map { [$0.section, $0.item] })
    for move in update.moves {
      told.move([move.old.section, move.old.item], to: [move.new.section, move.new.item])
    }
    return told
  }

  @Test func `A table accepts every random update, and its rows are the new list's`() {
    for seed in 0..<samples(4_000, full: 1_000_000) {
      let lists = RandomUpdate(seed: seed)
      let update = ListUpdate(CacheTransactionBatch(from: lists.old, to: lists.new))
      let told = told(update)
      let before = lists.old.map(\.objects.count)
      #expect(told.problem(from: before, to: lists.new.map(\.objects.count)) == nil, "seed \(seed)")
      // The list has the same row wherever the table has it afterwards.
      guard seed % 20 == 0 else { continue }
      for (section, rows) in lists.old.enumerated() {
        for (item, row) in rows.objects.enumerated() {
          guard let path = told.newPosition(of: [section, item]) else { continue }
          #expect(lists.new[path.section].objects[path[1]].id == row.id, "seed \(seed)")
        }
      }
    }
  }
}
