import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import Adder

@MainActor @Suite struct ListFlatteningTests {
  /// Flattens the counts, and compares what stands where.
  private func check(
    _ counts: [Int], hasHeaders: Bool, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let flat = ListFlattening(rowCounts: counts, hasHeaders: hasHeaders)
    let elements = (0..<flat.count).compactMap { index -> String? in
      switch flat.element(at: index) {
      case .header(let section): return "h\(section)"
      case .row(let position):
        #expect(flat.index(of: position) == index, sourceLocation: sourceLocation)
        return "\(position)"
      case nil: return nil
      }
    }
    #expect(elements.joined(separator: " ") == expected, sourceLocation: sourceLocation)
    #expect(flat.element(at: flat.count) == nil, sourceLocation: sourceLocation)
    #expect(flat.element(at: -1) == nil, sourceLocation: sourceLocation)
  }

  @Test func `Rows of all sections stand in one run, each section under its header`() {
    check([2, 0, 1], hasHeaders: true, "h0 0.0 0.1 h1 h2 2.0")
    check([2, 0, 1], hasHeaders: false, "0.0 0.1 2.0")
    check([0, 0], hasHeaders: false, "")
    check([], hasHeaders: true, "")
  }

  @Test(arguments: [true, false])
  func `The splices of an update make the old flat list into the new one`(hasHeaders: Bool) {
    func flat(_ sections: [CacheSection<Row>]) -> [String] {
      sections.flatMap { section in
        (hasHeaders ? ["header \(section.name)"] : [])
          + section.objects.map { "\($0.id)\($0.text)\($0.isWide)" }
      }
    }
    for seed in 0..<samples(600, full: 200_000) {
      let (old, new) = RandomUpdate(seed: seed).rows
      var random = SeededRandom(seed: seed)
      let counts = [old, new].map { $0.map(\.objects.count) }
      let update = ListUpdate(CacheTransactionBatch(from: old, to: new))
      let target = flat(new)
      var list = flat(old)
      var end = 0
      let splices = update.splices(
        from: ListFlattening(rowCounts: counts[0], hasHeaders: hasHeaders),
        to: ListFlattening(rowCounts: counts[1], hasHeaders: hasHeaders))
      for (made, splice) in splices.enumerated() {
        // Rows asked for in between are those of the new list, if they stay.
        for index in list.indices where random.chance(8) {
          let place = splices[made...].finalIndex(of: index)
          if let place { #expect(target[place] == list[index], "seed \(seed)") }
        }
        #expect(splice.index >= end)
        guard splice.index + splice.removed <= list.count,
          splice.index + splice.added <= target.count
        else {
          Issue.record("\(splice) is outside the list")
          break
        }
        list.replaceSubrange(
          splice.index..<splice.index + splice.removed,
          with: target[splice.index..<splice.index + splice.added])
        end = splice.index + splice.added
      }
      #expect(list == target, "seed \(seed)")
    }
  }

  @Test func `Where a row will be is told by the splices that are left`() {
    let splices = [
      ListSplice(index: 1, removed: 2, added: 1), ListSplice(index: 3, removed: 0, added: 2),
    ]
    #expect((0..<6).map { splices.finalIndex(of: $0) } == [0, nil, nil, 2, 5, 6])
    #expect((0..<4).map { splices[1...].finalIndex(of: $0) } == [0, 1, 2, 5])
  }

  @Test func `A change of one row in a million is one splice`() {
    var batch = CacheTransactionBatch<Int>()
    batch.add(
      .update(1, from: ListPosition(item: 500_000), to: ListPosition(item: 500_000)))
    let flat = ListFlattening(rowCounts: [1_000_000], hasHeaders: true)
    #expect(
      ListUpdate(batch).splices(from: flat, to: flat)
        == [ListSplice(index: 500_001, removed: 1, added: 1)])
  }
}
