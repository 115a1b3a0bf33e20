import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import AdderTesting
import Testing

/// Tests of lists that receive batches from a tracker.
@MainActor @Suite(.moduleChecks) struct BatchListTests {
  /// Stores the rows of a tracker's list. The display manager requests individual cell objects from
  /// it.
  private final class Store: CellObjectProvider {
    var content: [CacheSection<Row>] = []
    var asked: [ListPosition] = []
    var sections: [CacheSectionSize] {
      content.map { CacheSectionSize(name: $0.name, count: $0.objects.count) }
    }
    func cellObject(at position: ListPosition) -> (any CellObject)? {
      asked.append(position)
      guard content.indices.contains(position.section),
        content[position.section].objects.indices.contains(position.item)
      else { return nil }
      return content[position.section].objects[position.item]
    }
  }

  private func batch(
    from old: [CacheSection<Row>], to new: [CacheSection<Row>], withObjects: Bool = true
  ) -> CacheTransactionBatch<any CellObject> {
    let batch = CacheTransactionBatch(from: old, to: new)
    if withObjects { return batch.map { $0 as any CellObject } }
    var positions = CacheTransactionBatch<any CellObject>()
    for section in batch.deletedSections {
      positions.deleteSection(section.name, at: section.index)
    }
    for section in batch.insertedSections {
      positions.insertSection(section.name, at: section.index)
    }
    for transaction in batch.transactions {
      switch (transaction.kind, transaction.oldPosition, transaction.updatedPosition) {
      case (.insert, _, let new?): positions.add(.insert(nil, at: new))
      case (.delete, let old?, _): positions.add(.delete(nil, at: old))
      case (.update, let old?, let new?): positions.add(.update(nil, from: old, to: new))
      case (.move, let old?, let new?): positions.add(.move(nil, from: old, to: new))
      default: Issue.record("A transaction without its places: \(transaction)")
      }
    }
    return positions
  }

  @Test func `Every batch updates the view to the new list, with objects`() {
    let list = DataDisplayManager()
    let view = RecordingListView(of: list)
    for seed in 0..<samples(600, full: 200_000) {
      let (old, new) = RandomUpdate(seed: seed).rows
      list.show(sections: old.map { .init(name: $0.name, objects: $0.objects) })
      list.apply(batch(from: old, to: new))
      #expect(view.shown == new.map(\.objects), "seed \(seed)")
    }
    #expect(view.updates.count > samples(600, full: 200_000) / 2)
  }

  @Test func `Every batch updates the view to the new list, with positions only`() {
    let store = Store()
    let list = DataDisplayManager()
    let view = RecordingListView(of: list)
    for seed in 0..<samples(600, full: 200_000) {
      let (old, new) = RandomUpdate(seed: seed).rows
      store.content = old
      list.showPositions(of: store)
      store.content = new
      list.apply(batch(from: old, to: new, withObjects: false))
      #expect(view.shown == new.map(\.objects), "seed \(seed)")
    }
    #expect(view.updates.count > samples(600, full: 200_000) / 4)
  }

  @Test func `Every refill updates the view to the new list`() {
    let list = DataDisplayManager()
    let view = RecordingListView(of: list)
    for seed in 0..<samples(200, full: 50_000) {
      let update = RandomUpdate(seed: seed).rows
      for rows in [update.old, update.new] {
        list.clear()
        for section in rows {
          list += ListSection(
            name: section.name, generators: section.objects.map { CellGenerator($0) })
        }
        list.refill()
        #expect(view.shown == rows.map(\.objects), "seed \(seed)")
      }
    }
  }

  @Test func `Batches still lead to the new list after the user has moved rows`() {
    let list = DataDisplayManager()
    list.add(MovablePlugin())
    let view = RecordingListView(of: list)
    var moves = 0
    for seed in 0..<samples(400, full: 50_000) {
      var random = SeededRandom(seed: seed)
      let (old, new) = RandomUpdate(seed: seed).rows
      list.show(sections: old.map { .init(name: $0.name, objects: $0.objects) })
      for _ in 0..<random.roll(0...2) {
        let full = view.rows.indices.filter { !view.rows[$0].isEmpty }
        guard let from = full.randomElement(using: &random) else { break }
        let to = random.roll(0...view.rows.count - 1)
        let last = view.rows[to].count - (from == to ? 1 : 0)
        let isMoved = view.userMoves(
          from: ListPosition(section: from, item: random.roll(0...view.rows[from].count - 1)),
          to: ListPosition(section: to, item: random.roll(0...last)))
        if isMoved { moves += 1 }
      }
      list.apply(batch(from: old, to: new))
      #expect(view.shown == new.map(\.objects), "seed \(seed)")
    }
    #expect(moves > samples(400, full: 50_000) / 4)
  }

