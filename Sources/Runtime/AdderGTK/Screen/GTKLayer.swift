internal import AdderCAdwaita
internal import Adder

/// A window or what is presented over it: tabs, each with a navigation stack.
@MainActor final class GTKLayer {
  let surface: GTKSurface
  let style: PresentationStyle?
  /// Whether there can be further tabs.
  var hasTabs: Bool
  private(set) var stacks: [GTKNavigationStack] = []
  /// Called when the user has chosen another tab.
  var userSelectedTab: (@MainActor () -> Void)?

  /// What a popover over the layer points at. It is there as long as the layer, whatever page or tab is seen.
  var anchor: GTKObject { surface.isOwnWindow ? surface.object : content }

  private let content = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let tabs = GTKObject(new: adw_view_stack_new())
  private let switcher = GTKObject(new: adw_view_switcher_bar_new())
  private var isChanging = false

  init(
    _ stack: GTKNavigationStack, on surface: GTKSurface, hasTabs: Bool, style: PresentationStyle?
  ) {
    self.surface = surface
    self.hasTabs = hasTabs
    self.style = style
    adw_view_switcher_bar_set_stack(switcher.opaque, tabs.opaque)
    gtk_widget_set_vexpand(tabs.widget, 1)
    gtk_box_append(content.typed(), tabs.widget)
    gtk_box_append(content.typed(), switcher.widget)
    surface.setContent(content)
    add(stack)
    tabs.on("notify::visible-child") { [weak self] _ in
      guard let self, !isChanging else { return }
      updateTitles()
      userSelectedTab?()
    }
  }

  /// The place of the tab that is seen.
  var selected: Int {
    let visible = adw_view_stack_get_visible_child(tabs.opaque)
    return stacks.firstIndex { $0.widget.widget == visible } ?? 0
  }

  /// The stack that is seen.
  var stack: GTKNavigationStack { stacks[selected] }

  /// Whether the user can close what is presented so, and all that it shows lets him.
  var canBeDismissed: Bool {
    style?.isDismissable == true
      && stacks.allSatisfy { $0.views.allSatisfy(\.canBeDismissed) }
  }

  func add(_ stack: GTKNavigationStack) {
    stack.showsWindowButtons = surface.isWindow
    stacks.append(stack)
    change {
      let page = adw_view_stack_add(tabs.opaque, stack.widget.widget)
      adw_view_stack_page_set_icon_name(page, stack.views.first?.iconName)
    }
    stack.titleDidChange = { [weak self] in self?.updateTitles() }
    updateTitles()
  }

  func remove(_ stack: GTKNavigationStack) {
    let isSelected = self.stack === stack
    guard let index = stacks.firstIndex(where: { $0 === stack }), stacks.count > 1 else { return }
    stacks.remove(at: index)
    change {
      if isSelected {
        let next = stacks[min(index, stacks.count - 1)]
        adw_view_stack_set_visible_child(tabs.opaque, next.widget.widget)
      }
      adw_view_stack_remove(tabs.opaque, stack.widget.widget)
    }
  }

  /// Shows other stacks instead of all that are there.
  func replaceAll(with stack: GTKNavigationStack) {
    let old = stacks
    add(stack)
    select(stacks.count - 1)
    for stack in old { remove(stack) }
  }

  func select(_ index: Int) {
    change { adw_view_stack_set_visible_child(tabs.opaque, stacks[index].widget.widget) }
  }

  /// A tab is called after the first view on its stack, a window after the view that is seen.
  private func updateTitles() {
    for stack in stacks {
      let page = adw_view_stack_get_page(tabs.opaque, stack.widget.widget)
      adw_view_stack_page_set_title(page, stack.views.first?.title)
    }
    surface.setTitle(stack.views.last?.title ?? "")
  }

  private func change(_ body: () -> Void) {
    isChanging = true
    body()
    isChanging = false
    updateTitles()
    adw_view_switcher_bar_set_reveal(switcher.opaque, stacks.count > 1 ? 1 : 0)
  }
}
