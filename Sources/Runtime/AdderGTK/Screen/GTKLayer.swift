internal import AdderCAdwaita
internal import Adder

/// A window or a layer presented over it: tabs, each with a navigation stack.
@MainActor final class GTKLayer: LayerDrawing {
  let surface: GTKSurface
  private(set) var stacks: [GTKNavigationStack] = []
  /// Called when the user has selected another tab.
  var userSelectedTab: (@MainActor (GTKNavigationStack) -> Void)?

  /// The widget to which a popover over the layer points. It exists as long as the layer, whichever
  /// page or tab is visible.
  var anchor: GTKObject { surface.isOwnWindow ? surface.object : content }

  private let content = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let tabs = GTKObject(new: adw_view_stack_new())
  private let switcher = GTKObject(new: adw_view_switcher_bar_new())
  private var isChanging = false

  init(_ first: GTKNavigationStack, on surface: GTKSurface) {
    self.surface = surface
    adw_view_switcher_bar_set_stack(switcher.opaque, tabs.opaque)
    gtk_widget_set_vexpand(tabs.widget, 1)
    gtk_box_append(content.typed(), tabs.widget)
    gtk_box_append(content.typed(), switcher.widget)
    surface.setContent(content)
    add(first)
    tabs.on("notify::visible-child") { [weak self] _ in
      guard let self, !isChanging else { return }
      updateTitles()
      userSelectedTab?(stack)
    }
  }

  /// The visible stack.
  var stack: GTKNavigationStack {
    let visible = adw_view_stack_get_visible_child(tabs.opaque)
    return stacks.first { $0.widget.widget == visible } ?? stacks[0]
  }

  func add(_ stack: GTKNavigationStack) {
    stack.showsWindowButtons = surface.isWindow
    stacks.append(stack)
    change {
      let page = adw_view_stack_add(tabs.opaque, stack.widget.widget)
      adw_view_stack_page_set_icon_name(page, stack.pages.first?.view.iconName)
    }
    stack.titleDidChange = { [weak self] in self?.updateTitles() }
    updateTitles()
  }

  func remove(_ stack: GTKNavigationStack) {
    stacks.removeAll { $0 === stack }
    change { adw_view_stack_remove(tabs.opaque, stack.widget.widget) }
  }

  func select(_ stack: GTKNavigationStack) {
    change { adw_view_stack_set_visible_child(tabs.opaque, stack.widget.widget) }
  }

  func present() { surface.present() }

  func close() { surface.close() }

  /// Updates the titles: a tab has the title of the first view on its stack, and a window
  /// that of the visible view.
  private func updateTitles() {
    for stack in stacks {
      let page = adw_view_stack_get_page(tabs.opaque, stack.widget.widget)
      adw_view_stack_page_set_title(page, stack.pages.first?.view.title)
    }
    surface.setTitle(stack.pages.last?.view.title ?? "")
  }

  private func change(_ body: () -> Void) {
    isChanging = true
    body()
    isChanging = false
    updateTitles()
    adw_view_switcher_bar_set_reveal(switcher.opaque, stacks.count > 1 ? 1 : 0)
  }
}
