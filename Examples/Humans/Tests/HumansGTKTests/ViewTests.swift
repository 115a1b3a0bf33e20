import AdderCAdwaita
import AdderGTK
import Humans
import Testing

@testable import HumansGTK

/// The views of GTK, each alone.
@Suite(.serialized, .enabled("There is no display.") { await GTKDisplay.isAvailable })
@MainActor struct ViewTests {
  @Test func `The buttons of the first screen tell the presenter`() {
    let output = StartOutputMock()
    let view = StartView(output: output)
    view.viewDidLoad()
    view.peopleButton.emit("clicked")
    view.optionsButton.emit("clicked")
    #expect(output.calls == ["loaded", "people", "options"])
  }

  @Test func `A greeting with signs of markup is shown as it is`() {
    let view = StartView(output: StartOutputMock())
    view.showGreeting("<b> & co.")
    let description = adw_status_page_get_description(view.widget.opaque)
    #expect(description.map { String(cString: $0) } == "&lt;b&gt; &amp; co.")
  }

  @Test func `What is typed is handed over when it is to be saved`() {
    let output = OptionsOutputMock()
    let view = OptionsView(output: output)
    view.showEmail("masha@")
    view.saveButton.emit("clicked")
    view.emailRow.emit("entry-activated")
    #expect(output.calls == ["changed", "save masha@", "save masha@"])
  }

  @Test func `A problem is shown until the address changes`() {
    let output = OptionsOutputMock()
    let view = OptionsView(output: output)
    view.showProblem("No.")
    #expect(gtk_widget_get_visible(view.problemLabel.widget) == 1)
    #expect(gtk_widget_has_css_class(view.emailRow.widget, "error") == 1)
    view.hideProblem()
    #expect(gtk_widget_get_visible(view.problemLabel.widget) == 0)
    #expect(gtk_widget_has_css_class(view.emailRow.widget, "error") == 0)
  }

  @Test func `Rows replace those before, and tell which was chosen`() {
    let output = HumanListOutputMock()
    let view = HumanListView(output: output)
    view.showRows([HumanRow(name: "Bo", age: "1 year", photoPath: nil)])
    view.showRows([
      HumanRow(name: "Anna <&>", age: "41 years", photoPath: nil),
      HumanRow(name: "Иван", age: "73 years", photoPath: "/no/such.png"),
    ])
    #expect(view.titles == ["Anna <&>", "Иван"])
    view.chooseRow(at: 1)
    #expect(output.calls == ["row 1"])
  }

  @Test func `After a problem the list can be tried again`() {
    let output = HumanListOutputMock()
    let view = HumanListView(output: output)
    view.showProblem("<Broken>")
    #expect(gtk_stack_get_visible_child(view.widget.opaque) == view.problemPage.widget)
    view.retryButton.emit("clicked")
    #expect(output.calls == ["retry"])
  }

  @Test func `What is written of a person is handed over, but not what was there`() {
    let output = HumanDetailOutputMock()
    let view = HumanDetailView(output: output)
    view.showName("Anna")
    view.showBiography("Пчёлы")
    #expect(view.title == "Anna")
    #expect(output.calls.allSatisfy { $0 == "wrote Пчёлы" })
    view.biography = "Bees 🐝\n"
    #expect(output.calls.last == "wrote Bees 🐝\n")
  }

  @Test func `Whether it is kept is said below`() {
    let view = HumanDetailView(output: HumanDetailOutputMock())
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
  private var rows: [GTKObject] {
    var rows: [GTKObject] = []
    while let row = gtk_list_box_get_row_at_index(listBox.opaque, Int32(rows.count)) {
      rows.append(GTKObject(retaining: row))
    }
    return rows
  }

  var rowCount: Int { rows.count }

  fileprivate var titles: [String] {
    rows.compactMap { adw_preferences_row_get_title($0.typed()).map { String(cString: $0) } }
  }

  func chooseRow(at index: Int) {
    #expect(listBox.emit("row-activated", rows[index]))
  }
}

extension HumanDetailView {
  fileprivate var status: String? {
    gtk_label_get_text(statusLabel.opaque).map { String(cString: $0) }
  }
}

private final class StartOutputMock: StartViewOutput {
  private(set) var calls: [String] = []

  func viewLoaded() { calls.append("loaded") }
  func peopleTapped() { calls.append("people") }
  func optionsTapped() { calls.append("options") }
}

private final class OptionsOutputMock: OptionsViewOutput {
  private(set) var calls: [String] = []

  func viewLoaded() { calls.append("loaded") }
  func emailChanged() { calls.append("changed") }
  func saveTapped(email: String) { calls.append("save \(email)") }
  func closeTapped() { calls.append("close") }
}

private final class HumanListOutputMock: HumanListViewOutput {
  private(set) var calls: [String] = []

  func viewLoaded() { calls.append("loaded") }
  func rowTapped(at index: Int) { calls.append("row \(index)") }
  func retryTapped() { calls.append("retry") }
}

private final class HumanDetailOutputMock: HumanDetailViewOutput {
  private(set) var calls: [String] = []

  func viewLoaded() { calls.append("loaded") }
  func biographyChanged(_ biography: String) { calls.append("wrote \(biography)") }
}
