import Adder
import AdderCAdwaita
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import AdderGTK

extension GTKTests {
  @MainActor @Suite(.serialized) struct GTKListTests {
    /// The ways to fill a list.
    enum Filling: CaseIterable { case objects, positions, generators }

    @Test(arguments: Filling.allCases, [true, false])
    func `Every update emits correct signals, and every row shows the new list`(
      filling: Filling, holdsItems: Bool
    ) {
      let stage = ListStage()
      let (list, store) = (stage.list, RowStore())
      let follower = ListFollower(of: stage, holdsItems: holdsItems)
      var (whole, several) = (0, 0)
      let count = samples(150, full: 15_000)
      for seed in 0..<count {
        let (old, new) = RandomUpdate(seed: seed).rows
        // Some sections have headers, and others have footers.
        list.makeHeader = { filling != .generators && $0 < "s2" ? Title(id: $0) : nil }
        list.makeFooter = { filling != .generators && $0 > "s1" ? Title(id: "\($0) end") : nil }
        func headers(_ sections: [CacheSection<Row>], _ round: Int) -> [String] {
          sections.flatMap { section -> [String] in
            let rows = section.objects.map(\.description)
            if filling == .generators {
              return ["\(section.name):\(round)"] + rows + (round == 1 ? ["end"] : [])
            }
            return (section.name < "s2" ? [section.name] : []) + rows
              + (section.name > "s1" ? ["\(section.name) end"] : [])
          }
        }
        for (round, rows) in [old, new].enumerated() {
          let isAnew =
            (0..<list.sectionCount).allSatisfy { list.rowCount(inSection: $0) == 0 }
            || filling == .positions && round == 0
          let before = Int(g_list_model_get_n_items(stage.model))
          follower.forgetSignals()
          switch filling {
          case .objects where round == 0:
            list.show(sections: rows.map { .init(name: $0.name, objects: $0.objects) })
          case .objects: list.apply(CacheTransactionBatch(from: old, to: new))
          case .positions:
            store.content = rows
            if round == 0 {
              list.showPositions(of: store)
            } else {
              list.apply(CacheTransactionBatch(from: old, to: new, onlyPositions: true))
            }
          case .generators:
            list.clear()
            for section in rows {
              list += ListSection(
                name: section.name, header: Title(id: section.name, text: ":\(round)"),
                footer: round == 1 ? Title(id: "end") : nil,
                generators: section.objects.map { CellGenerator($0) })
            }
            list.refill()
          }
          let expected = headers(rows, round)
          #expect(stage.items == expected, "seed \(seed)")
          follower.check(isAnew: isAnew, "seed \(seed)")
          // GTK creates widgets for at most about 200 rows.
          let shown = stage.shown
          if expected.count <= 200 { #expect(shown == expected, "seed \(seed)") }
          let starts = 0...max(0, expected.count - shown.count)
          #expect(
            shown.count >= min(200, expected.count)
              && starts.contains { expected[$0...].starts(with: shown) }, "seed \(seed)")
          if isAnew || round == 0 { continue }
          if follower.signals.count > 1 { several += 1 }
          if before > 20, follower.signals.contains(where: { $0.removed == before }) { whole += 1 }
        }
      }
      #expect(several > count / 20)
      #expect(whole < count / 3)
      #expect(GLibComplaints.shared.take() == [])
    }

    private func rows(_ ids: some Sequence<Int>) -> [Row] { ids.map { Row(id: $0) } }

    @Test func `A list of a million rows creates cells only for the visible ones`() {
      let stage = ListStage()
      let store = RowStore()
      store.content = [CacheSection(name: "", objects: rows(0..<1_000_000))]
      RowCell.madeCount = 0
      stage.list.showPositions(of: store)
      stage.settle()
      #expect(g_list_model_get_n_items(stage.model) == 1_000_000)
      #expect(stage.shown.first == "0")
      #expect(store.asked < 300)
      // Scrolling from one end to the other and back reuses the same cells.
      for position in [500_000, 999_999, 3, 700_000] {
        stage.view.scroll(to: ListPosition(item: position))
        #expect(turn { stage.view.visibleRows.contains(position) })
        #expect(stage.shown.contains("\(position)"))
        #expect(stage.top(of: "\(position)").map { $0 >= 0 && $0 < 400 } == true)
      }
      #expect(RowCell.madeCount < 300)
      #expect(store.asked < 2_000)
    }

