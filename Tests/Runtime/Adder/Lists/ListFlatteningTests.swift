import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import Adder

@MainActor @Suite struct ListFlatteningTests {
  /// Flattens sections with these row counts, and compares the element at each index.
  private func check(
    _ counts: [Int], hasHeaders: Bool, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      ListFlattening(rowCounts: counts, hasHeaders: hasHeaders), expected,
      sourceLocation: sourceLocation)
  }

  private func check(
    _ flat: ListFlattening, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let elements = (0..<flat.count).compactMap { index -> String? in
      switch flat.element(at: index) {
      case .header(let section): return "h\(section)"
      case .footer(let section): return "f\(section)"
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

  @Test func `The rows of all sections are one sequence, each section under its header`() {
    check([2, 0, 1], hasHeaders: true, "h0 0.0 0.1 h1 h2 2.0")
    check([2, 0, 1], hasHeaders: false, "0.0 0.1 2.0")
    check([0, 0], hasHeaders: false, "")
    check([], hasHeaders: true, "")
  }

  @Test func `A section can have a header, a footer, both or neither`() {
    let flat = ListFlattening([
      .init(rowCount: 1, hasHeader: true, hasFooter: true), .init(rowCount: 1),
      .init(rowCount: 0, hasFooter: true), .init(rowCount: 1, hasHeader: true),
    ])
    check(flat, "h0 0.0 f0 1.0 f2 h3 3.0")
    #expect((0..<4).map { flat.frame(ofSection: $0) } == [[0, 2], [], [4], [5]])
  }

  private func frames(
    of sections: [CacheSection<Row>], _ hasFrames: Bool, _ keepingRedrawn: Bool,
    _ random: inout SeededRandom
  ) -> [[String?]] {
    var frames: [[String?]] = []
    for section in sections {
      var pair: [String?] = []
      for _ in 0..<2 {
        let isThere = hasFrames && random.chance(2)
        let text = "\(random.roll(0...1))"
        pair.append(isThere ? (keepingRedrawn ? section.name : section.name + text) : nil)
      }
      frames.append(pair)
    }
    return frames
  }

  @Test(arguments: [true, false], [true, false])
  func `The splices of an update turn the old flat list into the new one`(
    hasFrames: Bool, keepingRedrawn: Bool
  ) {
    /// Returns the text that identifies a row in the flat list. It includes the row's content if
    /// changed rows are replaced.
    func known(_ identity: String, as text: String) -> String {
      keepingRedrawn ? identity : identity + text
    }
    for seed in 0..<samples(300, full: 100_000) {
      var random = SeededRandom(seed: seed)
      let (old, new) = RandomUpdate(seed: seed).rows
      var update = ListUpdate(CacheTransactionBatch(from: old, to: new))
      // Some sections have headers and footers, which appear, disappear or change their text.
      let oldFrames = frames(of: old, hasFrames, keepingRedrawn, &random)
      let newFrames = frames(of: new, hasFrames, keepingRedrawn, &random)
      let stayed = old.indices.filter { !update.deletedSections.contains($0) }
      let target = new.indices.filter { !update.insertedSections.contains($0) }
      update.redrawnSections = zip(stayed, target).filter { oldFrames[$0] != newFrames[$1] }
        .map(\.1)

      func flat(_ sections: [CacheSection<Row>], _ frames: [[String?]]) -> [String] {
        zip(sections, frames).flatMap { section, frame in
          [frame[0]].compactMap { $0 }
            + section.objects.map { known("\($0.id)", as: "\($0.text)\($0.isWide)") }
            + [frame[1]].compactMap { $0 }
        }
      }
      func flattening(
        _ sections: [CacheSection<Row>], _ frames: [[String?]]
      ) -> ListFlattening {
        ListFlattening(
          zip(sections, frames).map {
            .init(
              rowCount: $0.objects.count, hasHeader: $1[0] != nil, hasFooter: $1[1] != nil)
          })
      }
      let goal = flat(new, newFrames)
      var list = flat(old, oldFrames)
      var end = 0
      let splices = update.splices(
        from: flattening(old, oldFrames), to: flattening(new, newFrames),
        keepingRedrawn: keepingRedrawn)
      for splice in splices {
        #expect(splice.index >= end)
        guard splice.index + splice.removed <= list.count,
          splice.index + splice.added <= goal.count
        else {
          Issue.record("\(splice) is outside the list")
          break
        }
        list.replaceSubrange(
          splice.index..<splice.index + splice.removed,
          with: goal[splice.index..<splice.index + splice.added])
        end = splice.index + splice.added
      }
      #expect(list == goal, "seed \(seed)")
    }
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