  @Test func `Rows of inserted or deleted sections are not reported one by one`() {
    let old = [
      CacheSection(name: "a", objects: [Row(id: 1)]), .init(name: "b", objects: [Row(id: 2)]),
    ]
    let new = [
      CacheSection(name: "b", objects: [Row(id: 2)]), .init(name: "c", objects: [Row(id: 1)]),
    ]
    let update = ListUpdate(batch(from: old, to: new))
    #expect(update.deletedSections == [0])
    #expect(update.insertedSections == [1])
    #expect(update.deletions.isEmpty && update.insertions.isEmpty && update.moves.isEmpty)
  }

  @Test func `Objects that are not requested are not loaded`() {
    let store = Store()
    store.content = [CacheSection(name: "", objects: (0..<1000).map { Row(id: $0) })]
    let list = DataDisplayManager()
    list.showPositions(of: store)
    #expect(list.rowCount(inSection: 0) == 1000)
    #expect(store.asked.isEmpty)
    #expect(list.cellObject(at: ListPosition(item: 7)) as? Row == Row(id: 7))
    #expect(list.cellObject(at: ListPosition(item: 1000)) == nil)
    #expect(store.asked == [ListPosition(item: 7)])
    store.content[0].objects.removeLast(500)
    list.placeholder = Title(id: "…")
    #expect(list.cellObject(at: ListPosition(item: 700)) as? Title == Title(id: "…"))
  }

  @Test func `A row that is requested before the view's change is looked up in the new list`() {
    /// Draws all rows before applying the change, like a table that has not been laid out yet.
    final class Eager: ListView {
      weak var list: DataDisplayManager?
      var before: [Row?] = []
      func reload() {}
      func show(_ update: ListUpdate, change: @escaping () -> Void) {
        before = (0..<(list?.rowCount(inSection: 0) ?? 0)).map {
          list?.cellObject(at: ListPosition(item: $0)) as? Row
        }
        change()
      }
    }
    let store = Store()
    let view = Eager()
    let list = DataDisplayManager()
    view.list = list
    store.content = [CacheSection(name: "", objects: [1, 2, 3, 4].map { Row(id: $0) })]
    list.showPositions(of: store)
    list.show(in: view)
    let old = store.content
    store.content = [CacheSection(name: "", objects: [9, 4, 1, 3].map { Row(id: $0) })]
    list.apply(batch(from: old, to: store.content, withObjects: false))
    #expect(view.before == [Row(id: 1), nil, Row(id: 3), Row(id: 4)])
  }

