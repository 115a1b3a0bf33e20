import Testing

@testable import UIKit

struct BatchUpdateTests {
  /// Builds an update, and checks whether it matches the sections' row counts before and after the
  /// update. If a problem is expected, compares the reported problem.
  private func check(
    _ make: (inout BatchUpdate) -> Void, from before: [Int], to after: [Int],
    problem expected: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var update = BatchUpdate(noun: "row")
    make(&update)
    let problem = update.problem(from: before, to: after)
    guard let expected else {
      #expect(problem == nil, sourceLocation: sourceLocation)
      return
    }
    #expect(
      problem?.contains(expected) == true, "\(problem ?? "fits")", sourceLocation: sourceLocation)
  }

  @Test func `An update whose changes match the counts fits`() {
    check({ _ in }, from: [2], to: [2], problem: nil)
    check({ $0.insert([[0, 0], [0, 3]]) }, from: [2], to: [4], problem: nil)
    check({ $0.delete([[0, 1]]) }, from: [2], to: [1], problem: nil)
    check({ $0.move([0, 1], to: [1, 0]) }, from: [2, 0], to: [1, 1], problem: nil)
    check({ $0.reload([[0, 1]]) }, from: [2], to: [2], problem: nil)
    check({ $0.insertedSections = [0] }, from: [2], to: [7, 2], problem: nil)
    check({ $0.deletedSections = [0] }, from: [2, 3], to: [3], problem: nil)
    check({ $0.reloadedSections = [0] }, from: [2], to: [9], problem: nil)
    check({ $0.movedSections = [0: 1] }, from: [2, 3], to: [3, 2], problem: nil)
  }

  @Test func `Counts that do not match the changes are reported as UIKit reports them`() {
    check({ _ in }, from: [2], to: [3], problem: "invalid number of rows in section 0")
    check(
      { $0.insert([[0, 0]]) }, from: [2], to: [2], problem: "(1 inserted, 0 deleted)")
    check({ _ in }, from: [1], to: [1, 1], problem: "invalid number of sections")
    check(
      { $0.movedSections = [0: 1] }, from: [2, 3], to: [2, 3], problem: "invalid number of rows")
  }

  @Test func `A change outside the list is reported`() {
    check(
      { $0.delete([[0, 2]]) }, from: [2], to: [1],
      problem: "attempt to delete row 2 from section 0 which only contains 2 rows before the update"
    )
    check(
      { $0.insert([[0, 5]]) }, from: [2], to: [3],
      problem: "attempt to insert row 5 into section 0, but there are only 3 rows in section 0")
    check({ $0.delete([[1, 0]]) }, from: [2], to: [2], problem: "there are only 1 sections")
  }

  @Test func `Changes that contradict each other are reported`() {
    check(
      { $0.delete([[0, 0], [0, 0]]) }, from: [2], to: [0], problem: "delete the same index path")
    check(
      {
        $0.delete([[0, 0]])
        $0.reload([[0, 0]])
      }, from: [2], to: [1], problem: "attempt to delete and reload the same index path")
    check(
      {
        $0.insert([[0, 0]])
        $0.move([0, 1], to: [0, 0])
      }, from: [2], to: [3], problem: "an insert and a move to the same index path")
  }

  @Test func `Changes to an element that conflict with changes to its section are reported`() {
    check(
      {
        $0.insertedSections = [1]
        $0.move([0, 0], to: [1, 0])
      }, from: [2], to: [1, 1], problem: "cannot move a row into a newly inserted section (1)")
    check(
      {
        $0.deletedSections = [0]
        $0.move([0, 0], to: [0, 0])
      }, from: [1, 1], to: [2], problem: "cannot move a row out of a deleted section (0)")
    check(
      {
        $0.deletedSections = [0]
        $0.reload([[0, 0]])
      }, from: [1, 1], to: [1], problem: "attempt to reload row 0 of the deleted section 0")
    check(
      {
        $0.deletedSections = [0]
        $0.reloadedSections = [0]
      }, from: [1, 1], to: [1], problem: "attempt to delete and reload the same section (0)")
    check(
      {
        $0.insertedSections = [1]
        $0.movedSections = [0: 1]
      }, from: [1], to: [1, 1], problem: "an insert and a move to the same section (1)")
    check(
      {
        $0.deletedSections = [0]
        $0.delete([[0, 0]])
        $0.insertedSections = [0]
        $0.insert([[0, 0]])
      }, from: [1], to: [1], problem: nil)
  }

  @Test func `Reloads that UIKit would count incorrectly when a section moves are reported`() {
    check(
      {
        $0.movedSections = [1: 0]
        $0.reload([[1, 0]])
      }, from: [2, 3], to: [3, 2], problem: "reload row 0 of the moved section 1")
    check(
      {
        $0.movedSections = [2: 4]
        $0.reloadedSections = [3]
        $0.deletedSections = [4]
        $0.insertedSections = [2]
      }, from: [1, 1, 1, 1, 1], to: [1, 1, 1, 1, 1],
      problem: "an insert and a move to the same section (3)")
    check(
      {
        $0.movedSections = [1: 2]
        $0.reloadedSections = [0]
      }, from: [1, 1, 1], to: [9, 1, 1], problem: nil)
  }

  @Test func `A section outside the list is reported`() {
    check(
      { $0.deletedSections = [1] }, from: [2], to: [],
      problem: "attempt to delete section 1, but there are only 1 sections before the update")
    check(
      { $0.insertedSections = [2] }, from: [2], to: [2, 0],
      problem: "attempt to insert section 2, but there are only 2 sections after the update")
  }

  @Test func `The new positions of elements that stay are computed correctly`() {
    // a b c d e → x c a y e, with c moved up and b, d deleted
    var update = BatchUpdate(noun: "row")
    update.delete([[0, 1], [0, 3]])
    update.insert([[0, 0], [0, 3]])
    update.move([0, 2], to: [0, 1])
    #expect(update.problem(from: [5], to: [5]) == nil)
    #expect((0..<5).map { update.newPosition(of: [0, $0])?.row } == [2, nil, 1, nil, 4])
  }

  @Test func `A batch made from two random lists fits, and has the new positions`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<500 {
      let old = Array(0..<Int.random(in: 0...9, using: &random))
      let kept = old.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      var new = kept.map(Optional.some)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        new.insert(nil, at: Int.random(in: 0...new.count, using: &random))
      }
      var update = BatchUpdate(noun: "row")
      update.delete(old.filter { !kept.contains($0) }.map { [0, $0] })
      update.insert(new.indices.filter { new[$0] == nil }.map { [0, $0] })
      // Moving every element that stays is always correct, but not minimal.
      for (place, element) in new.enumerated() {
        if let element { update.move([0, element], to: [0, place]) }
      }
      #expect(update.problem(from: [old.count], to: [new.count]) == nil)
      for element in kept {
        #expect(update.newPosition(of: [0, element])?.row == new.firstIndex(of: element))
      }
    }
  }
}

/// A random number generator that produces the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
