import Adder
import AdderRuntimeScenarios
import AdderTesting
import Testing

@MainActor @Suite(.moduleChecks) struct PluginTests {
  private let list: DataDisplayManager
  private let view: RecordingListView
  private let first = ListPosition(item: 0)
  private let second = ListPosition(item: 1)

  init() {
    list = .of((1...3).map { Row(id: $0) })
    view = RecordingListView(of: list)
    view.clearCalls()
  }

  // MARK: Selection

  @Test func `A selection is reported and cleared immediately`() {
    var received: [Int] = []
    list.didSelectEvent += { received.append($0.position.item) }
    view.userSelects(at: second)
    #expect(received == [1])
    #expect(view.calls == [.deselect(second)])
  }

  @Test func `A single selection stays until another row is selected`() {
    var received: [String] = []
    list.didSelectEvent += { received.append("+\($0.cellObject)") }
    list.didDeselectEvent += { received.append("-\($0.cellObject)") }
    let selectable = SelectablePlugin(.single)
    list.add(selectable)
    view.userSelects(at: first)
    view.userSelects(at: second)
    #expect(received == ["+1", "-1", "+2"])
    #expect(selectable.selectedPositions == [second])
    #expect(view.calls == [.deselect(first)])
    view.userDeselects(at: second)
    #expect(selectable.selectedPositions.isEmpty)
    #expect(received.last == "-2")
  }

  @Test func `Multiple selections move with their rows`() {
    let selectable = SelectablePlugin(.multiple)
    list.add(selectable)
    view.userSelects(at: first)
    view.userSelects(at: ListPosition(item: 2))
    list.show([9, 3, 2].map { Row(id: $0) })
    #expect(selectable.selectedCellObjects.map { "\($0)" } == ["3"])
    selectable.select(at: first)
    #expect(selectable.selectedPositions == [first, second])
    list.forceRefill()
    #expect(selectable.selectedPositions == [first, second])
    selectable.deselectAll()
    #expect(selectable.selectedPositions.isEmpty)
  }

  @Test func `A selection stays with its row when the list is reset`() {
    let selectable = SelectablePlugin(.single)
    list.add(selectable)
    view.userSelects(at: second)
    var batch = CacheTransactionBatch<any CellObject>()
    for (item, id) in [7, 8, 2].enumerated() {
      batch.add(.insert(Row(id: id), at: ListPosition(item: item)))
    }
    list.reset(to: batch)
    #expect(selectable.selectedPositions == [ListPosition(item: 2)])
    #expect(view.calls.last == .select(ListPosition(item: 2)))
  }

  // MARK: Swipes

  @Test
  func `A generator's swipe actions replace those of the list, and both events are delivered`() {
    var received: [String] = []
    let swipes = SwipeActionsPlugin { _ in [SwipeAction("archive", title: "Archive")] }
    swipes.didSwipeEvent += { received.append("list \($0.action.identifier) \($0.row.cellObject)") }
    list.add(swipes)
    view.userSwipes(at: first, action: "archive")
    let generator = CellGenerator(Row(id: 5))
    generator.swipeActions = [SwipeAction("delete", title: "Delete", style: .destructive)]
    generator.didSwipeEvent += { received.append("own \($0)") }
    list.add(generator)
    list.refill()
    #expect(list.swipeActions(at: first).map(\.identifier) == ["delete"])
    view.userSwipes(at: first, action: "delete")
    #expect(received == ["list archive 1", "own delete", "list delete 5"])
  }

  // MARK: Refreshing

  @Test func `A refresh is requested only once until it ends`() {
    let refreshable = RefreshablePlugin()
    var count = 0
    refreshable.didRefreshEvent += { count += 1 }
    list.add(refreshable)
    view.userPullsToRefresh()
    view.userPullsToRefresh()
    #expect(count == 1)
    refreshable.endRefreshing()
    refreshable.endRefreshing()
    view.userPullsToRefresh()
    #expect(count == 2)
    #expect(view.calls == [.refreshing(false)])
  }

  // MARK: Pages

  @Test func `The next page is requested once when the user scrolls near the end`() {
    let pagination = PaginationPlugin(rowsAhead: 1)
    var count = 0
    pagination.loadNextPageEvent += { count += 1 }
    list.add(pagination)
    view.userScrolls(to: first)
    #expect(count == 0)
    view.userScrolls(to: second)
    view.userScrolls(to: ListPosition(item: 2))
    #expect(count == 1)
    #expect(pagination.state == .loading)
    list.show((1...9).map { Row(id: $0) })
    pagination.didLoadPage(hasMore: true)
    #expect(count == 1)
    view.userScrolls(to: ListPosition(item: 8))
    #expect(count == 2)
    pagination.didLoadPage(hasMore: false)
    view.userScrolls(to: ListPosition(item: 8))
    #expect(count == 2)
    #expect(pagination.state == .ended)
  }

