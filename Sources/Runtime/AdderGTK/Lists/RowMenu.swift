internal import Adder
internal import AdderCAdwaita

/// A row's menu, which contains the row's swipe actions. A right click or the menu key opens it.
@MainActor final class RowMenu {
  /// The list with its scroll bars; menus open over it.
  private let widget: GTKObject
  private let listWidget: GTKObject
  private var popover: GTKObject?

  /// - Parameter actions: Returns the actions of the row that a GTK widget shows, with a
  ///   closure that performs an action.
  init(
    over widget: GTKObject, of listWidget: GTKObject,
    actions:
      @escaping @MainActor (GTKObject) -> (
        [SwipeAction], @MainActor (SwipeAction) -> Void
      )?
  ) {
    self.widget = widget
    self.listWidget = listWidget
    let click = GTKObject(new: gtk_gesture_click_new())
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_SECONDARY))
    let gesture = click.opaque
    click.on("pressed") { [weak self] _ in
      var place = (x: 0.0, y: 0.0)
      guard let self, gtk_gesture_get_point(gesture, nil, &place.x, &place.y) != 0,
        let row = row(at: place), let (choices, choose) = actions(row)
      else { return }
      open(choices, over: row, choose)
    }
    let keys = GTKObject(new: gtk_event_controller_key_new())
    keys.on(deciding: "key-pressed") { [weak self] arguments in
      let isShifted = (arguments.integer(2) ?? 0) & Int(GDK_SHIFT_MASK.rawValue) != 0
      let key = arguments.integer(0)
      guard let self, key == Int(GDK_KEY_Menu) || (key == Int(GDK_KEY_F10) && isShifted),
        let child = gtk_widget_get_focus_child(self.listWidget.widget)
      else { return false }
      let row = GTKObject(retaining: child)
      guard let (choices, choose) = actions(row) else { return false }
      open(choices, over: row, choose)
      return true
    }
    for controller in [click, keys] {
      // The widget takes over a reference.
      g_object_ref(controller.pointer)
      gtk_widget_add_controller(listWidget.widget, controller.opaque)
    }
  }

  isolated deinit { close() }

  /// Returns the widget that shows the row at a point.
  private func row(at place: (x: Double, y: Double)) -> GTKObject? {
    var next = gtk_widget_pick(listWidget.widget, place.x, place.y, GTK_PICK_DEFAULT)
    while let widget = next, let parent = gtk_widget_get_parent(widget) {
      if parent == listWidget.widget { return GTKObject(retaining: widget) }
      next = parent
    }
    return nil
  }

  private func open(
    _ actions: [SwipeAction], over row: GTKObject,
    _ choose: @escaping @MainActor (SwipeAction) -> Void
  ) {
    close()
    if actions.isEmpty { return }
    let popover = GTKObject(new: gtk_popover_new())
    self.popover = popover
    let box = GTKObject(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for action in actions {
      let button = GTKObject(new: gtk_button_new_with_label(action.title))
      gtk_widget_add_css_class(button.widget, "flat")
      if action.style == .destructive {
        gtk_widget_add_css_class(button.widget, "destructive-action")
      }
      button.on("clicked") { [weak popover] _ in
        if let popover { gtk_popover_popdown(popover.typed()) }
        choose(action)
      }
      gtk_box_append(box.typed(), button.widget)
    }
    gtk_popover_set_child(popover.typed(), box.widget)
    gtk_widget_set_parent(popover.widget, widget.widget)
    var bounds = graphene_rect_t()
    if gtk_widget_compute_bounds(row.widget, widget.widget, &bounds) != 0 {
      var place = GdkRectangle(
        x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: Int32(bounds.size.width),
        height: Int32(bounds.size.height))
      gtk_popover_set_pointing_to(popover.typed(), &place)
    }
    popover.on("closed") { [weak self, weak popover] _ in
      // Wait until the popover has closed, because GTK still needs it until then.
      whenIdle { if let self, let popover, self.popover === popover { self.close() } }
    }
    gtk_popover_popup(popover.typed())
  }

  private func close() {
    guard let popover else { return }
    self.popover = nil
    // Release the keyboard and the mouse, which the menu grabs while it is open.
    gtk_popover_popdown(popover.typed())
    gtk_widget_unparent(popover.widget)
  }
}
