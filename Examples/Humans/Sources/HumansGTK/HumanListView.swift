import Adder
import AdderCAdwaita
import AdderGTK
import Humans

/// Shows the list of people.
@MainActor final class HumanListView {
  let position = GTKPosition()
  let title = "People"
  /// Shows a spinner, the list, an empty page or a problem.
  let widget = GTKObject(new: gtk_stack_new())
  let dataDisplayManager = DataDisplayManager()
  private(set) lazy var listView = GTKListView(of: dataDisplayManager)
  let problemPage = GTKObject(new: adw_status_page_new())
  let retryButton = GTKObject.button("_Try Again")
  private let spinner = GTKObject(new: gtk_spinner_new())
  private let emptyPage = GTKObject(new: adw_status_page_new())
  private let output: any HumanListViewOutput

  init(output: any HumanListViewOutput) {
    self.output = output
    setUpSpinner()
    setUpList()
    setUpStatusPages()
    for page in [spinner, listView.widget, emptyPage, problemPage] {
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
    dataDisplayManager.register(HumanCell.self)
    dataDisplayManager.didSelectEvent.addListener(self) { view, row in
      view.output.rowTapped(at: row.position.item)
    }
    // If a batch does not match the list, the entire list is requested again.
    dataDisplayManager.didLoseTrackEvent.addListener(self) { view, _ in view.output.retryTapped() }
    listView.listWidget.setAccessibleLabel("People")
    gtk_list_view_set_show_separators(listView.listWidget.opaque, 1)
    gtk_scrolled_window_set_policy(
      listView.widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
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

  func showRows(_ rows: CacheTransactionBatch<HumanRow>) {
    dataDisplayManager.reset(to: rows.map { $0 as any CellObject })
    show(listView.widget)
    // The list itself receives the keyboard focus, not its scrolled window.
    gtk_widget_grab_focus(listView.listWidget.widget)
  }

  func showChanges(_ changes: CacheTransactionBatch<HumanRow>) {
    dataDisplayManager.apply(changes)
    show(listView.widget)
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