  @Test func `After a page without rows, the next page is requested`() {
    let pagination = PaginationPlugin()
    var count = 0
    pagination.loadNextPageEvent += { count += 1 }
    list.add(pagination)
    view.userScrolls(to: ListPosition(item: 2))
    pagination.didLoadPage(hasMore: true)
    #expect(count == 2)
  }

  @Test func `A page that fails is requested again only on demand`() {
    let pagination = PaginationPlugin()
    var count = 0
    var states: [PaginationPlugin.State] = []
    pagination.loadNextPageEvent += { count += 1 }
    pagination.stateEvent += { states.append($0) }
    list.add(pagination)
    view.userScrolls(to: ListPosition(item: 2))
    pagination.didFail("offline")
    view.userScrolls(to: ListPosition(item: 2))
    #expect(count == 1)
    pagination.retry()
    pagination.retry()
    #expect(count == 2)
    #expect(states == [.ready, .loading, .failed("offline"), .loading])
  }

  @Test func `Empty sections at the end do not delay the next page`() {
    let pagination = PaginationPlugin()
    var count = 0
    pagination.loadNextPageEvent += { count += 1 }
    list.add(pagination)
    list.show(sections: [
      CacheSection(name: "a", objects: [Row(id: 1)]), CacheSection(name: "b", objects: []),
    ])
    view.userScrolls(to: first)
    #expect(count == 1)
  }

  // MARK: Moving

  @Test func `Without the plugin, rows cannot be moved`() {
    #expect(!view.userMoves(from: first, to: second))
  }

  @Test func `A generator moves with its row, and its children follow`() {
    let foldable = FoldableCellGenerator(
      Row(id: 10), children: [CellGenerator(Row(id: 11))], isExpanded: true)
    let fixed = CellGenerator(Row(id: 30))
    fixed.canMove = false
    list.add([foldable, CellGenerator(Row(id: 20)), fixed])
    list.refill()
    let movable = MovablePlugin()
    var moves: [String] = []
    movable.didMoveEvent += { moves.append("\($0.cellObject) \($0.old) \($0.new)") }
    list.add(movable)
    #expect(!view.userMoves(from: ListPosition(item: 3), to: first))
    #expect(view.userMoves(from: first, to: ListPosition(item: 2)))
    #expect(view.shown == [[20, 10, 11, 30].map { Row(id: $0) }])
    #expect(list.generatorSections[0].generators.count == 3)
    // A move below its own child leaves both rows where they are.
    #expect(view.userMoves(from: second, to: ListPosition(item: 2)))
    #expect(view.shown == [[20, 10, 11, 30].map { Row(id: $0) }])
    // A child can be moved out of its parent.
    #expect(view.userMoves(from: ListPosition(item: 2), to: first))
    list.refill()
    #expect(view.shown == [[11, 20, 10, 30].map { Row(id: $0) }])
    #expect(foldable.children.isEmpty)
    #expect(moves == ["10 0.0 0.2", "10 0.1 0.2", "11 0.2 0.0"])
  }

  @Test func `A row moved below an expanded one becomes its first child`() {
    let parent = FoldableCellGenerator(
      Row(id: 10), children: [CellGenerator(Row(id: 11))], isExpanded: true)
    list.add(MovablePlugin())
    list.add([parent, CellGenerator(Row(id: 20))])
    list.refill()
    view.clearCalls()
    #expect(view.userMoves(from: ListPosition(item: 2), to: second))
    #expect(view.shown == [[10, 20, 11].map { Row(id: $0) }])
    #expect(parent.children.count == 2)
    #expect(view.calls.isEmpty)
  }

  @Test func `Rows move only where the plugin allows it`() {
    list.show(sections: [
      CacheSection(name: "a", objects: [Row(id: 1), Row(id: 2)]),
      CacheSection(name: "b", objects: [Row(id: 3)]),
    ])
    list.add(MovablePlugin(canLeaveSection: false) { $0.position.item == 0 })
    #expect(!view.userMoves(from: first, to: ListPosition(section: 1, item: 0)))
    #expect(!view.userMoves(from: second, to: first))
    #expect(view.userMoves(from: first, to: second))
    #expect(view.shown == [[2, 1].map { Row(id: $0) }, [Row(id: 3)]])
  }

  @Test func `A batch does not move a row again that the user has already moved`() {
    list.add(MovablePlugin())
    #expect(view.userMoves(from: first, to: ListPosition(item: 2)))
    // The tracker has 1 2 3 until it is notified; then it moves 1 to the end and inserts 4.
    var batch = CacheTransactionBatch<Row>()
    batch.add(.move(Row(id: 1), from: first, to: ListPosition(item: 2)))
    batch.add(.insert(Row(id: 4), at: ListPosition(item: 3)))
    list.apply(batch)
    #expect(view.shown == [[2, 3, 1, 4].map { Row(id: $0) }])
    #expect(view.updates.last?.moves == [])
  }

  @Test func `A moved row returns at the next refill if the store does not change`() {
    list.add(MovablePlugin())
    #expect(view.userMoves(from: first, to: ListPosition(item: 2)))
    list.refill()
    #expect(view.shown == [[1, 2, 3].map { Row(id: $0) }])
  }
}