    @Test func `Changes far from the visible rows emit one signal and request no rows`() {
      let stage = ListStage()
      let store = RowStore()
      store.content = [CacheSection(name: "", objects: rows(0..<100_000))]
      stage.list.showPositions(of: store)
      stage.settle()
      let former = store.content
      for place in stride(from: 90_000, to: 1_000, by: -1_000) {
        store.content[0].objects.remove(at: place)
        store.content[0].objects.insert(Row(id: -place), at: place - 300)
      }
      var signals = 0
      GTKObject(retaining: UnsafeMutableRawPointer(stage.model)).on("items-changed") { _ in
        signals += 1
      }
      store.asked = 0
      stage.list.apply(
        CacheTransactionBatch(from: former, to: store.content, onlyPositions: true))
      #expect(signals == 1)
      #expect(store.asked == 0)
      #expect(stage.items.count == 100_000)
    }

    @Test func `When a list changes, the visible rows and the focused row stay in place`() {
      let stage = ListStage()
      stage.list.show(rows(0..<1000))
      stage.settle()
      stage.offset = 4_000
      let seen = stage.rowWidgets.map(stage.text).first { (stage.top(of: $0) ?? -1) > 50 } ?? ""
      let top = stage.top(of: seen)
      stage.focus(seen)
      #expect(stage.focused == seen)
      let id = Int(seen) ?? 0
      // Rows are inserted above and deleted below, the row itself is redrawn, and its neighbours
      // change places.
      var ids = Array(0..<1000)
      ids.removeSubrange(id + 5..<id + 9)
      ids.swapAt(id - 2, id + 2)
      let new = rows(5_000..<5_050) + ids.map { Row(id: $0, text: $0 == id ? " new" : "") }
      stage.list.show(new)
      stage.settle()
      #expect(stage.focused == "\(id) new")
      #expect(stage.top(of: "\(id) new") == top)
      #expect(stage.items == new.map(\.description))
    }

    @Test func `A focused row that moves within the visible rows keeps the focus`() {
      let stage = ListStage()
      stage.list.show(rows(0..<20))
      stage.settle()
      stage.focus("7")
      let widget = stage.row(showing: "7")
      stage.list.show([Row(id: 7, text: " first")] + rows([0, 1, 2, 3, 4, 5, 6] + Array(8..<20)))
      stage.settle()
      #expect(stage.shown.first == "7 first")
      #expect(stage.focused == "7 first")
      #expect(stage.row(showing: "7 first") == widget)
    }

    @Test func `A redrawn row keeps its widget, even if it changes to another kind of cell`() {
      let stage = ListStage()
      stage.list.show(rows(0..<5))
      let before = stage.rowWidgets
      stage.list.show([Row(id: 0, text: " new"), Row(id: 1, isWide: true)] + rows(2..<5))
      #expect(stage.shown == ["0 new", "1!", "2", "3", "4"])
      #expect(stage.rowWidgets == before)
      stage.list.show(rows(0..<5))
      #expect(stage.shown == ["0", "1", "2", "3", "4"])
    }

    @Test func `A list that reloads keeps its scroll position`() {
      let stage = ListStage()
      stage.list.show(rows(0..<1000))
      stage.settle()
      stage.offset = 4_000
      let seen = stage.shown
      stage.list.forceRefill()
      stage.settle()
      #expect(stage.offset == 4_000)
      #expect(stage.shown == seen)
    }

    @Test func `Headers that are added between two updates appear with the second one`() {
      let stage = ListStage()
      stage.list.show(rows(0..<3))
      stage.list.makeHeader = { Title(id: "top\($0)") }
      stage.list.show(rows(1..<4))
      #expect(stage.items == ["top", "1", "2", "3"])
      #expect(stage.shown == ["top", "1", "2", "3"])
    }

