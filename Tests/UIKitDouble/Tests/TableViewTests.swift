import Testing
import UIKit

/// A table view that shows strings.
@MainActor
final class TextTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    private(set) var uses = 1

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .checkmark
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }
  }

  var sections: [[String]]
  var heard: [String] = []
  var identifier = "text"
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
    for identifier in ["text", "other"] {
      view.register(Cell.self, forCellReuseIdentifier: identifier)
    }
    view.dataSource = self
    view.delegate = self
  }

  var shown: [String] { view.visibleCells.map { $0.textLabel?.text ?? "" } }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sections[indexPath.section][indexPath.row] == "locked" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
}

@MainActor
struct TableViewTests {
  @Test func `Only the rows on the screen have cells, of the registered class`() {
    let table = TextTable([(0..<1_000_000).map { "\($0)" }])
    #expect(table.shown == (0..<10).map { "\($0)" })
    #expect(table.view.visibleCells.allSatisfy { $0 is TextTable.Cell })
    #expect(table.view.visibleCells.first?.accessoryType == .checkmark)
    #expect(table.view.visibleCells.first?.reuseIdentifier == "text")
    #expect(table.view.cellForRow(at: [0, 10]) == nil)
  }

  @Test func `A cell that leaves the screen is prepared and reused`() {
    let table = TextTable([(0..<100).map { "\($0)" }])
    let before = Set(table.view.visibleCells)
    UserActions.scroll(table.view, to: CGPoint(x: 0, y: 44 * 50))
    #expect(table.shown.first == "50")
    #expect(Set(table.view.visibleCells) == before)
    #expect(table.view.visibleCells.allSatisfy { ($0 as? TextTable.Cell)?.uses == 2 })
    #expect(table.heard == ["scroll"])
  }

  @Test func `An update keeps the cells of rows that stay, without requesting them again`() {
    let table = TextTable([["a", "b", "c"]])
    let cellOfC = table.view.cellForRow(at: [0, 2])
    table.sections = [["x", "A", "c"]]
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [[0, 1]], with: .automatic)
      table.view.insertRows(at: [[0, 0]], with: .automatic)
    }
    #expect(table.shown == ["x", "a", "c"])
    #expect(table.view.cellForRow(at: [0, 2]) === cellOfC)
    table.view.reloadRows(at: [[0, 1]], with: .none)
    #expect(table.shown == ["x", "A", "c"])
  }

  @Test func `A reconfigured row keeps its cell`() {
    let table = TextTable([["a", "b"]])
    let cell = table.view.cellForRow(at: [0, 1])
    table.sections = [["a", "B"]]
    table.view.reconfigureRows(at: [[0, 1]])
    #expect(table.shown == ["a", "B"])
    #expect(table.view.cellForRow(at: [0, 1]) === cell)
    #expect((cell as? TextTable.Cell)?.uses == 1)
  }

  @Test func `Returning another cell for a reconfigured row raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = TextTable([["a"]])
        table.view.layoutIfNeeded()
        table.identifier = "other"
        table.view.reconfigureRows(at: [[0, 0]])
      }
    }
    expect(result, raised: "must dequeue and return the existing cell")
  }

  @Test func `The user can drag a row while the table is being edited`() {
    let table = TextTable([["a", "b"], ["c"]])
    #expect(!UserActions.dragRow(at: [0, 0], to: [1, 1], in: table.view))
    table.view.setEditing(true, animated: false)
    let cell = table.view.cellForRow(at: [0, 0])
    #expect(UserActions.dragRow(at: [0, 0], to: [1, 1], in: table.view))
    #expect(table.shown == ["b", "c", "a"])
    #expect(table.view.cellForRow(at: [1, 1]) === cell)
  }

  @Test func `A selection moves with its row`() {
    let table = TextTable([["a", "b"]])
    #expect(UserActions.tapRow(at: [0, 1], in: table.view))
    table.sections = [["x", "a", "b"]]
    table.view.insertRows(at: [[0, 0]], with: .none)
    #expect(table.view.indexPathForSelectedRow == [0, 2])
    table.view.reloadData()
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func `An inconsistent update raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = TextTable([["a", "b"]])
        table.view.layoutIfNeeded()
        table.sections = [["a", "b", "c"]]
        table.view.deleteRows(at: [[0, 0]], with: .none)
      }
    }
    expect(result, raised: "Invalid update: invalid number of rows in section 0")
  }

  @Test func `A cell with an unknown identifier raises an exception`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      }
    }
    expect(result, raised: "unable to dequeue a cell with identifier none")
  }

  @Test func `A tap selects a row and deselects the previous one`() {
    let table = TextTable([["a", "b", "locked"]])
    #expect(UserActions.tapRow(at: [0, 0], in: table.view))
    #expect(UserActions.tapRow(at: [0, 1], in: table.view))
    #expect(!UserActions.tapRow(at: [0, 2], in: table.view))
    #expect(!UserActions.tapRow(at: [0, 3], in: table.view))
    #expect(table.heard == ["select 0.0", "deselect 0.0", "select 0.1"])
    #expect(table.view.cellForRow(at: [0, 1])?.isSelected == true)
    table.view.isUserInteractionEnabled = false
    #expect(!UserActions.tapRow(at: [0, 0], in: table.view))
  }

  @Test func `A swipe deletes a row through the data source`() {
    let table = TextTable([["a", "b"]])
    #expect(UserActions.swipeRow(at: [0, 0], in: table.view))
    #expect(table.shown == ["b"])
  }

  @Test func `Pulling starts a refresh only after the previous one has ended`() {
    let table = TextTable([[]])
    var count = 0
    let control = UIRefreshControl(frame: .zero, primaryAction: nil)
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    table.view.refreshControl = control
    #expect(UserActions.pullToRefresh(table.view))
    #expect(!UserActions.pullToRefresh(table.view))
    control.endRefreshing()
    #expect(UserActions.pullToRefresh(table.view))
    #expect(count == 2)
  }

  @Test func `A table view controller is its table's data source, and a subclass fills it`() {
    final class Screen: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.detailTextLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let screen = Screen(style: .grouped)
    #expect(screen.tableView.style == .grouped)
    #expect(screen.tableView.visibleCells.map { $0.detailTextLabel?.text } == ["row 0", "row 1"])
  }
}
