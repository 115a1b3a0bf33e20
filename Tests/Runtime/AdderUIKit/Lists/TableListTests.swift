import Adder
import AdderRuntimeScenarios
import AdderTestSupport
import AdderTesting
import AdderUIKit
import Testing
import UIKit

@MainActor @Suite(.moduleChecks) struct TableListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
  private let table: UITableView
  private let list = DataDisplayManager()

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    list.register(RowCell.self)
    list.register(WideRowCell.self, for: "Wide")
    list.registerHeader(TitleView.self)
    table.dataSource = list.dataSource(for: table)
    table.delegate = list.delegate(for: table)
  }

  private var shown: [Row?] { table.visibleCells.map { ($0 as? RowCell)?.drawn } }

  private func generators(_ ids: Int...) -> [CellGenerator] {
    ids.map { CellGenerator(Row(id: $0)) }
  }

  @Test(arguments: [20_000, 200])
  func `Every batch is accepted, and every cell shows the new list`(height: Int) {
    table.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    var updates = 0
    for seed in 0..<samples(400, full: 50_000) {
      let (old, new) = RandomUpdate(seed: seed).rows
      list.show(sections: old.map { .init(name: $0.name, objects: $0.objects) })
      table.contentOffset = CGPoint(x: 0, y: height < 20_000 ? seed % 7 * 150 : 0)
      table.layoutIfNeeded()
      let batch = CacheTransactionBatch(from: old, to: new)
      updates += batch.updateTransactions.count + batch.moveTransactions.count
      list.apply(batch)
      let visible = table.indexPathsForVisibleRows ?? []
      if height == 20_000 { #expect(visible.count == new.map(\.objects.count).reduce(0, +)) }
      for path in visible {
        let cell = table.cellForRow(at: path) as? RowCell
        let row = new[path.section].objects[path.row]
        #expect(cell?.drawn == row, "seed \(seed)")
        #expect((cell is WideRowCell) == row.isWide, "seed \(seed)")
      }
    }
    #expect(updates > samples(400, full: 50_000))
  }

  @Test func `Every refill of generators is accepted, and every cell shows the new list`() {
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 20_000)
    for seed in 0..<samples(100, full: 20_000) {
      let update = RandomUpdate(seed: seed).rows
      for rows in [update.old, update.new] {
        list.clear()
        for section in rows {
          list += ListSection(
            name: section.name, header: Title(id: section.name, text: "\(section.objects.count)"),
            generators: section.objects.map { CellGenerator($0) })
        }
        list.refill()
        #expect(shown == rows.flatMap(\.objects), "seed \(seed)")
      }
    }
  }

  @Test func `An updated row keeps its cell, unless it needs another kind of cell`() {
    list.show([Row(id: 1), Row(id: 2)])
    let cells = table.visibleCells
    list.show([Row(id: 2, text: "moved"), Row(id: 1, isWide: true)])
    #expect(shown == [Row(id: 2, text: "moved"), Row(id: 1, isWide: true)])
    #expect(table.visibleCells.first === cells.last)
    #expect(table.visibleCells.last is WideRowCell)
  }

  @Test func `A table without a window is reloaded`() {
    let table = UITableView(frame: window.bounds, style: .plain)
    let list = DataDisplayManager()
    list.register(RowCell.self)
    table.dataSource = list.dataSource(for: table)
    list.show([Row(id: 1)])
    list.show([Row(id: 1, text: "new"), Row(id: 2)])
    #expect(table.visibleCells.map { ($0 as? RowCell)?.drawn?.text } == ["new", ""])
  }

  @Test func `A table that has not been laid out yet shows an update`() {
    list.show([Row(id: 1)])
    // Setting a data source again makes a table forget its contents.
    table.dataSource = nil
    table.dataSource = list.dataSource(for: table)
    list.show([Row(id: 2), Row(id: 1)])
    #expect(shown.map(\.?.id) == [2, 1])
  }

  @Test func `A tap is reported to the generator and to the list, and leaves no selection`() {
    var reported: [String] = []
    let all = generators(1, 2)
    all[1].didSelectEvent += { reported.append("generator") }
    list.didSelectEvent += { reported.append("list \($0.position)") }
    list.add(all)
    list.refill()
    #expect(UserActions.tapRow(at: [0, 1], in: table))
    #expect(reported == ["generator", "list 0.1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `Multiple rows stay selected when they move, through updates and reloads`() {
    let selectable = SelectablePlugin(.multiple)
    list.add(selectable)
    list.show([1, 2, 3].map { Row(id: $0) })
    for row in [0, 2] { #expect(UserActions.tapRow(at: [0, row], in: table)) }
    list.show([3, 4, 1].map { Row(id: $0, isWide: $0 == 3) })
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    list.forceRefill()
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    #expect(UserActions.tapRow(at: [0, 0], in: table))
    #expect(selectable.selectedPositions == [ListPosition(item: 2)])
    selectable.deselectAll()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `A list that reloads selects rows at their current positions, and no others`() {
    let selectable = SelectablePlugin(.multiple)
    list.add(selectable)
    list += generators(1, 2, 3)
    list.refill()
    #expect(UserActions.tapRow(at: [0, 1], in: table))
    list.clear()
    list += generators(3, 1, 2)
    list.forceRefill()
    #expect(selectable.selectedPositions == [ListPosition(item: 2)])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `A single row stays selected until another one is tapped`() {
    let selectable = SelectablePlugin(.single)
    list.add(selectable)
    list.show([1, 2].map { Row(id: $0) })
    for row in [0, 1] { #expect(UserActions.tapRow(at: [0, row], in: table)) }
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(selectable.selectedPositions == [ListPosition(item: 1)])
  }

  @Test func `A row expands and collapses`() {
    list.add(FoldablePlugin())
    list.add(FoldableCellGenerator(Row(id: 1), children: generators(2, 3)))
    list.refill()
    #expect(UserActions.tapRow(at: [0, 0], in: table))
    #expect(shown.map(\.?.id) == [1, 2, 3])
    #expect(UserActions.tapRow(at: [0, 0], in: table))
    #expect(shown.map(\.?.id) == [1])
  }

  @Test func `A swipe shows the actions of its side`() {
    let generator = CellGenerator(Row(id: 1))
    generator.swipeActions = [
      SwipeAction("pin", title: "Pin", edge: .leading),
      SwipeAction("delete", title: "Delete", style: .destructive),
    ]
    generator.didSwipeEvent.addListener(list) { [unowned generator] list, action in
      if action == "delete" {
        list.remove(generator)
        list.refill()
      }
    }
    list.add(generator)
    list.refill()
    let sides = [
      table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: [0, 0]),
      table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: [0, 0]),
    ]
    #expect(sides.map { $0?.actions.map(\.title) } == [["Pin"], ["Delete"]])
    #expect(UserActions.swipeRow(at: [0, 0], in: table, andTap: "Delete"))
    #expect(shown.isEmpty)
  }

  @Test func `A row can be moved within its section, and moves back if the store does not change`()
    async
  {
    list.add(MovablePlugin(canLeaveSection: false))
    list.show(sections: [
      CacheSection(name: "a", objects: [1, 2].map { Row(id: $0) }),
      CacheSection(name: "b", objects: [Row(id: 3)]),
    ])
    table.setEditing(true, animated: false)
    #expect(!UserActions.dragRow(at: [0, 0], to: [1, 0], in: table))
    #expect(UserActions.dragRow(at: [0, 0], to: [0, 1], in: table))
    #expect(shown.map(\.?.id) == [2, 1, 3])
    // The refill waits until UIKit has dropped the row.
    list.refill()
    #expect(shown.map(\.?.id) == [2, 1, 3])
    await eventually { shown.map(\.?.id) == [1, 2, 3] }
  }

  @Test func `The children of a moved row follow it`() async {
    list.add(MovablePlugin())
    list.add(FoldableCellGenerator(Row(id: 1), children: generators(2), isExpanded: true))
    list.add(generators(3))
    list.refill()
    table.setEditing(true, animated: false)
    #expect(UserActions.dragRow(at: [0, 0], to: [0, 2], in: table))
    #expect(shown.map(\.?.id) == [2, 3, 1])
    await eventually { shown.map(\.?.id) == [3, 1, 2] }
  }

  @Test func `Pulling requests a refresh, which lasts until the app ends it`() {
    let refreshable = RefreshablePlugin()
    var count = 0
    refreshable.didRefreshEvent += { count += 1 }
    list.add(refreshable)
    #expect(UserActions.pullToRefresh(table))
    refreshable.endRefreshing()
    #expect(table.refreshControl?.isRefreshing == false)
    #expect(UserActions.pullToRefresh(table))
    #expect(count == 2)
  }

  @Test func `When the end of the list becomes visible, the next page is requested`() async {
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    let pagination = PaginationPlugin(rowsAhead: 2)
    var count = 0
    pagination.loadNextPageEvent += { count += 1 }
    list.add(pagination)
    list.show((0..<30).map { Row(id: $0) })
    table.layoutIfNeeded()
    #expect(count == 0)
    UserActions.scroll(table, to: CGPoint(x: 0, y: 44 * 18))
    await eventually { count == 1 }
  }

  @Test
  func `A page that arrives when the end becomes visible is shown only after the layout`()
    async
  {
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    let pagination = PaginationPlugin()
    pagination.loadNextPageEvent.addListener(list) { [unowned pagination] list in
      let count = list.rowCount(inSection: 0)
      list.show((0..<count + 10).map { Row(id: $0) })
      pagination.didLoadPage(hasMore: count < 60)
    }
    list.add(pagination)
    list.show((0..<20).map { Row(id: $0) })
    table.contentOffset = CGPoint(x: 0, y: 44 * 10)
    table.layoutIfNeeded()
    #expect(list.rowCount(inSection: 0) == 20)
    await eventually { list.rowCount(inSection: 0) == 30 }
  }

  @Test func `Headers and footers are drawn and redrawn`() throws {
    list += ListSection(
      name: "a", header: Title(id: "top"), footer: Title(id: "end"), generators: generators(1))
    list.refill()
    let header = try #require(table.headerView(forSection: 0) as? TitleView)
    #expect(header.drawn == Title(id: "top"))
    #expect((table.footerView(forSection: 0) as? TitleView)?.drawn == Title(id: "end"))
    list += ListSection(
      name: "a", header: Title(id: "top", text: "2"), generators: generators(1, 2))
    list.refill()
    #expect((table.headerView(forSection: 0) as? TitleView)?.drawn == Title(id: "top", text: "2"))
    #expect(table.footerView(forSection: 0) == nil)
    #expect(shown.map(\.?.id) == [1, 2])
  }

  @Test
  func `A base delegate receives the list's calls, and handles those that the list does not`() {
    final class Base: NSObject, UITableViewDelegate {
      var reported: [String] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        reported.append("select \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 1 ? nil : indexPath
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { reported.append("scroll") }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: "base")
      }
    }
    var base: Base? = Base()
    table.delegate = list.delegate(for: table, withBaseDelegate: base)
    list.show([1, 2].map { Row(id: $0) })
    #expect(UserActions.tapRow(at: [0, 0], in: table))
    #expect(!UserActions.tapRow(at: [0, 1], in: table))
    UserActions.scroll(table, to: CGPoint(x: 0, y: 10))
    #expect(base?.reported == ["select 0", "scroll"])
    #expect(table.headerView(forSection: 0)?.reuseIdentifier == "base")
    weak let kept = base
    base = nil
    #expect(kept == nil)
    #expect(UserActions.tapRow(at: [0, 1], in: table))
  }

  @Test func `A value without a registered cell is reported as a problem, and its row stays empty`()
  {
    var problems: [RuntimeProblem] = []
    RuntimeProblem.handled(by: { problems.append($0) }) {
      list.show([Title(id: "x")])
      table.layoutIfNeeded()
      #expect(problems == [.noCell(reuseIdentifier: "Title")])
      #expect(table.visibleCells.count == 1)
      list.show([Title(id: "x", text: "new"), Row(id: 1)])
      #expect(shown == [nil, Row(id: 1)])
    }
  }

  @Test func `A very long list requests only the rows on the screen`() {
    final class Numbers: CellObjectProvider {
      var asked = 0
      var sections: [CacheSectionSize] { [CacheSectionSize(name: "", count: 1_000_000)] }
      func cellObject(at position: ListPosition) -> (any CellObject)? {
        asked += 1
        return Row(id: position.item)
      }
    }
    let numbers = Numbers()
    list.showPositions(of: numbers)
    table.scrollToRow(at: [0, 500_000], at: .top, animated: false)
    #expect(shown.first == Row(id: 500_000))
    #expect(numbers.asked < 200)
  }

  @Test func `An adapter shows items in a table with one kind of cell`() {
    let adapter = TableAdapter<RowCell>(tableView: table)
    var selected: [Row] = []
    adapter.didSelectItemEvent += { selected.append($0) }
    adapter.show([1, 2].map { Row(id: $0) })
    #expect(shown.map(\.?.id) == [1, 2])
    #expect(UserActions.tapRow(at: [0, 1], in: table))
    #expect(selected == [Row(id: 2)])
  }

  @Test func `The table does not retain the manager, and the manager does not retain the table`() {
    var table: UITableView? = UITableView(frame: window.bounds, style: .plain)
    var list: DataDisplayManager? = DataDisplayManager()
    if let table, let list {
      window.addSubview(table)
      list.register(RowCell.self)
      list.add(RefreshablePlugin())
      table.dataSource = list.dataSource(for: table)
      table.delegate = list.delegate(for: table)
      list.show([Row(id: 1)])
      list.show([Row(id: 2)])
      table.layoutIfNeeded()
      table.removeFromSuperview()
    }
    weak let keptTable = table
    weak let keptList = list
    list = nil
    #expect(keptList == nil)
    table = nil
    #expect(keptTable == nil)
  }
}