    @Test func `A batch that does not fit the list is reported as a problem, and the list reloads`()
    {
      var problems: [RuntimeProblem] = []
      RuntimeProblem.handled(by: { problems.append($0) }) {
        let stage = ListStage()
        let store = RowStore()
        store.content = [CacheSection(name: "", objects: rows(0..<10))]
        stage.list.showPositions(of: store)
        store.content = [CacheSection(name: "", objects: rows([3, 2, 1]))]
        var wrong = CacheTransactionBatch<Row>()
        wrong.add(.delete(nil, at: ListPosition(item: 50)))
        stage.list.apply(wrong)
        #expect(problems == [.batch(.notBefore(ListPosition(item: 50)))])
        #expect(stage.items == ["3", "2", "1"])
        #expect(stage.shown == ["3", "2", "1"])
      }
    }

    @Test
    func `A value without a registered cell is reported as a problem, and its row stays empty`() {
      var problems: [RuntimeProblem] = []
      RuntimeProblem.handled(by: { problems.append($0) }) {
        let stage = ListStage()
        stage.list.show([Title(id: "x")])
        #expect(problems == [.noCell(reuseIdentifier: "Title")])
        #expect(stage.shown == [""])
        stage.list.show([Title(id: "x", text: "new"), Row(id: 1)])
        #expect(stage.shown == ["", "1"])
      }
    }

    @Test func `A row that is no longer in the store shows the placeholder`() {
      let stage = ListStage()
      let store = RowStore()
      store.content = [CacheSection(name: "", objects: rows(0..<3))]
      stage.list.placeholder = Row(id: 0, text: "…")
      stage.list.showPositions(of: store)
      store.content[0].objects.removeLast()
      stage.list.forceRefill()
      #expect(stage.shown == ["0", "1", "0…"])
    }

    @Test func `Enter or a click selects a row, but not a header`() {
      let stage = ListStage()
      var selected: [String] = []
      stage.list.didSelectEvent += { selected.append("\($0.position)") }
      stage.list.makeHeader = { Title(id: $0) }
      stage.list.show(sections: [
        CacheSection(name: "a", objects: rows(0..<2)), .init(name: "b", objects: rows(2..<3)),
      ])
      #expect(stage.shown == ["a", "0", "1", "b", "2"])
      for index: guint in 0..<5 {
        gtk_widget_activate_action_variant(
          stage.view.listWidget.widget, "list.activate-item", g_variant_new_uint32(index))
      }
      #expect(selected == ["0.0", "0.1", "1.0"])
      #expect(stage.selection == [])
    }

    @Test func `A list without a window still reports selections`() {
      Display.prepare()
      let list = DataDisplayManager()
      list.register(RowCell.self)
      let view = GTKListView(of: list)
      var selected: [Int] = []
      list.didSelectEvent += { selected.append($0.position.item) }
      list.show(rows(0..<3))
      gtk_widget_activate_action_variant(
        view.listWidget.widget, "list.activate-item", g_variant_new_uint32(2))
      #expect(selected == [2])
    }

    @Test func `A row expands and collapses`() {
      let stage = ListStage()
      stage.list.add(FoldablePlugin())
      stage.list.add(
        FoldableCellGenerator(Row(id: 1), children: rows(2..<4).map { CellGenerator($0) }))
      stage.list.add(CellGenerator(Row(id: 4)))
      stage.list.refill()
      for expected in [["1", "2", "3", "4"], ["1", "4"]] {
        gtk_widget_activate_action_variant(
          stage.view.listWidget.widget, "list.activate-item", g_variant_new_uint32(0))
        #expect(stage.shown == expected)
      }
    }

