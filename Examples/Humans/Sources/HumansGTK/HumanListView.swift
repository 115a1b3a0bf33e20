import Adder
import AdderCAdwaita
import AdderGTK
import Humans

/// The list of people.
@MainActor final class HumanListView {
  let position = GTKPosition()
  let title = "People"
  /// Shows one of: a spinner, the list, that nobody is there, what went wrong.
  let widget = GTKObject(new: gtk_stack_new())
  let listBox = GTKObject(new: gtk_list_box_new())
  let problemPage = GTKObject(new: adw_status_page_new())
  let retryButton = GTKObject.button("_Try Again")
  private let spinner = GTKObject(new: gtk_spinner_new())
  private let emptyPage = GTKObject(new: adw_status_page_new())
  private let scrolledList = GTKObject(new: gtk_scrolled_window_new())
  private let output: any HumanListViewOutput

  init(output: any HumanListViewOutput) {
    self.output = output
    setUpSpinner()
    setUpList()
    setUpStatusPages()
    for page in [spinner, scrolledList, emptyPage, problemPage] {
      gtk_stack_add_child(widget.opaque, page.widget)
    }
    gtk_stack_set_transition_type(widget.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
  }

  private func setUpSpinner() {
    gtk_widget_set_halign(spinner.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(spinner.widget, 32, 32)
    spinner.setAccessibleLabel("Loading people")
  }

  private func setUpList() {
    gtk_widget_add_css_class(listBox.widget, "boxed-list")
    gtk_widget_set_valign(listBox.widget, GTK_ALIGN_START)
    gtk_list_box_set_selection_mode(listBox.opaque, GTK_SELECTION_NONE)
    listBox.setAccessibleLabel("People")
    listBox.on("row-activated") { [weak self] arguments in
      guard let row = arguments.object(0) else { return }
      self?.output.rowTapped(
        at: Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
    }
    let clamp = GTKObject(new: adw_clamp_new())
    adw_clamp_set_child(clamp.opaque, listBox.widget)
    clamp.setMargins(18)
    gtk_scrolled_window_set_child(scrolledList.opaque, clamp.widget)
    gtk_scrolled_window_set_policy(scrolledList.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
  }

  private func setUpStatusPages() {
    adw_status_page_set_icon_name(emptyPage.opaque, "system-users-symbolic")
    adw_status_page_set_title(emptyPage.opaque, "Nobody Here")
    adw_status_page_set_description(emptyPage.opaque, "The list of people is empty.")

    adw_status_page_set_icon_name(problemPage.opaque, "dialog-warning-symbolic")
    adw_status_page_set_title(problemPage.opaque, "People Cannot Be Shown")
    gtk_widget_add_css_class(retryButton.widget, "pill")
    gtk_widget_set_halign(retryButton.widget, GTK_ALIGN_CENTER)
    adw_status_page_set_child(problemPage.opaque, retryButton.widget)
    retryButton.on("clicked") { [weak self] _ in self?.output.retryTapped() }
  }

  private func show(_ page: GTKObject) {
    gtk_stack_set_visible_child(widget.opaque, page.widget)
    page === spinner ? gtk_spinner_start(spinner.opaque) : gtk_spinner_stop(spinner.opaque)
  }

  private func makeWidget(for row: HumanRow) -> GTKObject {
    let widget = GTKObject(new: adw_action_row_new())
    adw_preferences_row_set_use_markup(widget.typed(), 0)
    adw_preferences_row_set_title(widget.typed(), row.name)
    adw_action_row_set_subtitle(widget.typed(), row.age)
    adw_action_row_set_title_lines(widget.typed(), 2)
    gtk_list_box_row_set_activatable(widget.typed(), 1)
    adw_action_row_add_prefix(
      widget.typed(), GTKObject.avatar(of: row.name, photoPath: row.photoPath, size: 48).widget)
    adw_action_row_add_suffix(
      widget.typed(), GTKObject(new: gtk_image_new_from_icon_name("go-next-symbolic")).widget)
    widget.setAccessibleLabel("\(row.name), \(row.age)")
    return widget
  }
}

// MARK: - GTKModuleView

extension HumanListView: GTKModuleView {
  func viewDidLoad() {
    output.viewLoaded()
  }
}

// MARK: - HumanListViewInput

extension HumanListView: HumanListViewInput {
  func showLoading() {
    show(spinner)
  }

  func showRows(_ rows: [HumanRow]) {
    while let row = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
      gtk_list_box_remove(listBox.opaque, GTKObject(retaining: row).widget)
    }
    for row in rows { gtk_list_box_append(listBox.opaque, makeWidget(for: row).widget) }
    show(scrolledList)
    // Where keys go next.
    if let first = gtk_list_box_get_row_at_index(listBox.opaque, 0) {
      gtk_widget_grab_focus(GTKObject(retaining: first).widget)
    }
  }

  func showEmptyList() {
    show(emptyPage)
  }

  func showProblem(_ problem: String) {
    adw_status_page_set_description(problemPage.opaque, problem.escapedForMarkup)
    show(problemPage)
    gtk_widget_grab_focus(retryButton.widget)
  }
}
