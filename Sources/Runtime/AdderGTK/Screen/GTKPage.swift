internal import AdderCAdwaita

/// A view on a navigation stack, under a header bar.
@MainActor final class GTKPage {
  let view: any GTKModuleView
  /// The header bar with the view below it.
  let widget = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let header = GTKObject(new: adw_header_bar_new())
  private let title = GTKObject(new: adw_window_title_new(nil, nil))
  /// Called when the title has changed.
  var titleDidChange: (@MainActor () -> Void)?
  private var isLoaded = false

  /// - Parameter goBack: The action of the back button; `nil` for no button.
  init(_ view: any GTKModuleView, goBack: (@MainActor () -> Void)?) {
    self.view = view
    adw_header_bar_set_title_widget(header.opaque, title.widget)
    gtk_box_append(widget.typed(), header.widget)
    if let goBack { addBackButton(goBack) }
    view.position.page = self
  }

  private func addBackButton(_ goBack: @escaping @MainActor () -> Void) {
    let button = GTKObject(new: gtk_button_new_from_icon_name("go-previous-symbolic"))
    // Without a translation, `g_dgettext` returns its argument, so the argument must still exist.
    let label = "Back".withCString { String(cString: g_dgettext("libadwaita", $0) ?? $0) }
    gtk_widget_set_tooltip_text(button.widget, label)
    button.setAccessibleLabel(label)
    button.on("clicked") { _ in goBack() }
    adw_header_bar_pack_start(header.opaque, button.widget)
  }

  /// Puts the view's widget under the header bar, when it is first shown.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    updateTitle()
    let content = view.widget
    // A window is shown directly, not on a page.
    guard !content.is(gtk_window_get_type()) else { return }
    for widget in view.headerWidgets.reversed() {
      adw_header_bar_pack_end(header.opaque, widget.widget)
    }
    gtk_widget_set_vexpand(content.widget, 1)
    gtk_box_append(widget.typed(), content.widget)
  }

  /// Shows or hides the window's buttons in the header bar.
  func showWindowButtons(_ isShown: Bool) {
    adw_header_bar_set_show_start_title_buttons(header.opaque, isShown ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(header.opaque, isShown ? 1 : 0)
  }

  func updateTitle() {
    adw_window_title_set_title(title.opaque, view.title)
    titleDidChange?()
  }
}