    @Test
    func `Multiple selected rows stay selected when they move, and headers are never selected`() {
      let stage = ListStage()
      let selectable = SelectablePlugin(.multiple)
      stage.list.add(selectable)
      stage.list.makeHeader = { Title(id: $0) }
      stage.list.show(sections: [CacheSection(name: "a", objects: rows([1, 2, 3]))])
      #expect(gtk_selection_model_select_all(stage.model) != 0)
      #expect(stage.selection == [1, 2, 3])
      #expect(gtk_selection_model_unselect_item(stage.model, 2) != 0)
      #expect(gtk_selection_model_select_item(stage.model, 0, 0) == 0)
      stage.list.show(sections: [
        CacheSection(name: "0", objects: rows([9])), .init(name: "a", objects: rows([3, 4, 1])),
      ])
      #expect(stage.selection == [3, 5])
      #expect(
        selectable.selectedPositions
          == [ListPosition(section: 1, item: 0), ListPosition(section: 1, item: 2)])
      stage.list.forceRefill()
      #expect(stage.selection == [3, 5])
      #expect(gtk_selection_model_select_item(stage.model, 4, 1) != 0)
      #expect(stage.selection == [4])
      #expect(selectable.selectedPositions == [ListPosition(section: 1, item: 1)])
      selectable.deselectAll()
      #expect(stage.selection == [])
      #expect(gtk_selection_model_select_range(stage.model, 0, 5, 0) != 0)
      #expect(stage.selection == [1, 3, 4])
      #expect(gtk_bitset_get_size(gtk_selection_model_get_selection(stage.model)) == 3)
      #expect(gtk_selection_model_unselect_all(stage.model) != 0)
      #expect(selectable.selectedPositions == [])
    }

    @Test func `A list can change while its rows are being selected`() {
      let stage = ListStage()
      let selectable = SelectablePlugin(.multiple)
      stage.list.add(selectable)
      stage.list.show(rows(0..<10))
      stage.list.didSelectEvent.addListener(stage.list) { list, _ in
        list.show([Row(id: 9), Row(id: 0)])
      }
      #expect(gtk_selection_model_select_all(stage.model) != 0)
      #expect(stage.items == ["9", "0"])
      #expect(stage.selection == selectable.selectedPositions.map(\.item))
      stage.list.show([])
      #expect(stage.selection == [])
    }

    @Test func `A single row stays selected until another one is selected`() {
      let stage = ListStage()
      let selectable = SelectablePlugin(.single)
      var selected: [Int] = []
      stage.list.didSelectEvent += { selected.append($0.position.item) }
      stage.list.add(selectable)
      stage.list.show(rows(0..<3))
      for index: guint in [0, 2, 2] {
        #expect(gtk_selection_model_select_item(stage.model, index, 1) != 0)
      }
      #expect(gtk_selection_model_select_all(stage.model) == 0)
      #expect(stage.selection == [2])
      #expect(selected == [0, 2])
      selectable.select(at: ListPosition(item: 1))
      #expect(stage.selection == [1])
      stage.list.show(rows([1, 0, 2]))
      #expect(stage.selection == [0])
      stage.list.show(rows([0, 2]))
      #expect(stage.selection == [])
    }

    @Test func `When the end of the list becomes visible, the next page is requested`() {
      let stage = ListStage()
      let pagination = PaginationPlugin(rowsAhead: 2)
      var count = 0
      pagination.loadNextPageEvent += { count += 1 }
      stage.list.add(pagination)
      stage.list.show(rows(0..<100))
      stage.settle()
      #expect(count == 0)
      stage.view.scroll(to: ListPosition(item: 60))
      #expect(turn { stage.view.visibleRows.contains(60) })
      stage.settle()
      #expect(count == 0)
      stage.view.scroll(to: ListPosition(item: 98))
      #expect(turn { count == 1 })
      stage.list.show(rows(0..<200))
      pagination.didLoadPage(hasMore: true)
      stage.settle()
      #expect(count == 1)
    }

    @Test func `If a page does not fill the window, the next one is requested`() {
      let stage = ListStage()
      let pagination = PaginationPlugin()
      stage.list.add(pagination)
      var shown = 0
      pagination.loadNextPageEvent += { [unowned stage, unowned pagination] in
        shown += 3
        stage.list.show(self.rows(0..<shown))
        pagination.didLoadPage(hasMore: true)
      }
      stage.list.show(rows(0..<1))
      #expect(turn { shown > 15 })
      for _ in 0..<5 { stage.settle() }
      let enough = shown
      #expect(stage.view.lastVisiblePosition.map { $0.item + 1 < enough } == true)
      for _ in 0..<5 { stage.settle() }
      #expect(shown == enough)
    }

