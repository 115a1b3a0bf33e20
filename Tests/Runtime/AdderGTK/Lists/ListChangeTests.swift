import AdderTestSupport
import Testing

@testable import Adder
@testable import AdderGTK

@Suite struct ListChangeTests {
  /// Groups splices and compares the result. A splice is written as an index and the numbers of
  /// deleted and inserted rows.
  private func check(
    _ splices: [[Int]], holding held: some Sequence<Int>, _ expected: [[Int]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let changes = ListChange.changes(
      of: splices.map { ListSplice(index: $0[0], removed: $0[1], added: $0[2]) })
    let grouped = changes.grouped(holding: Array(held)).map {
      [$0.new.lowerBound, $0.old.count, $0.new.count]
    }
    #expect(grouped == expected, sourceLocation: sourceLocation)
  }

  @Test func `Changes are combined into one if no rows are shown`() {
    check([[0, 0, 1], [500_000, 2, 0], [900_000, 1, 1]], holding: [], [[0, 900_002, 900_001]])
  }

  @Test func `Changes above the shown rows are combined into one, and so are those below them`() {
    check(
      [[0, 0, 1], [1_000, 2, 0], [900_000, 1, 1], [900_100, 0, 1]], holding: 5_000..<5_200,
      [[0, 1_001, 1_000], [900_000, 100, 101]])
  }

  @Test func `Changes among the shown rows are combined if they are close to each other`() {
    check([[10, 1, 0], [20, 0, 1], [60, 1, 1]], holding: 0..<200, [[10, 11, 11], [60, 1, 1]])
  }

  @Test func `Shown rows are removed before very many rows replace them`() {
    check([[10, 300, 600_000]], holding: 0..<200, [[10, 300, 0], [10, 0, 600_000]])
    check([[10, 300, 20]], holding: 0..<200, [[10, 300, 20]])
    check([[1_000, 300, 600_000]], holding: 0..<200, [[1_000, 300, 600_000]])
  }

  @Test func `The new index of an old row is computed correctly`() {
    for seed in 0..<samples(200, full: 20_000) {
      var random = SeededRandom(seed: seed)
      var splices: [ListSplice] = []
      var list = Array(0..<100)
      var index = 0
      while true {
        index += Int.random(in: 1...30, using: &random)
        let removed = Int.random(in: 0...4, using: &random)
        let added = Int.random(in: removed == 0 ? 1...4 : 0...4, using: &random)
        guard index + removed <= list.count else { break }
        splices.append(ListSplice(index: index, removed: removed, added: added))
        list.replaceSubrange(
          index..<index + removed, with: Array(repeating: -1, count: added))
        index += added
      }
      let changes = ListChange.changes(of: splices)
      for old in 0..<100 {
        #expect(changes.newIndex(of: old) == list.firstIndex(of: old), "seed \(seed)")
        #expect((changes.index(removing: old) == nil) == list.contains(old), "seed \(seed)")
      }
      // Grouped changes produce a list of the same length, and keep the new index of each row
      // outside the groups.
      let held = (0..<100).filter { _ in Int.random(in: 0..<20, using: &random) == 0 }
      let grouped = changes.grouped(holding: held)
      let growth = { (changes: [ListChange]) in
        changes.map { $0.new.count - $0.old.count }.reduce(0, +)
      }
      #expect(growth(grouped) == growth(changes))
      for old in 0..<100 {
        if let new = grouped.newIndex(of: old) { #expect(new == changes.newIndex(of: old)) }
      }
    }
  }
}
