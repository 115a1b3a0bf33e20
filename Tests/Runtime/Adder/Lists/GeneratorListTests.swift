import Adder
import AdderRuntimeScenarios
import AdderTesting
import Testing

/// Tests of lists that are filled with generators.
@MainActor @Suite(.moduleChecks) struct GeneratorListTests {
  private let list = DataDisplayManager()
  private let view: RecordingListView

  init() { view = RecordingListView(of: list) }

  private func generators(_ ids: ClosedRange<Int>) -> [CellGenerator] {
    ids.map { CellGenerator(Row(id: $0)) }
  }

  /// Changes a list of rows 1 to 3 and refills it.
  private func check(
    _ change: ([CellGenerator]) -> Void, shows expected: [[Int]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = generators(1...3)
    list.add(all)
    list.refill()
    view.clearCalls()
    change(all)
    list.refill()
    #expect(view.shown.map { $0.map(\.id) } == expected, sourceLocation: sourceLocation)
    #expect(!view.calls.contains(.reload), sourceLocation: sourceLocation)
  }

  @Test func `Added rows are shown by the next refill, not before`() {
    list += CellGenerator(Row(id: 1))
    #expect(view.rows.isEmpty)
    list.refill()
    #expect(view.shown == [[Row(id: 1)]])
  }

  @Test func `Generators are inserted below others`() {
    check({ list.insert([CellGenerator(Row(id: 9))], after: $0[0]) }, shows: [[1, 9, 2, 3]])
  }

  @Test func `Generators are inserted above others`() {
    check({ list.insert(generators(7...8), before: $0[0]) }, shows: [[7, 8, 1, 2, 3]])
  }

  @Test func `A generator is replaced by others`() {
    check({ list.replace($0[1], with: generators(7...8)) }, shows: [[1, 7, 8, 3]])
  }

  @Test func `A generator is removed`() {
    check({ list.remove($0[1]) }, shows: [[1, 3]])
  }

  @Test func `Removing a generator that is not in the list returns false and changes nothing`() {
    check({ _ in #expect(!list.remove(CellGenerator(Row(id: 1)))) }, shows: [[1, 2, 3]])
  }

  @Test
  func `New generators for the same rows cause no update, and their events replace the old ones`() {
    var selected: [String] = []
    check(
      { all in
        all[0].didSelectEvent += { selected.append("old") }
        list.clear()
        let replacements = generators(1...3)
        replacements[0].didSelectEvent += { selected.append("new") }
        list.add(replacements)
      }, shows: [[1, 2, 3]])
    #expect(view.calls.isEmpty)
    view.userSelects(at: ListPosition(item: 0))
    #expect(selected == ["new"])
  }

  @Test func `A generator's changed cell object is redrawn by a refill`() {
    check({ $0[1].cellObject = Row(id: 2, text: "new") }, shows: [[1, 2, 3]])
    #expect(view.shown[0][1].text == "new")
    #expect(view.updates.map(\.updates.count) == [1])
  }

  @Test func `A forced refill redraws everything`() {
    list.add(generators(1...2))
    list.refill()
    view.clearCalls()
    list.forceRefill()
    #expect(view.calls == [.reload])
  }

  @Test func `Sections have headers and footers, and are removed by name`() {
    list += ListSection(name: "a", header: Title(id: "A"), generators: generators(1...2))
    list += ListSection(name: "b", footer: Title(id: "end"), generators: generators(3...3))
    list.refill()
    #expect(list.header(ofSection: 0) as? Title == Title(id: "A"))
    #expect(list.footer(ofSection: 1) as? Title == Title(id: "end"))
    list.add(CellGenerator(Row(id: 4)), toSection: "a")
    list.refill()
    #expect(view.shown.map { $0.map(\.id) } == [[1, 2, 4], [3]])
    list.removeSection("a")
    list.refill()
    #expect(view.shown.map { $0.map(\.id) } == [[3]])
    #expect(list.header(ofSection: 0) == nil)
    #expect(list.sectionName(at: 0) == "b")
  }

  @Test func `A changed header is redrawn`() {
    list += ListSection(name: "a", header: Title(id: "A"), generators: generators(1...1))
    list += ListSection(name: "b", header: Title(id: "B"), generators: generators(2...2))
    list.refill()
    list.removeSection("a")
    list += ListSection(name: "b", header: Title(id: "B", text: "!"), generators: generators(2...2))
    list.refill()
    #expect(view.updates.map(\.redrawnSections) == [[0]])
    #expect(list.header(ofSection: 0) as? Title == Title(id: "B", text: "!"))
  }

  @Test func `Foldable generators show their children when they are selected`() {
    let inner = FoldableCellGenerator(Row(id: 20), children: generators(21...22))
    let outer = FoldableCellGenerator(Row(id: 10), children: [inner, CellGenerator(Row(id: 11))])
    var folds: [Bool] = []
    outer.didFoldEvent += { folds.append($0) }
    list.add(FoldablePlugin())
    list.add([outer, CellGenerator(Row(id: 30))])
    list.refill()
    let ids = { view.shown[0].map(\.id) }
    #expect(ids() == [10, 30])
    view.userSelects(at: ListPosition(item: 0))
    #expect(ids() == [10, 20, 11, 30])
    view.userSelects(at: ListPosition(item: 1))
    #expect(ids() == [10, 20, 21, 22, 11, 30])
    view.userSelects(at: ListPosition(item: 0))
    #expect(ids() == [10, 30])
    view.userSelects(at: ListPosition(item: 0))
    #expect(ids() == [10, 20, 21, 22, 11, 30])
    #expect(folds == [true, false, true])
    #expect(list.remove(inner))
    list.refill()
    #expect(ids() == [10, 11, 30])
  }

  @Test func `A list without a view can be filled`() {
    let list = DataDisplayManager()
    list.add(generators(1...2))
    list.refill()
    #expect(list.rowCount(inSection: 0) == 2)
    #expect(RecordingListView(of: list).shown == [[Row(id: 1), Row(id: 2)]])
  }

  @Test func `A listener can change the list during a selection`() {
    check(
      { [list] all in
        all[0].didSelectEvent.addListener(list) { [unowned first = all[0]] list in
          list.remove(first)
          list.refill()
        }
        all[0].didSelectEvent.addListener(list) { $0.refill() }
        view.userSelects(at: ListPosition(item: 0))
      }, shows: [[2, 3]])
  }

  @Test func `A change made while the view shows another one is shown after it`() {
    final class Meddler: ListView {
      weak var list: DataDisplayManager?
      var calls: [String] = []
      func reload() { calls.append("reload") }
      func show(_ update: ListUpdate, change: @escaping () -> Void) {
        calls.append("begin")
        // Changes the list in the middle of an update, as a cell that is being drawn could.
        if list?.rowCount(inSection: 0) == 1 {
          list?.add(CellGenerator(Row(id: 9)))
          list?.refill()
        }
        change()
        calls.append("end \(list?.rowCount(inSection: 0) ?? 0)")
      }
    }
    let list = DataDisplayManager()
    let view = Meddler()
    view.list = list
    list.add(generators(1...1))
    list.refill()
    list.show(in: view)
    list.add(generators(2...2))
    list.refill()
    #expect(
      view.calls == ["reload", "begin", "end 3"]
        || view.calls == ["reload", "begin", "end 2", "begin", "end 3"])
  }

  @Test func `A view that does not make the change reloads the list`() {
    final class Lazy: ListView {
      var reloads = 0
      func reload() { reloads += 1 }
      func show(_ update: ListUpdate, change: @escaping () -> Void) {}
    }
    let list = DataDisplayManager()
    let view = Lazy()
    list.add(generators(1...1))
    list.refill()
    list.show(in: view)
    list.add(generators(2...2))
    list.refill()
    #expect(view.reloads == 2)
    #expect(list.rowCount(inSection: 0) == 2)
  }

  @Test func `The manager does not retain listeners, and the view does not retain the manager`() {
    final class Screen {}
    var screen: Screen? = Screen()
    weak let keptScreen = screen
    var list: DataDisplayManager? = DataDisplayManager()
    weak let keptList = list
    if let screen, let list {
      let generator = CellGenerator(Row(id: 1))
      generator.didSelectEvent.addListener(screen) { _ in }
      list.didSelectEvent.addListener(screen) { _, _ in }
      for plugin in [SelectablePlugin(), FoldablePlugin(), PaginationPlugin(), RefreshablePlugin()]
        as [any ListPlugin]
      { list.add(plugin) }
      list += generator
      list.refill()
    }
    let view = list.map { RecordingListView(of: $0) }
    screen = nil
    list = nil
    #expect(keptScreen == nil)
    #expect(keptList == nil)
    #expect(view?.shown == [[Row(id: 1)]])
  }
}