  @Test func `Batches that arrive while another one is being shown do not mix up the rows`() {
    /// Draws rows in the middle of an update, during which a test changes the store again.
    final class Meddler: ListView {
      weak var list: DataDisplayManager?
      var before: (() -> Void)?
      var meddle: (() -> Void)?
      var drawn: [Row?] = []
      func reload() {}
      func show(_ update: ListUpdate, change: @escaping () -> Void) {
        before?()
        before = nil
        change()
        meddle?()
        meddle = nil
        drawn = (0..<(list?.rowCount(inSection: 0) ?? 0)).map {
          list?.cellObject(at: ListPosition(item: $0)) as? Row
        }
      }
    }
    let store = Store()
    let view = Meddler()
    let list = DataDisplayManager()
    var drawn: [[Row?]] = []
    func change(to ids: [Int]) {
      let old = store.content
      store.content = [CacheSection(name: "", objects: ids.map { Row(id: $0) })]
      list.apply(batch(from: old, to: store.content, withObjects: false))
      drawn.append(view.drawn)
    }
    view.list = list
    store.content = [CacheSection(name: "", objects: [Row(id: 1), Row(id: 2)])]
    list.showPositions(of: store)
    list.show(in: view)
    view.meddle = { change(to: [4, 3, 2]) }
    change(to: [3, 1, 2])
    #expect(view.drawn == [4, 3, 2].map { Row(id: $0) })
    view.meddle = {
      change(to: [9, 3])
      // The list still has the three rows of the update that is being shown.
      #expect(
        (0..<3).map { list.cellObject(at: ListPosition(item: $0)) as? Row }
          == [nil, Row(id: 3), nil])
    }
    change(to: [4, 3, 5])
    #expect(view.drawn == [9, 3].map { Row(id: $0) })
    view.before = { change(to: [8, 9]) }
    view.meddle = {
      #expect(
        (0..<2).map { list.cellObject(at: ListPosition(item: $0)) as? Row } == [Row(id: 9), nil])
    }
    change(to: [9, 5])
    #expect(view.drawn == [8, 9].map { Row(id: $0) })
  }

  @Test func `A batch that does not fit the list is reported as a problem, and the list reloads`() {
    var problems: [RuntimeProblem] = []
    RuntimeProblem.handled(by: { problems.append($0) }) {
      let list = DataDisplayManager.of([Row(id: 1)])
      let view = RecordingListView(of: list)
      var asks = 0
      list.didLoseTrackEvent += { asks += 1 }
      view.clearCalls()
      var wrong = CacheTransactionBatch<Row>()
      wrong.add(.delete(Row(id: 5), at: ListPosition(item: 5)))
      list.apply(wrong)
      #expect(view.calls == [.reload])
      #expect(view.shown == [[Row(id: 1)]])
      #expect(asks == 1)
      #expect(problems == [.batch(.notBefore(ListPosition(item: 5)))])
      list.reset(to: batch(from: [], to: [CacheSection(name: "a", objects: [Row(id: 7)])]))
      #expect(view.shown == [[Row(id: 7)]])
      list.reset(to: wrong.map { $0 as any CellObject })
      #expect(view.shown == [[Row(id: 7)]])
      #expect(asks == 2)
    }
  }

  @Test func `A first batch of rows that the provider already has adds nothing`() {
    let store = Store()
    let list = DataDisplayManager()
    store.content = [CacheSection(name: "", objects: [Row(id: 1), Row(id: 2)])]
    list.showPositions(of: store)
    let view = RecordingListView(of: list)
    var first = CacheTransactionBatch<Row>()
    for item in 0..<2 { first.add(.insert(nil, at: ListPosition(item: item))) }
    list.apply(first)
    #expect(view.shown == [[Row(id: 1), Row(id: 2)]])
  }

  @Test func `If a batch does not lead to the provider's rows, the list reads them again`() {
    var problems = 0
    RuntimeProblem.handled(by: { _ in problems += 1 }) {
      let store = Store()
      let list = DataDisplayManager()
      store.content = [CacheSection(name: "", objects: [Row(id: 1)])]
      list.showPositions(of: store)
      let view = RecordingListView(of: list)
      store.content = [CacheSection(name: "", objects: [1, 2, 3].map { Row(id: $0) })]
      var wrong = CacheTransactionBatch<Row>()
      wrong.add(.insert(nil, at: ListPosition(item: 0)))
      list.apply(wrong)
      #expect(view.shown == [[1, 2, 3].map { Row(id: $0) }])
      #expect(problems == 1)
    }
  }

  @Test func `If a batch has a position outside the list, the list reads all rows again`() {
    var problems = 0
    RuntimeProblem.handled(by: { _ in problems += 1 }) {
      let store = Store()
      let list = DataDisplayManager()
      store.content = [CacheSection(name: "", objects: [Row(id: 1)])]
      list.showPositions(of: store)
      let view = RecordingListView(of: list)
      store.content = [CacheSection(name: "", objects: [Row(id: 1), Row(id: 2)])]
      var wrong = CacheTransactionBatch<Row>()
      wrong.add(.delete(nil, at: ListPosition(section: 3, item: 0)))
      list.apply(wrong)
      #expect(view.shown == [[Row(id: 1), Row(id: 2)]])
      #expect(problems == 1)
    }
  }

  @Test func `The first batch creates a section if it has none`() {
    let list = DataDisplayManager()
    let view = RecordingListView(of: list)
    var batch = CacheTransactionBatch<Row>()
    batch.add(.insert(Row(id: 1), at: ListPosition(item: 0)))
    list.apply(batch)
    #expect(view.shown == [[Row(id: 1)]])
  }

  @Test func `Headers are made from the names of sections`() {
    let list = DataDisplayManager()
    list.makeHeader = { Title(id: $0) }
    list.show(sections: [CacheSection(name: "a", objects: [Row(id: 1)])])
    #expect(list.header(ofSection: 0) as? Title == Title(id: "a"))
    #expect(list.footer(ofSection: 0) == nil)
    #expect(list.header(ofSection: 1) == nil)
  }

  @Test func `A factory makes the cell objects of a batch`() {
    struct Factory: CellObjectFactory {
      func makeCellObject(from number: Int) -> any CellObject { Row(id: number) }
    }
    #expect(Factory().makeCellObjects(from: [1, 2]).map { "\($0)" } == ["1", "2"])
    let list = DataDisplayManager()
    let view = RecordingListView(of: list)
    var batch = CacheTransactionBatch<Int>()
    batch.add(.insert(5, at: ListPosition(item: 0)))
    list.apply(batch, using: Factory())
    #expect(view.shown == [[Row(id: 5)]])
  }
}
