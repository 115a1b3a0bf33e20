internal import Adder
internal import AdderCAdwaita

/// A stack of views with back buttons, swipes and Alt+Left, or a single view if
/// there is no navigation.
///
/// libadwaita has had a navigation view since version 1.4. To support earlier versions, this is a
/// leaflet that never unfolds.
@MainActor final class GTKNavigationStack: StackDrawing {
  let widget = GTKObject(new: adw_leaflet_new())
  private(set) var pages: [GTKPage]
  /// Called when the user wants to go back.
  var userGoesBack: (@MainActor () -> Void)?
  /// Called when the user has gone back, with the number of views that are left.
  var userWentBack: (@MainActor (_ count: Int) -> Void)?
  /// Called when the title of a page changes, or another page becomes the top page.
  var titleDidChange: (@MainActor () -> Void)?
  /// True if the header bars show the window's buttons.
  var showsWindowButtons = true {
    didSet {
      for page in pages { page.showWindowButtons(showsWindowButtons) }
    }
  }

  /// The widgets of removed pages, one of which may still be moving out.
  private var leaving: [GTKObject] = []
  private var isChanging = false

  init(_ view: any GTKModuleView, hasNavigation: Bool) {
    pages = []
    adw_leaflet_set_can_unfold(widget.opaque, 0)
    adw_leaflet_set_can_navigate_back(widget.opaque, hasNavigation ? 1 : 0)
    // Not `notify::visible-child`: a swipe changes that property when it begins, and may still be
    // cancelled.
    widget.on("notify::child-transition-running") { [weak self] _ in self?.transitionDidEnd() }
    push(view, isAnimated: false)
  }

  func push(_ view: any GTKModuleView, isAnimated: Bool) {
    change(isAnimated: isAnimated) { add(view) }
  }

  /// Removes the views starting at an index, and then pushes the replacement if there is one.
  func removeViews(from index: Int, replacement: (any GTKModuleView)?, isAnimated: Bool) {
    change(isAnimated: isAnimated) {
      for page in pages[index...] { letGo(page) }
      pages.removeSubrange(index...)
      if let replacement { add(replacement) }
    }
  }

  private func add(_ view: any GTKModuleView) {
    let goBack: @MainActor () -> Void = { [weak self] in self?.userGoesBack?() }
    let page = GTKPage(view, goBack: pages.isEmpty ? nil : goBack)
    page.showWindowButtons(showsWindowButtons)
    page.titleDidChange = { [weak self] in self?.titleDidChange?() }
    pages.append(page)
    adw_leaflet_append(widget.opaque, page.widget.widget)
  }

  /// Changes the pages, and then shows the last page.
  private func change(isAnimated: Bool, _ body: () -> Void) {
    // A page that is still moving is put at its destination immediately. This does not mean
    // that the user went back.
    isChanging = true
    defer { isChanging = false }
    body()
    guard let top = pages.last else { return }
    let spring = isAnimated ? adw_spring_params_new(1, 0.5, 500) : adw_spring_params_new(1, 1, 1e7)
    adw_leaflet_set_child_transition_params(widget.opaque, spring)
    adw_spring_params_unref(spring)
    adw_leaflet_set_visible_child(widget.opaque, top.widget.widget)
    titleDidChange?()
    removeWhatLeft()
  }

  private func letGo(_ page: GTKPage) {
    leaving.append(page.widget)
    // The page stays on the screen until it has moved out, but the user can no longer use it or
    // return to it.
    gtk_widget_set_can_target(page.widget.widget, 0)
    let leafletPage = adw_leaflet_get_page(widget.opaque, page.widget.widget)
    adw_leaflet_page_set_navigatable(leafletPage, 0)
  }

  private func transitionDidEnd() {
    guard !isChanging, adw_leaflet_get_child_transition_running(widget.opaque) == 0 else { return }
    let visible = adw_leaflet_get_visible_child(widget.opaque)
    if let index = pages.firstIndex(where: { $0.widget.widget == visible }) {
      let gone = Array(pages[(index + 1)...])
      for page in gone { letGo(page) }
      pages.removeSubrange((index + 1)...)
      if !gone.isEmpty {
        titleDidChange?()
        userWentBack?(pages.count)
      }
    }
    removeWhatLeft()
  }

  private func removeWhatLeft() {
    guard adw_leaflet_get_child_transition_running(widget.opaque) == 0 else { return }
    let pages = leaving
    leaving = []
    let wasChanging = isChanging
    isChanging = true
    for page in pages {
      dropFocus(in: page)
      adw_leaflet_remove(widget.opaque, page.widget)
    }
    isChanging = wasChanging
  }

  /// Removes the focus from a removed page if no other page has taken it. GTK 4.8 never releases a
  /// widget that is first hidden and then removed while it has the focus.
  private func dropFocus(in page: GTKObject) {
    guard let root = gtk_widget_get_root(page.widget), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, page.widget) != 0
    else { return }
    gtk_root_set_focus(root, nil)
  }
}
