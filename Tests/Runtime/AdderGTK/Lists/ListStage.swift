import Adder
import AdderCAdwaita
import AdderRuntimeScenarios
import AdderTestSupport
import Testing

@testable import AdderGTK

/// A window with a list.
@MainActor final class ListStage {
  let list = DataDisplayManager()
  let view: GTKListView
  let window = GTKObject(new: gtk_window_new())

  init(height: Int32 = 400) {
    Display.prepare()
    list.register(RowCell.self)
    list.register(WideRowCell.self, for: "Wide")
    list.registerHeader(TitleCell.self)
    view = GTKListView(of: list)
    gtk_window_set_default_size(window.typed(), 300, height)
    gtk_window_set_child(window.typed(), view.widget.widget)
    gtk_window_set_title(window.typed(), "list")
    gtk_window_present(window.typed())
    _ = turn { gtk_widget_get_height(view.listWidget.widget) > 0 }
  }

  isolated deinit { gtk_window_destroy(window.typed()) }

  /// Lets GTK lay out and draw the changes.
  func settle() {
    var frames = 0
    let clock = GTKObject(
      retaining: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(view.listWidget.widget)!))
    let connection = clock.on("after-paint") { _ in frames += 1 }
    gtk_widget_queue_draw(view.listWidget.widget)
    _ = turn {
      frames > 1
        || {
          gtk_widget_queue_draw(view.listWidget.widget); return false
        }()
    }
    connection.disconnect()
    turnOnce()
  }

  var model: OpaquePointer { gtk_list_view_get_model(view.listWidget.opaque) }

  /// The text of each item, requested from the model as GTK does.
  var items: [String] {
    (0..<g_list_model_get_n_items(model)).map { index in
      guard let item = g_list_model_get_item(model, index) else { return "none" }
      defer { g_object_unref(item) }
      return describe(item)
    }
  }

  /// Returns the text of an item's row.
  func describe(_ item: UnsafeMutableRawPointer) -> String {
    switch (SwiftClass.payload(of: item) as? ListItem)?.element {
    case .row(let position)?: (list.cellObject(at: position) as? Row)?.description ?? "lost"
    case .header(let section)?: frame(list.header(ofSection: section))
    case .footer(let section)?: frame(list.footer(ofSection: section))
    case nil: "gone"
    }
  }

  private func frame(_ object: (any CellObject)?) -> String {
    (object as? Title).map { $0.id + $0.text } ?? "lost"
  }

  /// The text of each row widget that exists at the moment, from first to last.
  var shown: [String] { rowWidgets.map(text) }

  var rowWidgets: [UnsafeMutablePointer<GtkWidget>] {
    var rows: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(view.listWidget.widget)
    while let row = child {
      if row.isA(g_type_from_name("GtkListItemWidget")) { rows.append(row) }
      child = gtk_widget_get_next_sibling(row)
    }
    return rows
  }

  func text(of row: UnsafeMutablePointer<GtkWidget>) -> String {
    row.descendants.first { $0.isA(gtk_label_get_type()) }
      .flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) } ?? ""
  }

  func row(showing text: String) -> UnsafeMutablePointer<GtkWidget>? {
    rowWidgets.first { self.text(of: $0) == text }
  }

  var selection: [Int] {
    (0..<g_list_model_get_n_items(model)).filter { gtk_selection_model_is_selected(model, $0) != 0 }
      .map(Int.init)
  }

  /// Returns the top edge of a row relative to the list view, in points.
  func top(of text: String) -> Float? {
    guard let row = row(showing: text) else { return nil }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(row, view.widget.widget, &bounds) != 0 else { return nil }
    return bounds.origin.y
  }

  /// The scroll position of the list, in points.
  var offset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(view.widget.opaque)) }
    set {
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(view.widget.opaque), newValue)
      settle()
    }
  }

  /// The text of the row with the keyboard focus.
  var focused: String? {
    gtk_window_get_focus(window.typed()).map { text(of: $0) }
  }

  func focus(_ text: String) { _ = row(showing: text).map { gtk_widget_grab_focus($0) } }

  /// Presses keys like a user.
  func press(_ keys: String...) throws {
    for key in keys {
      try Xdotool.run("search", "--name", "^list$", "windowfocus", "--sync", "key", key)
      wait()
    }
  }

  /// The items of the open menu.
  var menu: [String] { menuButtons.map(text) }

  private var menuButtons: [UnsafeMutablePointer<GtkWidget>] {
    view.widget.widget.descendants.filter {
      $0.isA(gtk_button_get_type()) && $0.ancestor(gtk_popover_get_type()) != nil
    }
  }

  func choose(_ title: String) {
    menuButtons.first { text(of: $0) == title }.map { GTKObject(retaining: $0) }?.emit("clicked")
  }

  /// Waits until external events have been handled.
  private func wait() {
    let end = g_get_monotonic_time() + 60_000
    _ = turn { g_get_monotonic_time() > end }
  }

  /// Clicks a row like a user.
  func click(_ text: String, button: Int = 1) throws {
    let row = try #require(self.row(showing: text))
    var bounds = graphene_rect_t()
    var edge: (x: Double, y: Double) = (0, 0)
    _ = gtk_widget_compute_bounds(row, window.widget, &bounds)
    gtk_native_get_surface_transform(window.opaque, &edge.x, &edge.y)
    try Xdotool.click(
      (Int(edge.x) + 100, Int(edge.y + Double(bounds.origin.y + bounds.size.height / 2))),
      inWindow: "^list$", button: button)
    wait()
  }
}

