import Adder
import AdderCAdwaita
import AdderGTK
import AdderTesting
import Humans
import Testing

@testable import HumansGTK

/// Tests individual GTK views.
@Suite(.serialized, .enabled("There is no display.") { await GTKDisplay.isAvailable })
@MainActor struct ViewTests {
  @Test func `The buttons of the first screen notify the presenter`() {
    let output = StartViewOutputSpy()
    let view = StartView(output: output)
    view.viewDidLoad()
    view.peopleButton.emit("clicked")
    view.optionsButton.emit("clicked")
    #expect(output.log.contains(inOrder: "viewLoaded()", "peopleTapped()", "optionsTapped()"))
  }

  @Test func `A greeting with markup characters is shown literally`() {
    let view = StartView(output: StartViewOutputSpy())
    view.showGreeting("<b> & co.")
    let description = adw_status_page_get_description(view.widget.opaque)
    #expect(description.map { String(cString: $0) } == "&lt;b&gt; &amp; co.")
  }

  @Test func `The typed text is passed on when the user saves`() {
    let output = OptionsViewOutputSpy()
    let view = OptionsView(output: output)
    view.showEmail("masha@")
    view.saveButton.emit("clicked")
    view.emailRow.emit("entry-activated")
    #expect(output.emailChangedCalls.count == 1)
    #expect(output.saveTappedEmailCalls.arguments == ["masha@", "masha@"])
  }

  @Test func `A problem is shown until the address changes`() {
    let output = OptionsViewOutputSpy()
    let view = OptionsView(output: output)
    view.showProblem("No.")
    #expect(gtk_widget_get_visible(view.problemLabel.widget) == 1)
    #expect(gtk_widget_has_css_class(view.emailRow.widget, "error") == 1)
    view.hideProblem()
    #expect(gtk_widget_get_visible(view.problemLabel.widget) == 0)
    #expect(gtk_widget_has_css_class(view.emailRow.widget, "error") == 0)
  }

  @Test func `Rows replace the previous ones, and report which one was selected`() {
    let output = HumanListViewOutputSpy()
    let view = HumanListView(output: output)
    let screen = GTKScreen(root: view)
    view.showRows(.all([HumanRow(id: 3, name: "Bo", age: "1 year", photoPath: nil)]))
    view.showRows(
      .all([
        HumanRow(id: 1, name: "Anna <&>", age: "41 years", photoPath: nil),
        HumanRow(id: 2, name: "Иван", age: "73 years", photoPath: "/no/such.png"),
      ]))
    #expect(view.lines == ["Anna <&>, 41 years", "Иван, 73 years"])
    view.chooseRow(at: 1)
    #expect(output.log.contains(inOrder: "viewLoaded()", "rowTapped(at:)"))
    #expect(output.rowTappedAtCalls.arguments == [1])
    screen.closeWindow()
  }

  @Test func `A changed person is redrawn in place, and the others are not`() {
    let view = HumanListView(output: HumanListViewOutputSpy())
    let screen = GTKScreen(root: view)
    let anna = HumanRow(id: 1, name: "Anna", age: "41 years", photoPath: nil)
    let bo = HumanRow(id: 2, name: "Bo", age: "1 year", photoPath: nil)
    let older = HumanRow(id: 2, name: "Bo", age: "2 years", photoPath: nil)
    view.showRows(.all([anna, bo]))
    #expect(view.lines == ["Anna, 41 years", "Bo, 1 year"])
    view.showChanges(CacheTransactionBatch(from: [anna, bo], to: [anna, older]))
    #expect(view.lines == ["Anna, 41 years", "Bo, 2 years"])
    view.showChanges(CacheTransactionBatch(from: [anna, older], to: [older]))
    #expect(view.lines == ["Bo, 2 years"])
    #expect(gtk_stack_get_visible_child(view.widget.opaque) == view.listView.widget.widget)
    screen.closeWindow()
  }

  @Test func `After a problem, the user can try again`() {
    let output = HumanListViewOutputSpy()
    let view = HumanListView(output: output)
    view.showProblem("<Broken>")
    #expect(gtk_stack_get_visible_child(view.widget.opaque) == view.problemPage.widget)
    view.retryButton.emit("clicked")
    #expect(output.retryTappedCalls.count == 1)
  }

  @Test func `A changed biography is passed on, but not the original one`() {
    let output = HumanDetailViewOutputSpy()
    let view = HumanDetailView(output: output)
    view.showName("Anna")
    view.showBiography("Пчёлы")
    #expect(view.title == "Anna")
    #expect(output.biographyChangedCalls.arguments.allSatisfy { $0 == "Пчёлы" })
    view.biography = "Bees 🐝\n"
    #expect(output.biographyChangedCalls.last == "Bees 🐝\n")
  }

  @Test func `The view shows whether the biography was saved`() {
    let view = HumanDetailView(output: HumanDetailViewOutputSpy())
    view.showSaved()
    #expect(view.status == "Saved")
    view.showProblem("Full.")
    #expect(view.status == "Full.")
    #expect(gtk_widget_has_css_class(view.statusLabel.widget, "error") == 1)
    view.showSaved()
    #expect(gtk_widget_has_css_class(view.statusLabel.widget, "error") == 0)
  }
}

extension HumanListView {
  var rowCount: Int { dataDisplayManager.rowCount(inSection: 0) }

  /// The text of each row as GTK shows it. Waits until GTK has laid out all rows.
  fileprivate var lines: [String] {
    for _ in 0..<600_000 where drawnLines.count != rowCount {
      g_main_context_iteration(nil, 0)
      g_usleep(1_000)
    }
    return drawnLines
  }

  private var drawnLines: [String] {
    var lines: [String] = []
    var row = gtk_widget_get_first_child(listView.listWidget.widget)
    while let shown = row {
      // A row has a cell: the photo, with the labels stacked next to it.
      if let name = gtk_widget_get_first_child(shown).flatMap({ gtk_widget_get_first_child($0) })
        .flatMap({ gtk_widget_get_next_sibling($0) }).flatMap({ gtk_widget_get_first_child($0) })
      {
        let texts = [name, gtk_widget_get_next_sibling(name)].compactMap { label in
          gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) }
        }
        lines.append(texts.joined(separator: ", "))
      }
      row = gtk_widget_get_next_sibling(shown)
    }
    return lines
  }

  func chooseRow(at index: Int) {
    gtk_widget_activate_action_variant(
      listView.listWidget.widget, "list.activate-item", g_variant_new_uint32(guint(index)))
  }
}

extension HumanDetailView {
  fileprivate var status: String? {
    gtk_label_get_text(statusLabel.opaque).map { String(cString: $0) }
  }
}

extension CacheTransactionBatch where Object == HumanRow {
  /// The batch that turns an empty list into the given list.
  fileprivate static func all(_ rows: [HumanRow]) -> Self { Self(from: [], to: rows) }
}