    @Test
    func `A list can scroll to a row before its layout, even if rows are then inserted above it`() {
      let stage = ListStage()
      let store = RowStore()
      store.content = [CacheSection(name: "", objects: rows(0..<1_000_000))]
      stage.list.showPositions(of: store)
      stage.view.scroll(to: ListPosition(item: 500_000))
      let former = store.content
      store.content[0].objects.insert(contentsOf: rows(-10..<0), at: 0)
      stage.list.apply(CacheTransactionBatch(from: former, to: store.content, onlyPositions: true))
      #expect(turn { stage.view.visibleRows.contains(500_010) })
      stage.settle()
      #expect(stage.view.visibleRows.count > 15)
      #expect(stage.top(of: "500000").map { $0 >= 0 && $0 < 400 } == true)
    }

    @Test func `The range of visible rows matches the scroll position`() {
      let stage = ListStage()
      stage.list.show(rows(0..<1000))
      stage.settle()
      let bar = gtk_scrolled_window_get_vadjustment(stage.view.widget.opaque)
      let height = gtk_adjustment_get_upper(bar) / 1000
      for offset in [0, 4_000, 4_010, 100, 9_999, 0] {
        stage.offset = Double(offset)
        let value = gtk_adjustment_get_value(bar)
        let last = min(
          999, Int(((value + gtk_adjustment_get_page_size(bar)) / height).rounded(.up)) - 1)
        #expect(stage.view.visibleRows == Int(value / height)..<last + 1, "\(offset) \(height)")
      }
    }

    @Test func `The list and its window do not retain each other, and everything is released`() {
      let objects = ObjectCount()
      weak var list: DataDisplayManager?
      weak var view: GTKListView?
      weak var cell: RowCell?
      do {
        let stage = ListStage()
        (list, view) = (stage.list, stage.view)
        stage.list.add(SelectablePlugin())
        stage.list.add(PaginationPlugin())
        stage.list.makeHeader = { Title(id: $0) }
        stage.list.show(rows(0..<300))
        stage.list.show(rows(5..<310))
        stage.settle()
        cell = RowCell.last
        #expect(cell != nil)
        objects.add(stage.view.listWidget.pointer)
        objects.add(UnsafeMutableRawPointer(stage.model))
        for row in stage.rowWidgets { objects.add(row) }
        if let item = g_list_model_get_item(stage.model, 3) {
          objects.add(item)
          g_object_unref(item)
        }
      }
      #expect(turn { objects.living == 0 }, "\(objects.living) stayed")
      #expect(list == nil && view == nil && cell == nil)
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `A window can outlive its list, and releases the list view when it is destroyed`() {
      Display.prepare()
      let objects = ObjectCount()
      weak var shown: DataDisplayManager?
      do {
        let window = GTKObject(new: gtk_window_new())
        defer { gtk_window_destroy(window.typed()) }
        do {
          let list = DataDisplayManager()
          shown = list
          list.register(RowCell.self)
          let view = GTKListView(of: list)
          objects.add(view.listWidget.pointer)
          gtk_window_set_child(window.typed(), view.widget.widget)
          gtk_window_present(window.typed())
          list.show(rows(0..<1000))
          turnOnce()
        }
        #expect(shown == nil)
        // Scrolling makes GTK request rows, although the list is released.
        for offset in [5_000.0, 0] {
          gtk_adjustment_set_value(
            gtk_scrolled_window_get_vadjustment(
              OpaquePointer(gtk_window_get_child(window.typed()))), offset)
          let end = g_get_monotonic_time() + 100_000
          _ = turn { g_get_monotonic_time() > end }
        }
        #expect(objects.living == 1)
      }
      #expect(turn { objects.living == 0 })
      #expect(GLibComplaints.shared.take() == [])
    }

    @Test func `A screen reader reads the texts of a row, or its cell's label`() {
      final class Spoken: GTKCell {
        let widget = GTKObject(new: gtk_label_new("3"))
        var accessibleLabel: String { "three stars" }
        func configure(with title: Title) {}
      }
      #expect(Spoken().accessibleLabel == "three stars")
      let cell = WideRowCell()
      cell.configure(with: Row(id: 1, text: " a"))
      gtk_box_append(cell.widget.typed(), GTKObject(new: gtk_label_new("b")).widget)
      let hidden = GTKObject(new: gtk_label_new("hidden"))
      gtk_box_append(cell.widget.typed(), hidden.widget)
      gtk_widget_set_visible(hidden.widget, 0)
      #expect(cell.accessibleLabel == "1 a!, b")
    }
  }
}