/// A copy of a list's contents that is updated only by the list's signals.
@MainActor final class ListFollower {
  private(set) var items: [UnsafeMutableRawPointer] = []
  private(set) var texts: [String] = []
  private(set) var signals: [(index: Int, removed: Int, added: Int)] = []
  private let stage: ListStage
  private let holdsItems: Bool
  private let slice: OpaquePointer
  private var connection: GTKSignalConnection?

  init(of stage: ListStage, holdsItems: Bool) {
    self.stage = stage
    self.holdsItems = holdsItems
    g_object_ref(UnsafeMutableRawPointer(stage.model))
    slice = gtk_slice_list_model_new(stage.model, 0, .max)
    take(0, 0, Int(g_list_model_get_n_items(stage.model)))
    connection = GTKObject(retaining: UnsafeMutableRawPointer(stage.model)).on("items-changed") {
      [unowned self] arguments in
      let numbers = (0..<3).map { arguments.integer($0) ?? -1 }
      signals.append((numbers[0], numbers[1], numbers[2]))
      take(numbers[0], numbers[1], numbers[2])
      #expect(texts.count == Int(g_list_model_get_n_items(stage.model)))
      #expect(g_list_model_get_n_items(slice) == g_list_model_get_n_items(stage.model))
    }
  }

  isolated deinit {
    connection?.disconnect()
    for item in items { g_object_unref(item) }
    g_object_unref(UnsafeMutableRawPointer(slice))
  }

  func forgetSignals() { signals = [] }

  private func take(_ index: Int, _ removed: Int, _ added: Int) {
    guard index >= 0, index + removed <= texts.count else {
      Issue.record("\(removed) rows leave at \(index), of \(texts.count)")
      return
    }
    let new = (index..<index + added).compactMap { g_list_model_get_item(stage.model, guint($0)) }
    #expect(new.count == added)
    texts.replaceSubrange(index..<index + removed, with: new.map(name))
    guard holdsItems else { return new.forEach { g_object_unref($0) } }
    for item in items[index..<index + removed] { g_object_unref(item) }
    items.replaceSubrange(index..<index + removed, with: new)
  }

  /// Returns a row's identity, without the text that can change.
  private func name(_ item: UnsafeMutableRawPointer) -> String {
    String(stage.describe(item).prefix { $0 != ":" })
  }

  /// Compares the copy with the current list.
  ///
  /// - Parameter isAnew: True if the list was reloaded. In that case, the copy's text is updated
  ///   first, because no separate signals are emitted for rows whose content has changed.
  func check(isAnew: Bool, _ comment: Comment) {
    let wanted = stage.items.map { String($0.prefix { $0 != ":" }) }
    if isAnew { texts = wanted }
    #expect(texts == wanted, comment)
    #expect(g_list_model_get_n_items(slice) == texts.count, comment)
    #expect(items.count == (holdsItems ? texts.count : 0), comment)
    for index in items.indices {
      let item = g_list_model_get_item(stage.model, guint(index))
      let same = g_list_model_get_item(slice, guint(index))
      #expect(item == items[index] && same == item, comment)
      for item in [item, same] { if let item { g_object_unref(item) } }
    }
  }
}
